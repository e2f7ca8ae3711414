import CGetopt
import Glibc

/// One option of a verb, as the table of the verb lists it.
struct Option {
  /// The long name, without dashes.
  let name: String
  /// The letter of the short form.
  var letter: Character?
  /// What stands for the value in the help; nil for an option without a value.
  var value: String?
  /// One sentence.
  let help: String
}

/// The words of a command line, sorted by a table of options.
struct ParsedOptions {
  /// Words that are no options, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the words by the C library's getopt_long.
  init(_ arguments: [String], table: [Option]) throws(UsageError) {
    // Names stand at their places in the table; a code above all letters marks the place.
    let firstCode: Int32 = 1000
    let names = table.map { strdup($0.name) }
    defer { for name in names { free(name) } }
    var options = table.indices.map { index in
      option(
        name: names[index], has_arg: table[index].value == nil ? 0 : 1, flag: nil,
        val: firstCode + Int32(index))
    }
    options.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    // The colon first: a missing value is told apart from an unknown option.
    let letters = table.reduce(into: ":") { text, option in
      guard let letter = option.letter else { return }
      text += String(letter) + (option.value == nil ? "" : ":")
    }
    var words: [UnsafeMutablePointer<CChar>?] = (["inbetween"] + arguments).map { strdup($0) }
    // getopt_long moves the pointers about, but loses none.
    defer { for word in words { free(word) } }
    words.append(nil)
    let count = Int32(arguments.count + 1)
    getopt_begin()
    while true {
      let code = getopt_long(count, &words, letters, options, nil)
      if code == -1 { break }
      let word = words[Int(max(getopt_place() - 1, 0))].map { String(cString: $0) } ?? ""
      if code == Int32(UInt8(ascii: "?")) {
        throw UsageError("there is no option '\(word)'")
      }
      if code == Int32(UInt8(ascii: ":")) {
        throw UsageError("the option '\(word)' needs a value after it")
      }
      let index =
        code >= firstCode
        ? Int(code - firstCode)
        : table.firstIndex { $0.letter?.asciiValue.map(Int32.init) == code } ?? 0
      let value = table[index].value == nil ? "" : String(cString: getopt_value())
      values[table[index].name, default: []].append(value)
    }
    operands = words[Int(getopt_place())...].compactMap { $0.map { String(cString: $0) } }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  /// The value of the option; of several the last.
  subscript(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// The command line is wrong: what, and how it is written.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension [Option] {
  /// The table as lines of help.
  var help: String {
    let left = map { option -> String in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return "  \(letter)--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }
    let width = (left.map(\.count).max() ?? 0) + 2
    return zip(left, self).map { text, option in
      text + String(repeating: " ", count: width - text.count) + option.help
    }.joined(separator: "\n")
  }
}
