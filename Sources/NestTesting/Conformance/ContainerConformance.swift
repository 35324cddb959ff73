#if os(Linux)
  import Foundation
  import MisuseReports
  import NestKit
  import OpenUIKit

  /// Tries whether a container keeps its contract: one call runs every rule over what happens to containers in programs.
  ///
  /// A container is described by how it is made and by verbs, in terms of its own API:
  ///
  ///     @Test func deckIsWellBehaved() throws {
  ///       var suite = ContainerConformance("deck") { DeckViewController() } show: { deck, card, animated in
  ///         deck.setCards([card], animated: animated)
  ///       }
  ///       suite.cover = { deck, card, animated in deck.deal(card, animated: animated) }
  ///       suite.remove = { deck, animated in deck.takeTop(animated: animated) }
  ///       suite.drag = { _ in (from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 190)) }
  ///       let report = try suite.run()
  ///       #expect(report.isConforming, "\(report)")
  ///     }
  ///
  /// What is tried: showing, covering and removing children; animated and at once; by the program and by hand; as the
  /// root of a window, inside a stack and around stacks; completed, cancelled, interrupted and reversed twice; with a
  /// rotation, another size, a memory warning and a hidden window in the middle; and with requests and releases inside
  /// every callback. Each case has a screen of its own, and ends with the release of everything. What a container does
  /// not have is listed as not tried.
  public struct ContainerConformance<Container: UIViewController> {
    /// The container in reports.
    public let name: String
    /// Makes a container without children, or with some that the suite does not know; another one at each call.
    public let make: () -> Container
    /// Shows a child instead of those that are shown, with an animation or at once.
    public let show: (Container, UIViewController, _ animated: Bool) -> Void
    /// Shows a child over the one that is shown, which stays a child. Default: nil, there is no such thing.
    public var cover: ((Container, UIViewController, _ animated: Bool) -> Void)?
    /// Removes the child that is shown. Default: nil, there is no such thing.
    public var remove: ((Container, _ animated: Bool) -> Void)?
    /// Where a finger touches down and where it is lifted, in points of a window of 300 × 200, to do by hand what the
    /// container does after ``cover``. Default: nil, it does nothing by hand.
    public var drag: ((Container) -> (from: CGPoint, to: CGPoint))?
    /// The transitions that run. Default: those of the stacks of a container of NestKit; none of others.
    public var transitions: (Container) -> [ContainerTransition] = { container in
      (container as? ContainerViewController)?.stacks.compactMap(\.transition) ?? []
    }
    /// The rules that are judged. Default: all.
    public var rules = Set(ContractRule.all)

    /// Describes a container.
    ///
    /// - Parameters:
    ///   - name: What it is called in reports.
    ///   - make: Makes a container; each case has one of its own.
    ///   - show: Shows a child instead of those that are shown.
    public init(
      _ name: String, make: @escaping () -> Container,
      show: @escaping (Container, UIViewController, _ animated: Bool) -> Void
    ) {
      self.name = name
      self.make = make
      self.show = show
    }

    /// Runs every case.
    ///
    /// - Returns: What was found.
    /// - Throws: When there can be no host.
    public func run() throws -> ConformanceReport {
      var report = ConformanceReport(container: name)
      for entry in ConformanceCase.all { try run(entry, &report) }
      for entry in ConformanceCase.withCallbacks {
        guard let count = try run(entry, &report) else { continue }
        for event in 1..<max(count + 1, 1) {
          for action in CallbackAction.allCases where applies(action) {
            try run(entry.doing(action, inEvent: event), &report)
          }
        }
      }
      return report
    }

    private func applies(_ action: CallbackAction) -> Bool { action != .remove || remove != nil }

    /// Runs a case, and adds what was found.
    ///
    /// - Returns: The number of events; nil if the case does not apply.
    @discardableResult
    private func run(_ entry: ConformanceCase, _ report: inout ConformanceReport) throws -> Int? {
      if let (verb, reason) = missing(for: entry) {
        report.omit(verb, because: reason)
        return nil
      }
      let stage = try ConformanceStage(self, entry)
      stage.run()
      guard stage.omission == nil else {
        report.omit("the control of a transition", because: stage.omission ?? "")
        return nil
      }
      report.caseCount += 1
      report.eventCount += stage.eventCount
      if let problem = stage.problem { report.problems.append(problem) }
      return stage.eventCount
    }

    /// Which verb a case needs that the container lacks.
    private func missing(for entry: ConformanceCase) -> (verb: String, reason: String)? {
      for step in entry.steps {
        switch step {
        case .cover where cover == nil: return ("cover", "the container has no such verb")
        case .remove where remove == nil: return ("remove", "the container has no such verb")
        case .drag where drag == nil: return ("by hand", "the container has no drag")
        default: break
        }
      }
      return nil
    }
  }
#endif
