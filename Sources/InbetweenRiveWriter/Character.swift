/// A character, as a Rive file describes it: artboards, what drives them, pictures.
///
/// Parts are objects of their own, so that keyframes and skins can name them:
///
///     let board = Artboard("Ball", width: 100, height: 100)
///     let ball = board.add(Shape("Ball", x: 50, y: 50))
///     ball.add(Ellipse(width: 40, height: 40))
///     ball.add(Fill(0xFFFF_0000))
///     let bounce = LinearAnimation("Bounce", duration: 60, loop: .pingPong)
///     bounce.tracks = [Track(ball, .y, [Key(0, 20, .ease), Key(60, 80)])]
///     board.animations = [bounce]
///     let bytes = try Character([board]).fileBytes()
public struct Character {
  public var artboards: [Artboard]
  public var viewModels: [ViewModel]
  public var pictures: [PictureAsset]

  public init(
    _ artboards: [Artboard], viewModels: [ViewModel] = [], pictures: [PictureAsset] = []
  ) {
    (self.artboards, self.viewModels, self.pictures) = (artboards, viewModels, pictures)
  }

  /// The bytes of a `.riv` file. The same description always gives the same bytes.
  ///
  /// - Throws: `CharacterError` with all that is wrong; nothing is written then.
  public func fileBytes() throws -> [UInt8] {
    let faults = CharacterValidation(self).faults
    guard faults.isEmpty else { throw CharacterError(faults: faults) }
    return FileBytes.make(CharacterEncoder(self).records())
  }
}

/// What keeps a character from being written.
public struct CharacterError: Error, Equatable, CustomStringConvertible {
  /// A sentence each: where, what, and what is allowed.
  public let faults: [String]

  public var description: String {
    "the character cannot be written:\n" + faults.map { "  \($0)" }.joined(separator: "\n")
  }
}
