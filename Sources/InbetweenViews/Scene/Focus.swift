import Foundation
import InbetweenViewGraph

/// Which field of a stage gets what is typed.
@MainActor
final class FocusCenter: SharedObject {
  private unowned let graph: Graph
  private weak var owner: FocusTarget?

  init(graph: Graph) { self.graph = graph }

  var focused: FocusTarget? { owner }

  /// Gives the focus to a field, or to none.
  func give(to target: FocusTarget?) {
    if owner === target { return }
    let before = owner
    owner = target
    before?.focusDidChange(false)
    target?.focusDidChange(true)
  }

  func drop(_ target: FocusTarget) { if owner === target { owner = nil } }
}

/// Something that can have the focus.
@MainActor
final class FocusTarget {
  weak var center: FocusCenter?
  /// Tells the view whether it has the focus.
  var onChange: (Bool) -> Void = { _ in }
  /// Takes typed characters; a line feed submits.
  var type: (String) -> Void = { _ in }
  /// Takes the last character away.
  var deleteBackward: () -> Void = {}

  func focusDidChange(_ isFocused: Bool) { onChange(isFocused) }
}

extension Graph {
  /// Types text into the field that has the focus; answers whether one has it. A line feed submits,
  /// a backspace (`\u{8}`) deletes.
  @discardableResult
  package func type(_ text: String) -> Bool {
    guard let target = shared(FocusCenter.self).focused else { return false }
    for character in text {
      if character == "\u{8}" || character == "\u{7F}" {
        target.deleteBackward()
      } else {
        target.type(String(character))
      }
    }
    return true
  }

  /// Takes the focus away from whatever field has it.
  package func resignFocus() { shared(FocusCenter.self).give(to: nil) }
}

/// Which of a view's fields has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let initial: Value
  private var location: StateLocation<Value>?

  // Constraints stand here and not on extensions, so that a field without a value is not one of
  // the memberwise initializer's.
  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return onMain { location.read() }
    }
    nonmutating set {
      guard let location else { return }
      // Both stay on the thread they are on; see `onMain`.
      nonisolated(unsafe) let (value, transaction) = (newValue, Transaction.current)
      onMain { location.write(value, transaction: transaction) }
    }
  }

  public var projectedValue: Binding { Binding(state: self) }

  /// A way to read and write which field has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState<Value>

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }

    /// The value while nothing has the focus.
    fileprivate var none: Value { state.initial }
  }
}

extension FocusState: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let state = property.assumingMemoryBound(to: Self.self)
    state.pointee.location = owner.next {
      StateLocation(state.pointee.initial, graph: owner.node.graph)
    }
  }
}

/// What a view around a field says of its focus.
struct FocusRequest {
  /// The field should have the focus.
  var isWanted: Bool
  /// Tells the view around that the field has it or lost it.
  var didChange: (Bool) -> Void
}

private enum FocusRequestKey: EnvironmentKey {
  static var defaultValue: FocusRequest? { nil }
}

extension EnvironmentValues {
  var focusRequest: FocusRequest? {
    get { self[FocusRequestKey.self] }
    set { self[FocusRequestKey.self] = newValue }
  }
}

/// Binds the focus of a field to a value.
private struct FocusedModifier<Value: Hashable> {
  var binding: FocusState<Value>.Binding
  var value: Value
}

extension FocusedModifier: ViewModifier {
  func body(content: Content) -> some View {
    let request = FocusRequest(
      isWanted: binding.wrappedValue == value,
      didChange: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
    content.transformEnvironment(\.focusRequest) { $0 = request }
  }
}

extension View {
  /// The field below has the focus while the value is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// The field below has the focus while the binding has the value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Keyboards do not move a focus here, so that only fields have it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
