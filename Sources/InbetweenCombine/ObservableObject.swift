import Foundation

/// An object that says before it changes.
///
/// The default ``objectWillChange`` sends before each change of an ``Published`` property. A class
/// that defines one of its own sends by itself.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes; the same one each time for one object.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(for: self)
  }
}

/// Sends nothing but the fact that something is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let outlets = Outlets<Void, Never>()

  public init() {}

  public func send() { outlets.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    outlets.add(subscriber, latest: nil)
  }
}

/// The default publisher of each object that was asked for one.
///
/// An entry holds its object weakly, so it keeps nothing alive and cannot be taken for an object
/// that later gets the same address. Entries of objects that are gone are swept out whenever the
/// table has doubled, so it stays within twice the number of living objects.
private final class PublisherTable: @unchecked Sendable {
  // Sendable: `entries` and `sweepAt` are only touched under `lock`.
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let (publisher, isNew) = lock.withLock {
      if let entry = entries[key], entry.object === object { return (entry.publisher, false) }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, 2 * entries.count)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, true)
    }
    if isNew { connect(object, to: publisher) }
    return publisher
  }

  /// Finds the published properties of an object, those of its superclasses included. Until an
  /// object is observed for the first time, its properties pay nothing for this.
  private func connect(_ object: AnyObject, to publisher: ObservableObjectPublisher) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for case let property as any PublishedProperty in level.children.map(\.value) {
        property.willChange(sends: publisher)
      }
      mirror = level.superclassMirror
    }
  }
}
