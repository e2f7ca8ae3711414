/// Everything that a stage saw: presentation values, events, transactions.
public struct Recording: Sendable {
  /// One scalar of one attribute of one view, frame by frame.
  public struct Track: Sendable {
    public var owner: String
    public var attribute: String
    public var unit: String
    public var samples: [(time: Double, value: Double)]
  }

  public struct Event: Sendable {
    public var time: Double
    public var kind: String
    public var name: String
    public var owner: String
  }

  /// A change of a model value, and how it was shown.
  public struct TransactionLine: Sendable {
    public var time: Double
    public var owner: String
    public var attribute: String
    public var trace: String
  }

  public var framesPerSecond: Double
  public var duration: Double
  public var tracks: [Track] = []
  public var events: [Event] = []
  public var transactions: [TransactionLine] = []

  package init(framesPerSecond: Double, duration: Double) {
    self.framesPerSecond = framesPerSecond
    self.duration = duration
  }
}
