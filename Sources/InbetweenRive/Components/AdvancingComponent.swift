/// A component that has its own time.
protocol AdvancingComponent: AnyObject {
  func advance(_ seconds: Float, isNewFrame: Bool) -> Bool
}
