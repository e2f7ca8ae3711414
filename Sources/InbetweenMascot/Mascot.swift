import InbetweenRiveWriter

/// The ready mascot: thirteen moods that blend into one another, and four one-shots on top.
///
///     let bytes = try Mascot().character().fileBytes()
///
/// The file has one artboard with the state machine `CharacterViewModelMachine` and a view model
/// with the number `mood` (`Mood`) and the triggers `enter`, `yes`, `no` and `success` (`OneShot`).
public struct Mascot {
  /// What the character looks like.
  public enum Look: Sendable {
    /// The project's own creature, of this colour (0xRRGGBB).
    case creature(UInt32)
    /// A picture that bends, breathes and jumps.
    case picture(PictureAsset, accent: UInt32)
  }

  public static let standardColor: UInt32 = 0x8B7CF6

  public var look: Look

  public init(_ look: Look = .creature(standardColor)) { self.look = look }

  /// The name of the state machine.
  public static let machineName = "CharacterViewModelMachine"
  /// The name of the view model.
  public static let viewModelName = "Character"

  /// The character as a file describes it.
  public func character() -> Character {
    let rig: Rig
    var pictures: [PictureAsset] = []
    switch look {
    case .creature(let color): rig = Creature(Palette(color)).rig
    case .picture(let picture, let accent):
      rig = PictureBody(picture, Palette(accent)).rig
      pictures = [picture]
    }
    let viewModel = MascotMachine(rig).addToArtboard()
    return Character([rig.artboard], viewModels: [viewModel], pictures: pictures)
  }
}
