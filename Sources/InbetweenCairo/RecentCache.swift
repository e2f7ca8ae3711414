/// A dictionary that forgets what has not been asked for lately: entries live in a young and an old
/// generation of at most `limit` each; when the young one is full it becomes the old one.
final class RecentCache<Key: Hashable, Value> {
  let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  func value(_ key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = young[key] { return value }
    let value = try old[key] ?? make()
    if young.count >= limit { (old, young) = (young, [:]) }
    young[key] = value
    return value
  }
}
