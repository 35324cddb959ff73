import Foundation
import NestTesting

/// One line of the log: an action of the user, a call that performs it, or an event that followed.
struct LogLine: Hashable, Sendable {
  /// The subject of a line; it decides the colour. The results of an action look as the action.
  enum Tone: Hashable, Sendable {
    case action, code, appears, disappears, containment, delegate, breach, other
  }

  /// The source of notes that are calls.
  static let codeSource = "›"
  /// The source of notes that say what an action has led to.
  static let resultSource = "·"
  /// The source of notes that say which rule of the contract was broken.
  static let breachSource = "!"

  /// Seconds since the gallery opened.
  let time: TimeInterval
  /// The receiver of the event; empty for an action and a call.
  let source: String
  /// The event, the action or the call.
  let text: String
  /// The subject of the line.
  let tone: Tone

  /// Makes the line of an event.
  init(_ event: LifecycleEvent) {
    let line = event.description
    let prefix = event.source + "."
    time = event.time
    tone = Self.tone(of: event)
    source = tone == .action || tone == .code ? "" : event.source
    text = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
  }

  /// The time as it is shown, for example `12.400`.
  var timeText: String { String(format: "%.3f", time) }

  private static func tone(of event: LifecycleEvent) -> Tone {
    switch event.callback {
    case .note where event.source.isEmpty || event.source == resultSource: .action
    case .note where event.source == breachSource: .breach
    case .note: event.source == codeSource ? .code : .other
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .appears
    case .viewWillDisappear, .viewDidDisappear: .disappears
    case .willMove, .didMove: .containment
    case .containerEvent: .delegate
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition, .willTransition, .willRotate, .willAnimateRotation, .didRotate,
      .traitCollectionDidChange, .didReceiveMemoryWarning, .deinitialized, .progress:
      .other
    }
  }
}
