import Foundation
import InbetweenViewGraph

/// Something that can be dragged from one view to another.
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Color: Transferable {}
extension Image: Transferable {}

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a view would do with what is over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dragged over a view.
public struct DropInfo {
  /// Where it is in the view, points.
  public let location: CGPoint
  /// What is dragged.
  package let payload: Any
}

/// A view that follows what is dragged over it.
@MainActor @preconcurrency
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
  func validateDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged on a stage, and the views that it may be dropped on.
@MainActor
final class DragCenter: SharedObject {
  private struct Entry { weak var layer: DropLayer? }
  private var entries: [Entry] = []
  private var payload: Any?
  private weak var target: DropLayer?

  init(graph: Graph) {}

  func add(_ layer: DropLayer) { entries.append(Entry(layer: layer)) }

  func remove(_ layer: DropLayer) {
    entries.removeAll { $0.layer == nil || $0.layer === layer }
    if target === layer { target = nil }
  }

  /// The innermost view at a point that takes what is dragged.
  private func layer(at point: CGPoint, _ payload: Any) -> DropLayer? {
    entries.compactMap(\.layer)
      .filter { layer in
        layer.owner.isAttached && layer.frameOnRoot?.contains(point) == true
          && layer.reaction.accepts(DropInfo(location: layer.place(of: point), payload: payload))
      }
      .max { $0.owner.depth < $1.owner.depth }
  }

  func move(_ payload: Any, to point: CGPoint) {
    self.payload = payload
    let new = layer(at: point, payload)
    if new !== target {
      if let target { target.reaction.exited(target.info(point, payload)) }
      if let new { new.reaction.entered(new.info(point, payload)) }
      target = new
    }
    if let new { new.reaction.updated(new.info(point, payload)) }
  }

  func drop(at point: CGPoint) {
    defer {
      payload = nil
      target = nil
    }
    guard let payload, let layer = layer(at: point, payload) else { return cancel(at: point) }
    _ = layer.reaction.perform(layer.info(point, payload))
    layer.reaction.exited(layer.info(point, payload))
  }

  func cancel(at point: CGPoint) {
    if let target, let payload { target.reaction.exited(target.info(point, payload)) }
    payload = nil
    target = nil
  }
}

/// What a view does with what is dragged over it.
struct DropReaction {
  var accepts: (DropInfo) -> Bool
  var entered: (DropInfo) -> Void
  var updated: (DropInfo) -> Void = { _ in }
  var exited: (DropInfo) -> Void
  var perform: (DropInfo) -> Bool
}

private struct DropModifier {
  var reaction: DropReaction
}

extension DropModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> DropLayer {
    let layer = DropLayer(child, reaction, owner: owner)
    owner.graph.shared(DragCenter.self).add(layer)
    return layer
  }

  func _updateLayer(_ layer: DropLayer, owner: ViewNode) { layer.reaction = reaction }
}

final class DropLayer: WrapperRenderNode {
  var reaction: DropReaction

  init(_ child: RenderNode, _ reaction: DropReaction, owner: ViewNode) {
    self.reaction = reaction
    super.init(child, owner: owner)
  }

  func place(of point: CGPoint) -> CGPoint { localPoint(point) ?? point }

  func info(_ point: CGPoint, _ payload: Any) -> DropInfo {
    DropInfo(location: place(of: point), payload: payload)
  }

  override func detach() {
    super.detach()
    graph.shared(DragCenter.self).remove(self)
  }
}

/// A way from a view to the stage it is on.
@MainActor
private final class GraphBox {
  weak var layer: RenderNode?

  nonisolated init() {}

  var center: DragCenter? { layer?.graph.shared(DragCenter.self) }
}

private struct GraphBoxModifier {
  var box: GraphBox
}

extension GraphBoxModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> WrapperRenderNode {
    let layer = WrapperRenderNode(child, owner: owner)
    box.layer = layer
    return layer
  }

  func _updateLayer(_ layer: WrapperRenderNode, owner: ViewNode) { box.layer = layer }
}

/// Content that can be picked up by a long press and carried to another view.
private struct DraggableModifier<Payload, Preview: View> {
  var payload: () -> Payload
  var preview: Preview?
  @State private var box = GraphBox()
  /// Where the finger is on the stage.
  @State private var location: CGPoint?

  init(
    payload: @escaping () -> Payload, preview: Preview?
  ) {
    self.payload = payload
    self.preview = preview
  }
}

extension DraggableModifier: ViewModifier {
  func body(content: Content) -> some View {
    PresentationView(
      content:
        content
        .opacity(location == nil ? 1 : 0.4)
        .modifier(GraphBoxModifier(box: box))
        .highPriorityGesture(drag),
      id: location == nil ? nil : true
    ) {
      let place = location ?? .zero
      return [
        .init(
          view: AnyView(
            Group { if let preview { preview } else { content } }
              .fixedSize()
              .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
              .position(place)
              .ignoresSafeArea()
              .allowsHitTesting(false)),
          transition: .identity)
      ]
    }
  }

  @MainActor private var drag: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .onChanged { value in
        guard case .second(true, let drag?) = value else { return }
        location = drag.location
        box.center?.move(payload(), to: drag.location)
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        box.center?.drop(at: drag.location)
        location = nil
      }
  }
}

extension View {
  /// Lets a finger that rests on the view pick it up and carry it to a view that takes what it
  /// stands for.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DraggableModifier(payload: payload, preview: EmptyView?.none))
  }

  /// - Parameter preview: what the finger carries.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: payload, preview: preview()))
  }

  /// Takes things of a type that are dropped on the view.
  ///
  /// - Parameters:
  ///   - action: gets what was dropped and where in the view; answers whether it takes it.
  ///   - isTargeted: runs when such a thing comes over the view and when it leaves.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        reaction: DropReaction(
          accepts: { $0.payload is T }, entered: { _ in isTargeted(true) },
          exited: { _ in isTargeted(false) },
          perform: { info in (info.payload as? T).map { action([$0], info.location) } ?? false })))
  }

  /// Tells a delegate what is dragged over the view.
  ///
  /// - Parameter supportedContentTypes: not looked at: the delegate says what it takes.
  public nonisolated func onDrop<T>(
    of supportedContentTypes: [T], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropModifier(
        reaction: DropReaction(
          accepts: { info in
            // They stay on the thread they are on; see `onMain`.
            nonisolated(unsafe) let (delegate, info) = (delegate, info)
            return onMain { delegate.validateDrop(info: info) }
          },
          entered: { info in
            nonisolated(unsafe) let (delegate, info) = (delegate, info)
            onMain { delegate.dropEntered(info: info) }
          },
          updated: { info in
            nonisolated(unsafe) let (delegate, info) = (delegate, info)
            onMain { _ = delegate.dropUpdated(info: info) }
          },
          exited: { info in
            nonisolated(unsafe) let (delegate, info) = (delegate, info)
            onMain { delegate.dropExited(info: info) }
          },
          perform: { info in
            nonisolated(unsafe) let (delegate, info) = (delegate, info)
            return onMain { delegate.performDrop(info: info) }
          })))
  }
}
