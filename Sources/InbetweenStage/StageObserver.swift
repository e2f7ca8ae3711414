/// Somebody who looks at a stage more often than it draws frames.
@MainActor
package protocol StageObserver: AnyObject {
  /// Seconds between two looks, counted from 0 s; between frames what runs is drawn for them alone.
  var interval: Double { get }
  /// Called when the list shows the present moment: at each frame, at each look, and after each
  /// event.
  func look(at stage: Stage)
}
