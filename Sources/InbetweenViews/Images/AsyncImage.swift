import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// How far a picture that comes from elsewhere has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that comes from elsewhere.
///
/// Nothing is fetched here, so that every run shows the same. A file on disk is there as soon as the
/// view appears, a file that is missing is a failure, both under the view's transaction; any other
/// address stays `empty`, so that its placeholder shows.
public struct AsyncImage<Content: View> {
  var url: URL?
  var scale: CGFloat
  var transaction: Transaction
  var content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// - Parameter scale: pixels of the file per point; what is not above 0 counts as 1.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Shows the picture in its own size, and grey until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.gray.opacity(0.2) }
    }
  }
}

extension AsyncImage {
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// Why a picture is not there.
struct MissingPicture: Error, CustomStringConvertible {
  var path: String

  var description: String { "There is no file \(path). Look whether the address is right." }
}

extension AsyncImage: View {
  public var body: some View {
    content(phase).onAppear { look() }.onChange(of: url) { look() }
  }

  private func look() {
    guard let url, url.isFileURL else {
      if case .empty = phase { return }
      phase = .empty
      return
    }
    let isThere = FileManager.default.fileExists(atPath: url.path)
    withTransaction(transaction) {
      if isThere {
        var image = Image(.source(.file(url.path)), label: nil)
        image.fileScale = scale
        phase = .success(image)
      } else {
        phase = .failure(MissingPicture(path: url.path))
      }
    }
  }
}
