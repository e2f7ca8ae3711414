import CLibwebsockets
import Foundation
import InbetweenCairo
import InbetweenStage

/// The process that owns a view of `preview`: it does what the server asks, until that hangs up.
///
/// - Returns: The exit status.
@MainActor
public func runPreviewHost() -> Int32 {
  // Whatever ends the server ends this process too.
  inbetween_end_with_parent()
  let channel = HostChannel(descriptor: HostChannel.descriptor)
  var host: StageHost?
  while let bytes = channel.read() {
    guard let request = try? JSONDecoder().decode(HostRequest.self, from: Data(bytes)) else {
      return 2
    }
    do {
      switch request {
      case .load(let load):
        let made = try StageHost(load)
        host = made
        made.report = { channel.write($0) }
        made.startWriting(number: 0)
        let settings = made.stage.settings
        channel.write(
          HostReport.ready(
            width: settings.size.width, height: settings.size.height,
            framesPerSecond: settings.usableFramesPerSecond))
        made.replay()
        channel.write(made.advance(to: load.time, number: 0))
      case .frame(let time, let number):
        guard let host else { return 2 }
        channel.write(host.advance(to: time, number: number))
      case .input(let input):
        host?.apply(input)
      case .film(let load, let film):
        let maker = try FilmMaker(load, film) { channel.write($0) }
        try maker.make()
        channel.write(HostReport.filmed(film.path))
        return 0
      case .rehearse(let load):
        let made = try StageHost(load)
        made.replay()
        // What a test of motion expects; all else is input, or the view's own business.
        let kinds: Set<StageEvent.Kind> = [.trigger, .phase, .keyframes, .completion, .transition]
        let events = made.stage.events.filter { kinds.contains($0.kind) }.map {
          HostEvent(time: $0.time, kind: $0.kind.rawValue, name: $0.name)
        }
        channel.write(HostReport.rehearsed(events, isIdle: made.stage.isIdle))
        return 0
      }
    } catch {
      channel.write(HostReport.refused("\(error)"))
      return 2
    }
  }
  return 0
}
