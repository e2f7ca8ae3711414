import InbetweenViewGraph

/// Rows that belong together, with a title above and a note below.
public struct Section<Parent, Content, Footer> {
  var header: Parent
  var content: Content
  var footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The older order.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SectionNode(view, context)
  }
}

/// The part that a view has in a section.
struct SectionPart: Equatable {
  enum Kind { case header, row, footer }

  var section: ObjectIdentifier
  var kind: Kind
}

enum SectionPartTrait: ViewTraitKey {
  static var defaultValue: SectionPart? { nil }
}

/// Hands on its views, each with the part it has.
private final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<
  Section<Parent, Content, Footer>
>
{
  private var header: TypedNode<Parent>!
  private var content: TypedNode<Content>!
  private var footer: TypedNode<Footer>!

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    derive()
    header = Parent._makeNode(view.header, inner(titleEnvironment))
    content = Content._makeNode(view.content, childContext)
    footer = Footer._makeNode(view.footer, inner(noteEnvironment))
  }

  /// The environments of the header and the footer, made anew only with the one around.
  private lazy var titleEnvironment = environment
  private lazy var noteEnvironment = environment
  private var source: UInt64?

  private func derive() {
    if source == environment.version { return }
    source = environment.version
    titleEnvironment = environment
    noteEnvironment = environment
    guard environment.isInList else { return }
    let secondary = [AnyShapeStyle(HierarchicalShapeStyle.secondary)]
    let isLarge = environment.headerProminence == .increased
    titleEnvironment.font =
      isLarge
      ? .title2.bold() : .system(size: Looks.list(.headerFontSize), weight: .semibold)
    titleEnvironment.foreground =
      isLarge ? environment.foreground : environment.foreground.setting(secondary)
    noteEnvironment.font = .system(size: Looks.list(.footerFontSize))
    noteEnvironment.foreground = environment.foreground.setting(secondary)
  }

  private func inner(_ environment: EnvironmentValues) -> NodeContext {
    var context = childContext
    context.environment = environment
    return context
  }

  override func refresh() {
    derive()
    header.update(view.header, environment: titleEnvironment)
    content.update(view.content, environment: environment)
    footer.update(view.footer, environment: noteEnvironment)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    derive()
    header.inherit(titleEnvironment)
    content.inherit(new)
    footer.inherit(noteEnvironment)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(header)
    visit(content)
    visit(footer)
  }

  override func collect(into outputs: inout [RenderNode]) {
    let parts: [(ViewNode, SectionPart.Kind)] = [
      (header, .header), (content, .row), (footer, .footer),
    ]
    for (node, kind) in parts {
      let start = outputs.count
      node.collect(into: &outputs)
      for output in outputs[start...] {
        output.traits[ObjectIdentifier(SectionPartTrait.self)] = SectionPart(
          section: ObjectIdentifier(self), kind: kind)
      }
    }
  }

  override var name: String { "Section" }
}
