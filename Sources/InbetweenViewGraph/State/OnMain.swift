/// Runs a closure of the main actor's where the compiler cannot see that this is its thread.
///
/// State, bindings and transactions are read and written by closures that Apple's interface does
/// not isolate; views live on the main actor. The cast only drops the isolation from the type:
/// both types have the same representation.
@inline(__always)
package func onMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> T).self)()
  }
}
