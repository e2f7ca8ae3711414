import InbetweenViewGraph

/// A part of a control as its style gets it: a view whose type does not matter.
public struct _StyledContent<Control, Part>: View {
  package let content: AnyView

  package init<V: View>(_ content: V) { self.content = AnyView(content) }

  public var body: some View { content }
}

/// Content that is made where it is shown, so that what it reads is noted there.
struct MadeContent<Content: View> {
  var make: () -> Content

  init(_ make: @escaping () -> Content) { self.make = make }
}

extension MadeContent: View {
  var body: some View { make() }
}

/// The parts of controls, which tell their styled contents apart.
public enum _LabelPart {}
public enum _IconPart {}
public enum _TitlePart {}
public enum _ContentPart {}
public enum _ValuePart {}
