import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Toggles") struct ToggleTests {
  private struct Room: View {
    @State var isOn = false
    var body: some View { Toggle("Light", isOn: $isOn) }
  }

  @Test("A touch on the switch turns it on, and its element says so")
  func tap() throws {
    let host = Host(Room(), width: 200, height: 40)
    #expect(host.element("Light")?.value == "off")
    // The switch is 63 wide and stands at the end of the room.
    host.tap(170, 20)
    #expect(host.element("Light")?.value == "on")
    host.tap(20, 20)
    #expect(host.element("Light")?.value == "on")
  }

  @Test("The thumb moves 22 points within 0.336 s, by its own curve")
  func thumb() {
    let host = Host(Room(), width: 200, height: 40)
    // The track is 63 wide, the thumb 37 with 2 on each side: 11 to the left and to the right.
    #expect(host.values("offset", at: 0) == [-11, 0])
    host.tap(170, 20, at: 1)
    let half = host.values("offset", at: 1.168)[0]
    #expect(half > -11 && half < 11)
    #expect(host.values("offset", at: 1.336) == [11, 0])
  }

  @Test("A script sets a toggle by words")
  func words() throws {
    let host = Host(Room(), width: 200, height: 40)
    let element = try #require(host.element("Light"))
    #expect(element.setValue?("on") == true)
    host.graph.advance(to: 0)
    #expect(host.element("Light")?.value == "on")
    #expect(element.setValue?("maybe") == false)
  }

  @Test("A disabled toggle does not turn")
  func disabled() {
    let host = Host(Room().disabled(true), width: 200, height: 40)
    host.tap(170, 20)
    #expect(host.element("Light")?.value == "off")
  }
}
