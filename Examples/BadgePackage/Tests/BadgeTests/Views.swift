import Badge
import Observation
import SwiftUI

/// What the tests change.
@Observable final class Progress {
  var share = 0.0
  var saves = 0
}

struct Ring: View {
  let progress: Progress
  var body: some View { ProgressRing(share: progress.share) }
}

struct Saves: View {
  let progress: Progress
  var body: some View { SavedBadge(saves: progress.saves) }
}
