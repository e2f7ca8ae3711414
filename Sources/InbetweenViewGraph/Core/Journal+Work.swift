/// What a run costs and what goes wrong in it, counted while it runs.
extension Journal {
  /// How often the bodies of one type of view were evaluated.
  package struct BodyCount: Equatable {
    package var total = 0
    /// The most in one frame: from the end of the frame before to its own.
    package var most = 0
    fileprivate var frame = -1
    fileprivate var inFrame = 0

    mutating func forgetMost() { (most, frame, inFrame) = (0, -1, 0) }

    mutating func count(in frame: Int) {
      total += 1
      if self.frame != frame { (self.frame, inFrame) = (frame, 0) }
      inFrame += 1
      most = max(most, inFrame)
    }
  }

  /// What the frames of a keyframe animator evaluate of the views in its content.
  package struct FrameContentCount {
    package var owner: String
    /// Frames in which the content was made.
    package var frames = 0
    /// Bodies of views inside the content that were evaluated because of such a frame.
    package var bodies: [String: Int] = [:]
  }

  /// Something that is never meant.
  package struct Incident {
    package enum Kind: Sendable {
      /// All elements of a list, or the one view under an `id`, were replaced by others.
      case identityLost
      /// State was written while a body ran.
      case writeInBody
      /// State was written while the content of a frame of an animation was made.
      case writeInFrame
      /// State of a view was written after the view had left.
      case lateWrite
      /// A phase was left at the instant at which it was entered; `detail` is the phase.
      case skippedPhase
      /// Keyframes left a property, `detail`, beside its target, by `amount`.
      case residue
    }

    package var time: Double
    package var kind: Kind
    package var owner: String
    package var place: SourcePlace?
    package var detail = ""
    package var amount = 0.0
    /// The node that it happened to, while it is there.
    package var node: Reference<ViewNode>?
  }

  private static var incidentLimit: Int { 10_000 }

  func note(_ incident: Incident) {
    if incidents.count < Self.incidentLimit { incidents.append(incident) }
  }

  /// What is the most in a frame is counted anew from here on.
  package func forgetMostBodies() {
    for name in bodies.keys { bodies[name]?.forgetMost() }
  }

  func countBody(of node: ViewNode, frame: Int, isInterpolating: Bool) {
    bodies[node.name, default: BodyCount()].count(in: frame)
    guard isInterpolating, node.isUserView || node is any FrameContent else { return }
    if let content = node as? any FrameContent {
      frameContents[content.place, default: FrameContentCount(owner: node.path)].frames += 1
      return
    }
    var above = node.parent
    while let current = above {
      if let content = current as? any FrameContent {
        frameContents[content.place, default: FrameContentCount(owner: current.path)]
          .bodies[node.name, default: 0] += 1
        return
      }
      above = current.parent
    }
  }
}

/// A node that makes its content anew on the frames of an animation.
@MainActor
package protocol FrameContent: ViewNode { var place: SourcePlace { get } }
