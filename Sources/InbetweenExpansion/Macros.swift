import SwiftSyntaxMacros

/// The macro types by the names that the macro declarations give.
public var macros: [String: any Macro.Type] {
  [
    "AnimatableMacro": AnimatableMacro.self,
    "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
    "EntryMacro": EntryMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
  ]
}
