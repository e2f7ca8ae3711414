/// Shows what is below its parent only inside the shapes below another part.
public final class ClippingShape: Component {
  /// The part whose shapes are the window.
  public let source: Component

  public init(_ source: Component) {
    self.source = source
    super.init("")
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(.clippingShape)
    record.set(.clipSource, ids[source])
    return [record]
  }
}
