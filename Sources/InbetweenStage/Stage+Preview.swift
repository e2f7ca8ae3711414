import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import InbetweenViews

/// Makes the preview's view when the stage asks for it, so that the view's first values come from
/// the stage's clock.
private struct PreviewHost: View {
  let preview: Preview
  var body: some View { AnyView(preview.makeView()) }
}

extension Stage {
  /// The longest side of a canvas that is made as large as its content, points.
  private static let largestSide = 8192.0

  /// Puts a preview on a stage, of the size that its traits ask for.
  ///
  /// - Parameters:
  ///   - size: counts more than the preview's traits, where it is given.
  package convenience init(
    preview: Preview, size: CGSize?, settings: StageSettings, typesetter: any Typesetter,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var settings = settings
    if case .fixed(let width, let height) = preview.layout {
      settings.size = CGSize(width: width, height: height)
    }
    let orientation = preview.interfaceOrientation
    if orientation == .landscapeLeft || orientation == .landscapeRight {
      settings.size = CGSize(width: settings.size.height, height: settings.size.width)
    }
    if let size { settings.size = size }
    self.init(
      PreviewHost(preview: preview), settings: settings, typesetter: typesetter,
      environment: change)
    if preview.layout == .sizeThatFits, size == nil { fitToContent() }
  }

  /// Makes the canvas as large as the content likes to be.
  private func fitToContent() {
    let sizes = graph.rootRender.laidOutChildren.map { $0.sizeThatFits(.unspecified) }
    guard let width = sizes.map(\.width).max(), width.isFinite else { return }
    let height = sizes.map(\.height).reduce(0, +)
    guard width > 0, height > 0, height.isFinite else { return }
    resize(
      to: CGSize(
        width: min(width.rounded(.up), Self.largestSide),
        height: min(height.rounded(.up), Self.largestSide)))
    advance(to: time)
  }
}
