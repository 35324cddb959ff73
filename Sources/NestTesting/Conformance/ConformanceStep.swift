#if os(Linux)
  import Foundation

  /// What happens to a container in a case of the suite, one after the other.
  nonisolated enum ConformanceStep: Hashable, Sendable {
    /// A new child is shown instead of what was shown.
    case show(animated: Bool)
    /// A new child is shown over the one that is shown, which stays a child.
    case cover(animated: Bool)
    /// The child that is shown is removed.
    case remove(animated: Bool)
    /// A finger does what the container does by hand, and is lifted where that completes, or where it is cancelled.
    case drag(completes: Bool)
    case control(TransitionControl)
    case interruption(Interruption)
    /// Virtual time passes, during which an animation runs.
    case advance
    /// Everything that runs ends, and the tree is looked at.
    case settle
  }

  /// What is done with the transition that runs.
  nonisolated enum TransitionControl: String, Hashable, Sendable, CaseIterable {
    case cancelled, interrupted
    case reversedTwice = "reversed twice"
  }

  /// What happens around a container at any time.
  nonisolated enum Interruption: String, Hashable, Sendable, CaseIterable {
    case rotation, resize
    case memoryWarning = "memory warning"
    case hidden
    case hiddenAndShown = "hidden and shown"
  }

  /// Where the container is.
  nonisolated enum Surroundings: String, Hashable, Sendable, CaseIterable {
    case root = "root of the window"
    case inStack = "inside a stack"
    case aroundStack = "around stacks"
  }

  /// What is done once, inside a callback of a controller.
  nonisolated enum CallbackAction: String, Hashable, Sendable, CaseIterable {
    case show, remove
    case releaseContainer = "release of the container"
    case releaseChildren = "release of the children"
    case hide = "hiding the window"
    case memoryWarning = "memory warning"
  }

  /// A sequence of steps, somewhere, with a name for people.
  nonisolated struct ConformanceCase: Hashable, Sendable {
    let name: String
    var surroundings = Surroundings.root
    let steps: [ConformanceStep]
    /// What happens inside the event of this number, if any.
    var inCallback: (action: CallbackAction, event: Int)? {
      callbackAction.map { ($0, callbackEvent) }
    }
    private var callbackAction: CallbackAction?
    private var callbackEvent = 0

    init(_ name: String, in surroundings: Surroundings = .root, _ steps: [ConformanceStep]) {
      self.name = name
      self.surroundings = surroundings
      self.steps = steps
    }

    /// The same with an action inside an event.
    func doing(_ action: CallbackAction, inEvent event: Int) -> ConformanceCase {
      var result = ConformanceCase("\(name), \(action.rawValue) in event \(event)", steps)
      result.callbackAction = action
      result.callbackEvent = event
      return result
    }
  }

  nonisolated extension ConformanceCase {
    /// What the containers is asked for, each with its last step animated or not.
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

    /// Every case that does nothing inside callbacks.
    static var all: [ConformanceCase] {
      var cases: [ConformanceCase] = []
      for surroundings in Surroundings.allCases {
        for animated in [true, false] {
          for (name, steps) in sequences(animated) {
            let title = "\(name), \(animated ? "animated" : "at once"), \(surroundings.rawValue)"
            cases.append(.init(title, in: surroundings, steps + [.settle]))
            // Around another container, what happens to both is the same.
            for interruption in Interruption.allCases
            where surroundings == .root || interruption == .rotation {
              cases.append(
                .init(
                  "\(title), \(interruption.rawValue)", in: surroundings,
                  steps + [.advance, .interruption(interruption), .settle]))
            }
            guard animated else { continue }
            for control in TransitionControl.allCases {
              cases.append(
                .init(
                  "\(title), \(control.rawValue)", in: surroundings,
                  steps + [.advance, .control(control), .settle]))
              cases.append(
                .init(
                  "\(title), rotation, \(control.rawValue)", in: surroundings,
                  steps + [.advance, .interruption(.rotation), .control(control), .settle]))
            }
          }
        }
        for completes in [true, false] {
          cases.append(
            .init(
              "by hand, \(completes ? "completed" : "cancelled"), \(surroundings.rawValue)",
              in: surroundings,
              [
                .show(animated: false), .settle, .cover(animated: false), .settle,
                .drag(completes: completes), .settle,
              ]))
        }
      }
      return cases
    }

    /// The cases inside whose callbacks something is done.
    static var withCallbacks: [ConformanceCase] {
      [true, false].flatMap { animated in
        sequences(animated).suffix(3).map { name, steps in
          .init("\(name), \(animated ? "animated" : "at once")", steps + [.settle])
        }
      }
    }
  }
#endif
