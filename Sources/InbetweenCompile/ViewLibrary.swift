import Foundation
import InbetweenSource
import InbetweenViews

/// A loaded library and the previews in it.
///
/// A library is never unloaded: the runtime keeps what it was told of its types.
public struct ViewLibrary {
  private let registries: [any PreviewRegistry.Type]

  /// Loads a library that `Compiler` made.
  public init(contentsOf file: URL) throws {
    guard let handle = dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else {
      throw CompileError.toolchain(
        "the compiled file cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "")")
    }
    guard let start = dlsym(handle, "inbetween_conformances_start"),
      let end = dlsym(handle, "inbetween_conformances_end")
    else {
      throw CompileError.toolchain("\(file.path) is not a library that this command made")
    }
    registries = ConformanceSection(start: start, end: end).types
      .compactMap { $0 as? any PreviewRegistry.Type }
  }

  /// The preview that begins at the place in the file; nil where conditions left it out.
  @MainActor
  public func preview(at place: SourcePosition, in path: String) -> Preview? {
    let file = URL(fileURLWithPath: path).lastPathComponent
    return registries.first {
      $0.line == place.line && $0.column == place.column
        && $0.fileID.split(separator: "/").last.map(String.init) == file
    }?.makePreview()
  }
}

/// The section of a library in which the compiler lists which types conform to which protocols.
///
/// Layout after the ABI documents of Swift (docs/ABI/TypeMetadata.rst): 32-bit offsets relative to
/// their own place, to a conformance descriptor and from there to the type's descriptor.
private struct ConformanceSection {
  let start: UnsafeRawPointer
  let end: UnsafeRawPointer

  /// The types with conformances. Generic types and types of other libraries are left out.
  var types: [Any.Type] {
    stride(from: 0, to: end - start, by: 4).compactMap { offset in
      type(ofConformance: relative(start + offset))
    }
  }

  private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  private func type(ofConformance descriptor: UnsafeRawPointer) -> Any.Type? {
    // Protocol, type, witness table, flags. Kind 0 of the type reference is a direct one.
    let flags = (descriptor + 12).loadUnaligned(as: UInt32.self)
    guard (flags >> 3) & 7 == 0 else { return nil }
    let type = relative(descriptor + 4)
    // Flags, parent, name, access function. Kinds 16, 17, 18 are class, struct and enum; bit 7
    // marks generic types, whose access function needs arguments.
    let typeFlags = type.loadUnaligned(as: UInt32.self)
    guard (16...18).contains(typeFlags & 0x1f), typeFlags & 0x80 == 0 else { return nil }
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
    let access = unsafeBitCast(relative(type + 12), to: Access.self)
    return unsafeBitCast(access(0), to: Any.Type.self)
  }
}
