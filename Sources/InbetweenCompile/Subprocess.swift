import Foundation

/// A program that ran to its end.
struct Subprocess {
  let status: Int32
  /// Whether a signal ended it; `status` is then the signal's number.
  let wasSignaled: Bool
  let output: String
  let errors: String

  /// Runs a program and waits for it.
  ///
  /// Output goes through files, since a full pipe that nobody empties would stop the program.
  init(_ program: String, _ arguments: [String], in scratch: URL) throws {
    let outputFile = scratch.appendingPathComponent("stdout")
    let errorFile = scratch.appendingPathComponent("stderr")
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    wasSignaled = process.terminationReason == .uncaughtSignal
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }
}

/// A folder that is gone when the work is done.
public func withScratchDirectory<R>(_ body: (URL) throws -> R) throws -> R {
  var template = Array(
    FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-XXXXXX").path
      .utf8CString)
  guard mkdtemp(&template) != nil else {
    throw CompileError.file(
      "cannot make a folder in \(FileManager.default.temporaryDirectory.path): "
        + String(cString: strerror(errno)))
  }
  let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  let folder = URL(fileURLWithPath: path, isDirectory: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
