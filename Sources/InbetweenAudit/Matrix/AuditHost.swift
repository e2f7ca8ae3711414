import InbetweenViewGraph
import InbetweenViews
import Observation

/// Where the view stands during a run, and how it is taken away.
public enum AuditPlace: String, Sendable, Codable, CaseIterable {
  /// Alone on the stage.
  case stage
  /// At the top of a long lazy column that can be scrolled.
  case scroll
  /// The root of a navigation stack, over which another page is pushed.
  case navigation
  /// In a sheet that is dismissed.
  case sheet
}

/// What a run changes around the view.
@MainActor
@Observable
final class AuditSurroundings {
  var isScrolledAway = false
  var path: [Int] = []
  var isSheetShown = true
}

/// The view in its place.
struct AuditHost: View {
  let place: AuditPlace
  @Bindable var surroundings: AuditSurroundings
  let height: Double
  let content: () -> AnyView

  var body: some View {
    switch place {
    case .stage: AuditContent(make: content)
    case .scroll:
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            AuditContent(make: content).frame(height: height).id("audited")
            ForEach(0..<8) { index in Color.clear.frame(height: height).id(index) }
          }
        }
        .onChange(of: surroundings.isScrolledAway) {
          if surroundings.isScrolledAway {
            proxy.scrollTo(5, anchor: .top)
          } else {
            proxy.scrollTo("audited", anchor: .top)
          }
        }
      }
    case .navigation:
      NavigationStack(path: $surroundings.path) {
        AuditContent(make: content).navigationDestination(for: Int.self) { _ in Color.clear }
      }
    case .sheet:
      Color.clear.sheet(isPresented: $surroundings.isSheetShown) { AuditContent(make: content) }
    }
  }
}

/// Makes the view when the stage asks for it, so that its first values come from the stage's clock.
struct AuditContent: View {
  let make: () -> AnyView
  var body: some View { make() }
}
