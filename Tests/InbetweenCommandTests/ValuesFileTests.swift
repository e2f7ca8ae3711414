import Foundation
import SwiftUI
import Testing

@testable import InbetweenCommand
@testable import InbetweenStage

@Suite("A file of values")
@MainActor
struct ValuesFileTests {
  /// A recording as the stage makes them, with one track, one event and one transaction.
  private var recording: Recording {
    get throws {
      let stage = Stage { EmptyRecordingView() }
      stage.startRecording()
      var recording = stage.recording
      recording.duration = 0.5
      recording.tracks = [
        Recording.Track(
          owner: "A \"b\", c", attribute: "offset.x", unit: "pt", samples: [(0, 0), (0.25, -1.5)])
      ]
      recording.events = [Recording.Event(time: 0.25, kind: "phase", name: "lift\n", owner: "A")]
      recording.transactions = [
        Recording.TransactionLine(time: 0, owner: "A", attribute: "opacity", trace: "linear")
      ]
      return recording
    }
  }

  @Test("as JSON holds tracks, events and transactions, readable by any parser")
  func json() throws {
    let text = ValuesFile(recording: try recording).json
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
    #expect(object["fps"] as? Double == 60)
    #expect(object["duration"] as? Double == 0.5)
    let track = (object["tracks"] as! [[String: Any]])[0]
    #expect(track["owner"] as? String == "A \"b\", c")
    #expect(track["unit"] as? String == "pt")
    #expect(track["samples"] as? [[Double]] == [[0, 0], [0.25, -1.5]])
    let event = (object["events"] as! [[String: Any]])[0]
    #expect(event["name"] as? String == "lift\n")
    #expect((object["transactions"] as! [[String: Any]])[0]["trace"] as? String == "linear")
    #expect(text.contains("\"samples\":[[0,0],[0.25,-1.5]]"))
  }

  @Test("as CSV holds a line for each sample")
  func csv() throws {
    let lines = ValuesFile(recording: try recording).csv.components(separatedBy: "\r\n")
    #expect(
      lines == [
        "owner,attribute,unit,time,value", "\"A \"\"b\"\", c\",offset.x,pt,0,0",
        "\"A \"\"b\"\", c\",offset.x,pt,0.25,-1.5", "",
      ])
  }

  @Test("never holds what JSON cannot say")
  func notFinite() throws {
    var recording = try recording
    recording.tracks[0].samples = [(0, .nan), (1, .infinity)]
    let text = ValuesFile(recording: recording).json
    #expect(text.contains("[[0,null],[1,null]]"))
  }
}

private struct EmptyRecordingView: View {
  var body: some View { EmptyView() }
}
