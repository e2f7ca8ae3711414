/// A picture, font, sound or script that belongs to a file.
public struct AssetDefinition: Sendable {
  public var type: ObjectType
  public var name: String
  public var id: UInt32
  /// pixels, as the file says; 0 where it does not
  public var width: Float = 0
  public var height: Float = 0
  /// The encoded bytes, or empty where they are kept elsewhere.
  public var bytes: ArraySlice<UInt8> = []

  public var isImage: Bool { type == .imageAsset }
  public var isFont: Bool { type == .fontAsset }
}
