import Testing

/// The description of UIKit for a chain of nested controllers that is added to a
/// container and removed again: whole timelines, made without the code.
///
/// Only the first of the chain, which the container adds, receives a move; the others follow.
nonisolated struct ChainModel: Sendable, CustomTestStringConvertible {
  /// Whether the container is on screen.
  var isInWindow: Bool
  /// Whether the container begins and ends with `animated`.
  var isAnimated: Bool
  /// Whether the container forwards manually.
  var isManual: Bool
  /// How many controllers the chain has.
  var depth: Int
  /// Whether the movement is cancelled in its middle.
  var isInterrupted: Bool

  var testDescription: String {
    [
      isInWindow ? "window" : "no window", isAnimated ? "animated" : "at once",
      isManual ? "manual" : "automatic", "\(depth) deep", isInterrupted ? "interrupted" : "whole",
    ].joined(separator: ", ")
  }

  static let all: [ChainModel] = [true, false].flatMap { window in
    [true, false].flatMap { animated in
      [true, false].flatMap { manual in
        [1, 2, 5].flatMap { depth in
          [true, false].map {
            ChainModel(
              isInWindow: window, isAnimated: animated, isManual: manual, depth: depth,
              isInterrupted: $0)
          }
        }
      }
    }
  }

  /// Whether the container uses begin and end: manually always, else to follow an animation.
  var isExplicit: Bool { isManual || isAnimated }

  /// Whether appearance is sent: in a window, or where a container does so manually.
  private var isReceived: Bool { isInWindow || isManual }

  /// The chain appears. In a whole movement it stays, else it is removed again.
  var appearing: [String] {
    var lines = ["C1.willMove(K)"]
    if isInterrupted {
      // The layout pass in the middle happens only in a movement of several turns.
      lines += all("viewWillAppear", "to")
      if isExplicit, isInWindow { lines += all("viewIsAppearing", "to") }
      lines += all("viewWillDisappear", "to")
      let gone = all("viewDidDisappear", "to")
      let move = ["C1.willMove(nil)", "C1.didMove(nil)"]
      return lines + (isExplicit ? gone + move : move + gone)
    }
    return lines + all("viewWillAppear", "to") + arrived("to") + ["C1.didMove(K)"]
  }

  /// A chain that is shown disappears. A cancelled movement shows it again.
  var disappearing: [String] {
    var lines = ["C1.willMove(nil)"] + all("viewWillDisappear", "from")
    if isInterrupted {
      lines += all("viewWillAppear", nil) + arrived(nil)
      return lines + ["C1.willMove(K)", "C1.didMove(K)"]
    }
    let gone = all("viewDidDisappear", "from")
    lines += isExplicit ? gone + ["C1.didMove(nil)"] : ["C1.didMove(nil)"] + gone
    return lines
  }

  /// Outside a window nothing is placed: each receives that it is appearing right before its did.
  private func arrived(_ flag: String?) -> [String] {
    guard !isInWindow else { return all("viewIsAppearing", flag) + all("viewDidAppear", flag) }
    return (1...depth).flatMap {
      one($0, "viewIsAppearing", flag) + one($0, "viewDidAppear", flag)
    }
  }

  private func all(_ callback: String, _ flag: String?) -> [String] {
    (1...depth).flatMap { one($0, callback, flag) }
  }

  private func one(_ number: Int, _ callback: String, _ flag: String?) -> [String] {
    guard isReceived else { return [] }
    let suffix = isExplicit && isAnimated ? "(animated)" : ""
    let flags = number == 1 ? flag.map { " [\($0)]" } ?? "" : ""
    return ["C\(number).\(callback)\(suffix)\(flags)"]
  }
}
