import InbetweenViewGraph

extension View {
  /// The size of symbols in relation to the text beside them.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// How the layers of symbols are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Which form of symbols is drawn.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}

extension SymbolVariants {
  /// These variants and others; an outline of the others replaces the one here.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    var result = self
    if other.contains(.fill) { result = result.fill }
    if other.contains(.slash) { result = result.slash }
    if other.contains(.circle) { result = result.circle }
    if other.contains(.square) { result = result.square }
    if other.contains(.rectangle) { result = result.rectangle }
    return result
  }
}
