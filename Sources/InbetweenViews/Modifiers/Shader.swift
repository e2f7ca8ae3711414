import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A function of a Metal library with its arguments.
///
/// Metal programs cannot run here: files that use them compile, and their views are shown without.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Kept, without effect.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ text: String) { self.text = text }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("\(x) \(y)")
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(x) \(y) \(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(x) \(y) \(z) \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    public static var boundingRect: Argument { Argument("boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    public static func image(_ image: Image) -> Argument { Argument("image") }
    public static func data(_ data: Data) -> Argument { Argument("\(data.count) bytes") }
  }
}

/// A function of a Metal library by its name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The Metal functions of an app, by their names.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  public static let `default` = ShaderLibrary(name: "default")

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  private init(name: String) { self.name = name }

  public init(url: URL) { self.init(name: url.path) }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// Content that is shown without a Metal function, which is told once.
private struct ShaderlessView<Content: View> {
  var content: Content
  var name: String
}

extension ShaderlessView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ShaderlessNode(view, context)
  }
}

private final class ShaderlessNode<Content: View>: UnaryNode<ShaderlessView<Content>> {
  override init(_ view: ShaderlessView<Content>, _ context: NodeContext) {
    super.init(view, context)
    graph.warn(
      """
      The Metal function \(view.name) cannot run here: \(path) is shown without it.
      """)
  }
}

extension View {
  /// Metal functions cannot run here: the view is shown as it is, and a warning names the function.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    ShaderlessView(content: self, name: shader.function.name)
  }

  /// Metal functions cannot run here: the view is shown as it is, and a warning names the function.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ShaderlessView(content: self, name: shader.function.name)
  }

  /// Metal functions cannot run here: the view is shown as it is, and a warning names the function.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ShaderlessView(content: self, name: shader.function.name)
  }
}
