import Foundation

/// Whether two values have the same bytes.
///
/// Same bytes mean the same value: a reference is the same object, a string or array the same
/// storage (which neither side can have changed, since both hold it). Different bytes do not mean
/// different values (padding, equal copies): the answer "no" costs an evaluation, never a wrong
/// picture.
@inline(__always)
package func bitwiseEqual<T>(_ a: T, _ b: T) -> Bool {
  let size = MemoryLayout<T>.size
  if size == 0 { return true }
  return withUnsafeBytes(of: a) { x in
    withUnsafeBytes(of: b) { y in
      memcmp(x.baseAddress!, y.baseAddress!, size) == 0
    }
  }
}

/// Whether two values are equal: by `==` where the type has it, else by their bytes.
package func valuesEqual<T>(_ a: T, _ b: T) -> Bool {
  if bitwiseEqual(a, b) { return true }
  if let a = a as? any Equatable { return isEqual(a, b) }
  return false
}

private func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
  guard let b = b as? E else { return false }
  return a == b
}
