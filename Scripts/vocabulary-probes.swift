// Uses of symbols that the compiler's symbol graph leaves out, since they take arguments that nobody
// writes (`_fileID`). Each line ends with the symbol that it uses; a line that does not compile
// says that there is no such symbol. Scripts/vocabulary reads this file.
import SwiftUI

@MainActor func probe(
  _ view: Text, _ on: Binding<Bool>, _ timer: Publishers.Autoconnect<Timer.TimerPublisher>?
) {
  _ = withAnimation(.default) { 1 }  // withAnimation(_:_:)
  _ = withAnimation(.default, completionCriteria: .removed, { 1 }, completion: {})  // withAnimation(_:completionCriteria:_:completion:)
  withTransaction(Transaction()) {}  // withTransaction(_:_:)
  _ = view.transaction { _ in }  // View.transaction(_:)
  _ = view.transaction { _ in } body: { $0 }  // View.transaction(_:body:)
  _ = view.transaction(value: 1) { _ in }  // View.transaction(value:_:)
  _ = view.animation(.default, value: 1)  // View.animation(_:value:)
  _ = view.animation(.default)  // View.animation(_:)
  _ = view.animation(.default) { $0 }  // View.animation(_:body:)
  _ = on.animation(.default)  // Binding.animation(_:)
  _ = view.onChange(of: 1) {}  // View.onChange(of:initial:_:)
  _ = view.onChange(of: 1) { _ in }  // View.onChange(of:perform:)
  _ = view.phaseAnimator([1, 2]) { view, _ in view } animation: { _ in .default }  // View.phaseAnimator(_:content:animation:)
  _ = view.phaseAnimator([1, 2], trigger: 1) { view, _ in view } animation: { _ in .default }  // View.phaseAnimator(_:trigger:content:animation:)
  _ = PhaseAnimator([1, 2]) { _ in view } animation: { _ in .default }  // PhaseAnimator.init(_:content:animation:)
  _ = PhaseAnimator([1, 2], trigger: 1) { _ in view } animation: { _ in .default }  // PhaseAnimator.init(_:trigger:content:animation:)
  _ = KeyframeAnimator(initialValue: 1.0, trigger: 1) { _ in view } keyframes: { _ in LinearKeyframe(2.0, duration: 1) }  // KeyframeAnimator.init(initialValue:trigger:content:keyframes:)
  _ = KeyframeAnimator(initialValue: 1.0, repeating: true) { _ in view } keyframes: { _ in LinearKeyframe(2.0, duration: 1) }  // KeyframeAnimator.init(initialValue:repeating:content:keyframes:)
  _ = view.keyframeAnimator(initialValue: 1.0, trigger: 1) { view, _ in view } keyframes: { _ in LinearKeyframe(2.0, duration: 1) }  // View.keyframeAnimator(initialValue:trigger:content:keyframes:)
  _ = view.keyframeAnimator(initialValue: 1.0, repeating: true) { view, _ in view } keyframes: { _ in LinearKeyframe(2.0, duration: 1) }  // View.keyframeAnimator(initialValue:repeating:content:keyframes:)
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // Combine.autoconnect
  _ = CGVector(dx: 1, dy: 1)  // CoreGraphics.CGVector
  _ = CGLineCap.round  // CoreGraphics.CGLineCap
  _ = TimelineView<PeriodicTimelineSchedule, Text>.Context.Cadence.seconds  // TimelineView.Context.Cadence.seconds
  _ = Animation.default.repeatForever  // Animation.RepeatMode
}
