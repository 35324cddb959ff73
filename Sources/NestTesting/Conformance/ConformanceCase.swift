import Foundation

/// Where the container is.
nonisolated enum Surroundings: String, Hashable, Sendable, CaseIterable {
  case root = "root of the window"
  case inStack = "inside a stack"
  case aroundStack = "around stacks"
  case hiddenWindow = "in a hidden window"
  case notShown = "before it is shown"

  /// Whether what is shown cannot be seen.
  var isOffScreen: Bool { self == .hiddenWindow || self == .notShown }
}

/// A sequence of steps, somewhere, with a name for people.
nonisolated struct ConformanceCase: Hashable, Sendable {
  let name: String
  let surroundings: Surroundings
  let steps: [ConformanceStep]
  /// Whether the test owns the children, as programs do that show them again. Otherwise only the
  /// container does, and what it has removed has to be freed; the first child is owned by the test
  /// nevertheless.
  var ownsChildren = true
  /// Whether steps that the container has no verb for are left out, instead of the whole case.
  var isTolerant = false
  /// Whether what has been shown, and is not any more, has to have been removed at the end.
  var judgesRemaining = false
  /// Whether a change is requested while another one runs, which a container may refuse, or let
  /// wait.
  let overlaps: Bool
  /// The step that is performed once, inside the event of this number; nil if there is none.
  private(set) var inCallback: CallbackStep?

  /// A step inside an event.
  struct CallbackStep: Hashable, Sendable {
    let step: ConformanceStep
    let event: Int
  }

  init(_ name: String, in surroundings: Surroundings = .root, _ steps: [ConformanceStep]) {
    self.name = name
    self.surroundings = surroundings
    self.steps = steps
    overlaps = steps.split(separator: .settle).contains { $0.count(where: \.isChange) > 1 }
  }

  /// Whether a request may remain without effect.
  var mayRefuse: Bool { overlaps || inCallback != nil }

  /// The same with a step inside an event.
  func doing(_ step: ConformanceStep, named title: String, inEvent event: Int) -> ConformanceCase {
    var result = ConformanceCase("\(name), \(title) in event \(event)", in: surroundings, steps)
    result.inCallback = CallbackStep(step: step, event: event)
    return result
  }
}

// MARK: - All cases

nonisolated extension ConformanceCase {
  /// The cases that do nothing inside callbacks.
  static var all: [ConformanceCase] {
    [everything, replaced] + Surroundings.allCases.flatMap { byProgram(in: $0) + byHand(in: $0) }
  }

  /// The cases inside whose callbacks something is done: each verb of a container, as far as it has
  /// them. With `covers`, the cases that cover stand for those that show a child instead.
  static func withCallbacks(covers: Bool) -> [ConformanceCase] {
    [true, false].flatMap { animated in
      sequences(animated).dropFirst(covers ? 2 : 1).map { name, steps in
        .init("\(name), \(animated ? "animated" : "at once")", steps + [.settle])
      }
    }
  }

  /// The name of the case in which everything happens to one container.
  static let everythingName = "one after the other"

  /// Everything that may happen to a container, so that each rule is due at least once.
  private static var everything: ConformanceCase {
    let reversals: [ConformanceStep] = [
      .cover(animated: true), .wait(0.15), .control(.reverse), .wait(0.05), .control(.reverse),
      .wait(0.05), .control(.reverse), .settle,
    ]
    let visibility: [ConformanceStep] = [
      .interruption(.hidden), .settle, .interruption(.shown), .settle,
    ]
    let sizes: [ConformanceStep] = [
      .coverOriented, .settle, .interruption(.rotation), .settle, .interruption(.resize), .settle,
      .interruption(.memoryWarning), .settle, .insert, .settle,
    ]
    let input: [ConformanceStep] = [
      .becomeFirstResponder, .press, .cover(animated: true), .wait(0.1), .settle, .lift, .settle,
    ]
    let removals = Array(
      repeating: [ConformanceStep.remove(animated: false), .settle], count: 4
    ).flatMap { $0 }
    var result = ConformanceCase(
      everythingName, in: .notShown,
      [.show(animated: false), .present, .settle] + input + [.remove(animated: true), .settle]
        + reversals + visibility + sizes + removals)
    (result.ownsChildren, result.isTolerant) = (false, true)
    return result
  }

  /// One child after the other is shown, and the last one is removed: what does not come back is
  /// not needed any more.
  private static var replaced: ConformanceCase {
    var result = ConformanceCase(
      "show instead, remove",
      [.show(animated: false), .settle, .show(animated: false), .settle]
        + [.remove(animated: false), .settle])
    (result.isTolerant, result.judgesRemaining) = (true, true)
    return result
  }

  /// Returns the sequences of requests to the container, each with its last step animated or not.
  private static func sequences(_ animated: Bool) -> [(name: String, steps: [ConformanceStep])] {
    let first: [ConformanceStep] = [.show(animated: false), .settle]
    let covered: [ConformanceStep] = first + [.cover(animated: false), .settle]
    return [
      ("show", [.show(animated: animated)]),
      ("show instead", first + [.show(animated: animated)]),
      ("cover", first + [.cover(animated: animated)]),
      ("remove what covers", covered + [.remove(animated: animated)]),
      ("remove", first + [.remove(animated: animated)]),
    ]
  }

  private static func byProgram(in surroundings: Surroundings) -> [ConformanceCase] {
    [true, false].flatMap { animated in
      sequences(animated).flatMap { name, steps in
        let title = "\(name), \(animated ? "animated" : "at once"), \(surroundings.rawValue)"
        if surroundings.isOffScreen { return [offScreen(title, surroundings, steps)] }
        return cases(title, animated, surroundings, steps)
      }
    }
  }

  /// Everything happens where nothing can be seen, and then it can.
  private static func offScreen(
    _ title: String, _ surroundings: Surroundings, _ steps: [ConformanceStep]
  ) -> ConformanceCase {
    let isHidden = surroundings == .hiddenWindow
    return .init(
      title, in: surroundings,
      (isHidden ? [.interruption(.hidden)] : []) + steps + [.settle]
        + (isHidden ? [.interruption(.shown)] : [.present]) + [.settle])
  }

  private static func cases(
    _ title: String, _ animated: Bool, _ surroundings: Surroundings, _ steps: [ConformanceStep]
  ) -> [ConformanceCase] {
    var cases = [ConformanceCase(title, in: surroundings, steps + [.settle])]
    // A change that is made at once has no middle.
    guard animated else { return cases }
    for (name, middle) in interruptions(in: surroundings) {
      cases.append(
        .init("\(title), \(name)", in: surroundings, steps + [.wait(0.1)] + middle + [.settle]))
    }
    for (name, control) in controls {
      cases.append(
        .init("\(title), \(name)", in: surroundings, steps + [.wait(0.1)] + control + [.settle]))
    }
    guard surroundings == .root else { return cases }
    for (name, control) in controls {
      cases.append(
        .init(
          "\(title), rotation, \(name)", in: surroundings,
          steps + [.wait(0.1), .interruption(.rotation)] + control + [.settle]))
    }
    for (name, change) in changes {
      cases.append(
        .init(
          "\(title), \(name) meanwhile", in: surroundings, steps + [.wait(0.1), change, .settle]))
    }
    return cases
  }

  /// The requests that are made in the middle of another change.
  private static let changes: [(name: String, step: ConformanceStep)] = [
    ("show", .show(animated: true)), ("show at once", .show(animated: false)),
    ("cover", .cover(animated: true)), ("remove", .remove(animated: true)),
    ("remove at once", .remove(animated: false)),
  ]

  private static func interruptions(
    in surroundings: Surroundings
  ) -> [(name: String, steps: [ConformanceStep])] {
    let rotation: (String, [ConformanceStep]) = ("rotation", [.interruption(.rotation)])
    // Around another container, what happens to both is the same.
    guard surroundings == .root else { return [rotation] }
    return [
      rotation,
      ("another size", [.interruption(.resize)]),
      ("memory warning", [.interruption(.memoryWarning)]),
      ("hidden", [.interruption(.hidden)]),
      (
        "hidden and shown", [.interruption(.hidden), .settle, .interruption(.shown)]
      ),
    ]
  }

  private static let controls: [(name: String, steps: [ConformanceStep])] = [
    ("cancelled", [.control(.cancel)]),
    ("interrupted", [.control(.pause), .wait(0.1), .control(.resume)]),
    (
      "reversed twice",
      [.control(.reverse), .wait(0.05), .control(.reverse), .wait(0.05)]
    ),
  ]

  private static func byHand(in surroundings: Surroundings) -> [ConformanceCase] {
    guard !surroundings.isOffScreen else { return [] }
    let covered: [ConformanceStep] = [
      .show(animated: false), .settle, .cover(animated: false), .settle,
    ]
    return fingerPaths.flatMap { name, path, end in
      // The movement of the finger so far, and its end, with another event between them.
      interruptionsByHand(in: surroundings).map { title, middle in
        .init(
          "by hand, \(name)\(title), \(surroundings.rawValue)", in: surroundings,
          covered + path + middle + end + [.settle])
      }
    }
  }

  private static func interruptionsByHand(
    in surroundings: Surroundings
  ) -> [(name: String, steps: [ConformanceStep])] {
    guard surroundings == .root else { return [("", [])] }
    return [("", [])]
      + [Interruption.rotation, .resize, .memoryWarning, .hidden].map {
        (", \($0.rawValue)", [.interruption($0)])
      }
  }

  /// Paths of a finger: until the middle, and from there to the end.
  private static let fingerPaths:
    [(name: String, path: [ConformanceStep], end: [ConformanceStep])] = [
      ("completed", path(0, 0.1, 0.3, 0.5), path(0.7, 0.9, 1) + [.endDrag(1)]),
      ("cancelled", path(0, 0.2, 0.5), path(0.3, 0.1, 0.02) + [.wait(0.3), .endDrag(0)]),
      (
        "interrupted", path(0, 0.2, 0.5) + [.wait(0.3), .endDrag(0.5), .wait(0.05)],
        path(0.5, 0.7, 1) + [.endDrag(1)]
      ),
      (
        "reversed twice", path(0, 0.3, 0.6),
        path(0.4, 0.2, 0.5, 0.8, 1) + [.wait(0.3), .endDrag(1)]
      ),
    ]

  private static func path(_ shares: CGFloat...) -> [ConformanceStep] {
    shares.flatMap { [.drag($0), .wait(0.05)] }
  }
}
