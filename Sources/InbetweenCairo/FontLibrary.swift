import CPango
import Foundation
import InbetweenDrawing

/// The fonts that texts are set in, apart from whatever else the machine has: a font configuration
/// of our own names each file.
final class FontLibrary {
  /// A family and where its files lie below a font folder. The first family is for text, the rest
  /// are for designs and for characters that it lacks.
  struct Family {
    var name: String
    var files: String
    var package: String
  }

  static let text = Family(
    name: "Inter", files: "opentype/inter/Inter-*", package: "fonts-inter")
  static let rounded = Family(
    name: "Quicksand", files: "truetype/quicksand/Quicksand*", package: "fonts-quicksand")
  static let serif = Family(
    name: "Caladea", files: "truetype/crosextra/Caladea*", package: "fonts-crosextra-caladea")
  static let monospaced = Family(
    name: "JetBrains Mono", files: "truetype/jetbrains-mono/JetBrainsMono*",
    package: "fonts-jetbrains-mono")
  static let chinese = Family(
    name: "WenQuanYi Micro Hei", files: "truetype/wqy/wqy-microhei*",
    package: "fonts-wqy-microhei")
  static let emoji = Family(
    name: "Noto Color Emoji", files: "truetype/noto/NotoColorEmoji*",
    package: "fonts-noto-color-emoji")
  /// For Arabic, Hebrew and whatever else the others lack.
  static let other = Family(
    name: "DejaVu Sans", files: "truetype/dejavu/DejaVuSans*", package: "fonts-dejavu-core")
  static let families = [text, rounded, serif, monospaced, chinese, emoji, other]
  static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer

  init(warnings: Warnings) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    let config = Self.makeConfiguration(warnings)
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    FcConfigDestroy(config)
    context = pango_font_map_create_context(map)!
    let options = cairo_font_options_create()
    // Metrics in fractions of a pixel: hinted ones make text jitter when it is scaled.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Not the language of whoever runs it: the same text must look the same everywhere.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Families in the order in which a font asks them.
  static func familyList(_ font: ResolvedFont) -> String {
    let design: Family? =
      switch font.design {
      case .default: nil
      case .rounded: rounded
      case .serif: serif
      case .monospaced: monospaced
      }
    let names = [font.family, design?.name, text.name, emoji.name, chinese.name, other.name]
    return names.compactMap { $0?.replacingOccurrences(of: ",", with: " ") }.joined(separator: ",")
  }

  private static func makeConfiguration(_ warnings: Warnings) -> OpaquePointer? {
    let manager = FileManager.default
    var patterns: [String] = []
    for family in families {
      let found = folders.filter { folder in
        manager.fileExists(
          atPath: folder + "/"
            + family.files.split(separator: "/").dropLast().joined(separator: "/"))
      }
      if found.isEmpty {
        warnings.add(
          "The font \(family.name) is missing, so texts look and measure otherwise. Install it:"
            + " apt-get install \(family.package)")
      }
      patterns += found.map { $0 + "/" + family.files }
    }
    if patterns.isEmpty { return FcInitLoadConfigAndFonts() }
    let folders = Set(patterns.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    // Runs of emoji are asked for under the family `emoji`. The last rule scales fonts that are pictures (emoji) to the size that is asked for.
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      \(folders.sorted().map { "<dir>\($0)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont><rejectfont><glob>/*</glob></rejectfont>
      <acceptfont>\(patterns.map { "<glob>\($0)</glob>" }.joined())</acceptfont></selectfont>
      <alias binding="strong"><family>emoji</family>
      <prefer><family>\(emoji.name)</family></prefer></alias>
      <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide>
      <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double><double>0</double>
      <name>pixelsizefixupfactor</name></matrix></times></edit></match>
      </fontconfig>
      """
    guard let config = FcConfigCreate() else { return nil }
    _ = FcConfigParseAndLoadFromMemory(config, text, 0)
    _ = FcConfigBuildFonts(config)
    return config
  }
}
