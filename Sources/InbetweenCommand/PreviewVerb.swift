import Foundation
import InbetweenPreview

extension Verb {
  /// `inbetween preview`: a source file as a live page.
  static let preview = Verb(
    name: "preview", operands: "FILE.swift | FOLDER | FILE.riv [options]",
    summary: "Shows a view as a live page that follows the file as it is edited.",
    options: [
      Option(name: "view", value: "NAME", help: "Shows this view or preview first."),
      Option(name: "size", value: "WxH", help: "Size in points, for example 390x844."),
      Option(
        name: "port", value: "N", help: "Port of the loopback address; a free one by default."),
      Option(
        name: "assets", value: "DIR",
        help: "Folder of images and colours; the previewed folder by default."),
      Option(
        name: "cpu-limit", value: "SECONDS",
        help: "Stops a view that computes this long without a new frame, 3 by default."),
    ],
    details: "The address is for this machine alone and holds a secret: whoever has it can use the "
      + "view. Ctrl-C ends the preview.",
    run: runPreviewVerb)

  /// `inbetween preview-host`: the process in which a previewed view lives.
  static let previewHost = Verb(
    name: "preview-host", operands: "", summary: "Owns a view; 'preview' starts it.", options: [],
    isHidden: true, run: { _ in runPreviewHost() })
}

@MainActor
private func runPreviewVerb(_ options: ParsedOptions) throws -> Int32 {
  guard let path = options.operands.first else {
    throw UsageError("preview needs a Swift file, a folder of them, or a .riv file")
  }
  guard options.operands.count == 1 else {
    throw UsageError("preview shows one file or one folder; a folder shows all files in it")
  }
  var request = PreviewRequest(path: path)
  request.viewName = options["view"]
  request.size = try options.size("size")
  request.port = try options.integer("port", in: 0...65535) ?? 0
  request.assets = options["assets"]
  request.cpuLimit = try options.number("cpu-limit", in: 0.1...3600) ?? 3
  return try runPreview(request) { address in
    print(address)
    fflush(nil)
    Terminal.say("Open it in a browser on this machine; Ctrl-C ends the preview.")
  }
}
