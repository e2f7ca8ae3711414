/// Nodes that want to be asked on each frame, or after each update.
extension Graph {
  package func follow(_ follower: any FrameFollower) {
    let id = ObjectIdentifier(follower)
    if frameFollowers.updateValue(follower, forKey: id) == nil { followerOrder.append(id) }
  }

  package func unfollow(_ follower: any FrameFollower) {
    let id = ObjectIdentifier(follower)
    if frameFollowers.removeValue(forKey: id) != nil { followerOrder.removeAll { $0 == id } }
  }

  package func addReader(_ reader: any SettleReader) {
    let id = ObjectIdentifier(reader)
    if readers.updateValue(reader, forKey: id) == nil { readerOrder.append(id) }
  }

  package func removeReader(_ reader: any SettleReader) {
    let id = ObjectIdentifier(reader)
    if readers.removeValue(forKey: id) != nil { readerOrder.removeAll { $0 == id } }
  }

  /// Whether anybody looks at sizes and places.
  package var hasLayoutReaders: Bool { !layoutReaders.isEmpty }

  package func addLayoutReader(_ reader: any LayoutReader) {
    let id = ObjectIdentifier(reader)
    if layoutReaders.updateValue(reader, forKey: id) == nil { layoutReaderOrder.append(id) }
  }

  package func removeLayoutReader(_ reader: any LayoutReader) {
    let id = ObjectIdentifier(reader)
    if layoutReaders.removeValue(forKey: id) != nil { layoutReaderOrder.removeAll { $0 == id } }
  }

  /// What the vocabulary keeps once for a whole graph, made on first use.
  package func service<Service: AnyObject>(
    _ type: Service.Type, _ make: () -> Service
  ) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = make()
    services[ObjectIdentifier(type)] = made
    return made
  }
}

/// A node that wants to be asked for each frame while it is registered.
@MainActor
package protocol FrameFollower: AnyObject { func frame(at time: Double) }

/// A node that looks at the tree once an update is done.
@MainActor
package protocol SettleReader: AnyObject { func settle() }

/// A node that looks at sizes and places once a layout is done, and may ask for more in the same
/// update.
@MainActor
package protocol LayoutReader: AnyObject { func layoutDidFinish() }
