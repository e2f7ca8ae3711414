import Foundation
import InbetweenViewGraph

/// A field as it is shown and typed into.
struct FieldBody<Label: View>: View {
  @Binding var text: String
  var prompt: Text?
  var label: Label
  var isSecure: Bool
  var isMultiline: Bool
  var onEditingChanged: (Bool) -> Void
  var onCommit: () -> Void

  @Environment(\.textFieldStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.focusRequest) private var request
  @Environment(\.submitActions) private var submitActions
  @State private var target = FocusTarget()
  @State private var isFocused = false

  var body: some View {
    style.dress(AnyView(content), isFocused: isFocused)
      .contentShape(Rectangle())
      .gesture(ButtonGesture(action: { focus(true) }, onPress: { _ in }))
      .modifier(
        ElementModifier(
          ElementFacts(
            role: isSecure ? .secureField : .textField, value: text,
            activate: { focus(true) },
            setValue: { new in
              text = new
              return true
            }))
      )
      .modifier(FocusConnection(connect: connect))
      .onChange(of: request?.isWanted ?? false, initial: true) { _, isWanted in
        if isWanted != isFocused { focus(isWanted) }
      }
  }

  private var content: some View {
    ZStack(alignment: isMultiline ? .topLeading : .leading) {
      if text.isEmpty {
        // The title is shown where nothing has been entered yet, unless a prompt is.
        if let prompt {
          prompt.foregroundStyle(.placeholder).accessibilityHidden(true)
          label.modifier(UnseenModifier())
        } else {
          label.foregroundStyle(.placeholder)
        }
        if isFocused { Caret() }
      } else {
        label.modifier(UnseenModifier())
        HStack(spacing: 0) {
          Text(verbatim: shown).lineLimit(isMultiline ? nil : 1).accessibilityHidden(true)
          if isFocused { Caret() }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var shown: String {
    isSecure ? String(repeating: "•", count: text.count) : text
  }

  private func focus(_ isWanted: Bool) {
    guard isEnabled, let center = target.center else { return }
    if isWanted {
      center.give(to: target)
    } else if center.focused === target {
      center.give(to: nil)
    }
  }

  /// Brings what the target does up to date with the view.
  private func connect(_ center: FocusCenter) {
    target.center = center
    target.onChange = { isFocused in
      self.isFocused = isFocused
      request?.didChange(isFocused)
      onEditingChanged(isFocused)
    }
    target.type = { characters in
      if characters == "\n", !isMultiline {
        onCommit()
        submitActions()
        center.give(to: nil)
      } else {
        text += characters
      }
    }
    target.deleteBackward = { if !text.isEmpty { text.removeLast() } }
  }
}

/// The mark of the place where the next character goes. It does not blink, so that a view with a
/// focused field comes to rest.
private struct Caret: View {
  @Environment(\.font) private var font

  var body: some View {
    Text(verbatim: " ").accessibilityHidden(true).frame(width: Looks.control(.caretWidth))
      .background(.tint)
  }
}

/// Connects a field with the focus of its stage.
private struct FocusConnection {
  var connect: @MainActor (FocusCenter) -> Void
}

extension FocusConnection: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> WrapperRenderNode {
    connect(owner.graph.shared(FocusCenter.self))
    return WrapperRenderNode(child, owner: owner)
  }

  func _updateLayer(_ layer: WrapperRenderNode, owner: ViewNode) {
    connect(owner.graph.shared(FocusCenter.self))
  }
}
