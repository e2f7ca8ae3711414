import Foundation
import InbetweenStage

/// A recording as text: the presentation values that moved, the events and the transactions.
struct ValuesFile {
  let recording: Recording

  /// `{"fps":…,"duration":…,"tracks":[…],"events":[…],"transactions":[…]}`, one line for each
  /// track, event and transaction. Times are seconds; angles are degrees.
  var json: String {
    let tracks = recording.tracks.map { track in
      let samples = track.samples.map { "[\(number($0.time)),\(number($0.value))]" }
      return object([
        ("owner", string(track.owner)), ("attribute", string(track.attribute)),
        ("unit", string(track.unit)), ("samples", "[\(samples.joined(separator: ","))]"),
      ])
    }
    let events = recording.events.map { event in
      object([
        ("time", number(event.time)), ("kind", string(event.kind)), ("name", string(event.name)),
        ("owner", string(event.owner)),
      ])
    }
    let transactions = recording.transactions.map { line in
      object([
        ("time", number(line.time)), ("owner", string(line.owner)),
        ("attribute", string(line.attribute)), ("trace", string(line.trace)),
      ])
    }
    return object([
      ("fps", number(recording.framesPerSecond)), ("duration", number(recording.duration)),
      ("tracks", list(tracks)), ("events", list(events)), ("transactions", list(transactions)),
    ]) + "\n"
  }

  /// One line for each sample: `owner,attribute,unit,time,value`.
  var csv: String {
    var lines = ["owner,attribute,unit,time,value"]
    for track in recording.tracks {
      let head = [track.owner, track.attribute, track.unit].map(field).joined(separator: ",")
      lines += track.samples.map { "\(head),\(number($0.time)),\(number($0.value))" }
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// The shortest text that reads back as the same number; JSON has no infinity and no NaN.
  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == 0 ? "0" : value.short
  }

  private func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func object(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.joined(separator: ",\n") + "\n]"
  }

  /// A field after RFC 4180.
  private func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
