import InbetweenExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler starts this program and sends it the macro uses of a file to expand.
@main
struct Plugin: PluginProvider {
  struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String {
      "InbetweenMacros has no macro type \(name); its types are \(macros.keys.sorted())"
    }
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }

  static func main() throws {
    let listener = try CompilerPluginMessageListener(
      connection: StandardIOMessageConnection(),
      messageHandler: PluginProviderMessageHandler(provider: Plugin()))
    try listener.main()
  }
}
