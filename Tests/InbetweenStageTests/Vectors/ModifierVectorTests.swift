import InbetweenStage
import InbetweenViewGraph
import SwiftUI
import Testing

/// The measured changes that modifiers animate (semantics 6 and 9). Each is told by its vector's id.
@MainActor
@Suite("Measured modifiers")
struct ModifierVectorTests {
  private let model = CaseModel()
  private let log = DeltaLog()

  private func deltas<V: View>(_ view: V) -> [[Double]] {
    let stage = Stage(view)
    stage.perform { withAnimation(log.animation("A")) { model.flag = true } }
    stage.advance(to: 0.5)
    return log.lanes(of: "A")
  }

  private struct Faded: View {
    let model: CaseModel
    var body: some View { Box().opacity(model.flag ? 0.2 : 1) }
  }

  @Test("mod-opacity: the change of an opacity is one number")
  func opacity() { #expect(deltas(Faded(model: model)) == [[-0.8]]) }

  private struct Widened: View {
    let model: CaseModel
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: model.flag ? 300 : 100, height: 20)
        Spacer(minLength: 0)
      }
    }
  }

  @Test("mod-frame-width: a frame that widens changes origin and size of the leaf, as four numbers")
  func frameWidth() { #expect(deltas(Widened(model: model)) == [[0, 0, 200, 0]]) }

  private struct Bordered: View {
    let model: CaseModel
    var body: some View {
      Color.red.frame(width: 50, height: 30).border(Color.blue, width: model.flag ? 5 : 1)
    }
  }

  @Test("mod-border: a border's inset and line width change, the rest of its stroke does not")
  func border() { #expect(deltas(Bordered(model: model)) == [[2, 4, 0, 0]]) }

  private struct Proposed: View {
    let model: CaseModel
    let log: ProposalLog
    var body: some View { ProposalLeaf(log: log).frame(width: model.flag ? 300 : 100) }
  }

  @Test("layout-once: while a frame's width animates, only the final width is proposed")
  func layoutOnce() throws {
    let proposals = ProposalLog()
    let stage = Stage(Proposed(model: model, log: proposals))
    #expect(Set(proposals.widths) == [100])
    proposals.widths.removeAll()
    stage.perform { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(to: 0.5)
    #expect(try stage.value("frame.width", of: .type("ProposalLeaf")) == 200)
    stage.advance(to: 2)
    #expect(Set(proposals.widths) == [300])
  }
}

/// The widths that a leaf was proposed.
final class ProposalLog {
  var widths: [CGFloat?] = []
}

/// Fills what it is proposed and tells.
private struct ProposalLeaf: LeafView {
  let log: ProposalLog

  func _makeRender(owner: ViewNode) -> Render { Render(log, owner: owner) }

  func _updateRender(_ render: Render, owner: ViewNode) {}

  final class Render: RenderNode {
    let log: ProposalLog

    init(_ log: ProposalLog, owner: ViewNode) {
      self.log = log
      super.init(owner: owner)
    }

    override var animatesGeometry: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      log.widths.append(proposal.width)
      return proposal.replacingUnspecifiedDimensions()
    }
  }
}
