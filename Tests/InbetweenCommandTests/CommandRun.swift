import Foundation
import InbetweenCompile

/// The built command, run as a person runs it, in a folder of its own.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = Installation.current.folder.appendingPathComponent("inbetween")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let outputFile = folder.appendingPathComponent(".stdout")
    let errorFile = folder.appendingPathComponent(".stderr")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
    for file in [outputFile, errorFile] { try FileManager.default.removeItem(at: file) }
  }
}

/// A folder with the files, for one test.
func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
  try withScratchDirectory { folder in
    for (name, text) in files {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
    }
    try body(folder)
  }
}

/// The names of the files in a folder.
func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}
