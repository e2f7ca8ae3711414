import InbetweenStage
import SwiftUI
import Testing

/// The measured changes that transitions of a view of 50 x 30 points make. Each is told by its
/// vector's id.
@MainActor
@Suite("Measured transitions")
struct TransitionVectorTests {
  private struct Coming: View {
    let model: CaseModel
    let transition: AnyTransition?
    var body: some View {
      ZStack {
        if model.flag {
          if let transition { Box().transition(transition) } else { Box() }
        }
      }
    }
  }

  /// The changes of insertion or removal: opacity, offset and scale, where they have any.
  private func deltas(
    _ transition: AnyTransition?, removes: Bool = false, reduceMotion: Bool = false
  ) -> [String: [Double]] {
    let (log, model) = (DeltaLog(), CaseModel())
    model.flag = removes
    var settings = StageSettings()
    settings.reduceMotion = reduceMotion
    let stage = Stage(Coming(model: model, transition: transition), settings: settings)
    stage.perform { withAnimation(log.animation("A")) { model.flag.toggle() } }
    stage.advance(to: 0.5)
    var result: [String: [Double]] = [:]
    for lanes in log.lanes(of: "A") {
      switch lanes.count {
      case 1: result["opacity"] = lanes
      case 2: result["offset"] = lanes
      // The scale's anchor does not move.
      case 4 where lanes[2...] == [0, 0]: result["scale"] = Array(lanes[..<2])
      default: result["other"] = lanes
      }
    }
    return result
  }

  @Test("tr-default-remove: a view without a transition fades")
  func defaultRemoval() { #expect(deltas(nil, removes: true) == ["opacity": [-1]]) }

  @Test("tr-identity: the identity animates nothing")
  func identity() { #expect(deltas(.identity) == [:]) }

  @Test("tr-move-bottom-remove, tr-move-leading-remove: a view moves out by its own size")
  func moveOut() {
    #expect(deltas(.move(edge: .bottom), removes: true) == ["offset": [0, 30]])
    #expect(deltas(.move(edge: .leading), removes: true) == ["offset": [-50, 0]])
  }

  @Test("tr-move-top-insert, tr-move-trailing-insert: a view moves in by its own size")
  func moveIn() {
    #expect(deltas(.move(edge: .top)) == ["offset": [0, 30]])
    #expect(deltas(.move(edge: .trailing)) == ["offset": [-50, 0]])
  }

  @Test("tr-offset-insert: a view comes from its offset")
  func offset() { #expect(deltas(.offset(x: 30, y: 5)) == ["offset": [-30, -5]]) }

  @Test("tr-push-leading-insert, tr-push-leading-remove: a push moves one way and fades")
  func push() {
    #expect(deltas(.push(from: .leading)) == ["opacity": [1], "offset": [50, 0]])
    #expect(
      deltas(.push(from: .leading), removes: true) == ["opacity": [-1], "offset": [50, 0]])
  }

  @Test("tr-scale-remove: a view shrinks to nothing")
  func scale() { #expect(deltas(.scale, removes: true) == ["scale": [-1, -1]]) }

  @Test("tr-slide-insert, tr-slide-remove: a slide comes from leading and leaves to trailing")
  func slide() {
    #expect(deltas(.slide) == ["offset": [50, 0]])
    #expect(deltas(.slide, removes: true) == ["offset": [50, 0]])
  }

  @Test(
    "tr-reduce-motion: under Reduce Motion every transition with motion is a fade",
    arguments: [
      AnyTransition.move(edge: .top), .offset(x: 30, y: 5), .push(from: .leading), .scale, .slide,
      .opacity, .blurReplace,
    ])
  func reducedMotion(_ transition: AnyTransition) {
    #expect(deltas(transition, reduceMotion: true) == ["opacity": [1]])
  }

  @Test("tr-identity: under Reduce Motion the identity stays")
  func reducedIdentity() { #expect(deltas(.identity, reduceMotion: true) == [:]) }

  @Test("both sides of an asymmetric transition, and parts of a combined one, keep their own")
  func composed() {
    let asymmetric = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .top))
    #expect(deltas(asymmetric) == ["opacity": [1]])
    #expect(deltas(asymmetric, removes: true) == ["offset": [0, -30]])
    let combined = AnyTransition.opacity.combined(with: .scale)
    #expect(deltas(combined) == ["opacity": [1], "scale": [1, 1]])
  }
}
