import Foundation

extension NotificationCenter {
  /// Sends each notification of a name, from one object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The stream of ``publisher(for:object:)``.
  public struct Publisher: InbetweenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let observation = Observation()
      observation.outlets.add(subscriber, latest: nil, keeping: observation)
      guard !observation.outlets.isEmpty else { return }
      observation.token = center.addObserver(forName: name, object: object, queue: nil) {
        [outlets = observation.outlets] in outlets.send($0)
      }
      observation.center = center
      observation.outlets.onEmpty = { [unowned observation] in observation.stop() }
    }
  }

  /// One listener's place at the notification centre.
  private final class Observation {
    let outlets = Outlets<Notification, Never>()
    var token: (any NSObjectProtocol)?
    var center: NotificationCenter?

    func stop() {
      if let token { center?.removeObserver(token) }
      token = nil
    }

    deinit { stop() }
  }
}
