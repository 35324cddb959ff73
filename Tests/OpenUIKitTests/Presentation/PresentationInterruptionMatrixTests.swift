import NestTesting
import Testing

@testable import OpenUIKit

/// Every moment of a presentation and of a dismissal at which the program is called, and everything
/// that it may do there: *will* and *did* alternate, everything ends, and what is left can go.
@Suite struct PresentationInterruptionMatrixTests {
  nonisolated enum Deed: String, Sendable, CaseIterable {
    case replaceRoot, hideWindow, present, dismiss, addElsewhere, becomeRoot, removeView
    case removePresentersView
  }

  nonisolated struct Cell: Sendable, CustomTestStringConvertible {
    let style: Int
    let isAnimated: Bool
    let deed: Deed

    var testDescription: String {
      "style \(style) \(isAnimated ? "animated" : "at once") \(deed.rawValue)"
    }

    static let all: [Cell] = [
      UIModalPresentationStyle.fullScreen, .pageSheet, .custom,
    ].flatMap { style in
      [true, false].flatMap { isAnimated in
        Deed.allCases.map { Cell(style: style.rawValue, isAnimated: isAnimated, deed: $0) }
      }
    }
  }

  @Test("R14.1 R14.2 Whatever a callback does: balanced, ended, freed", arguments: Cell.all)
  func everyMoment(cell: Cell) throws {
    // The number of moments is not known before: the last one has passed when nothing was done.
    var moment = 0
    while try run(cell, at: moment) { moment += 1 }
    #expect(moment > 5)
  }

  /// Presents and dismisses, and performs the operation at the given event; whether there was such
  /// an event.
  private func run(_ cell: Cell, at moment: Int) throws -> Bool {
    let style = try #require(UIModalPresentationStyle(rawValue: cell.style))
    let walk = try InterruptedPresentation(style)
    let wasDone = try walk.run(cell.deed, at: moment, animated: cell.isAnimated)
    let what = Comment("moment \(moment), \(walk.moment)\n\(walk.lines)")
    #expect(walk.problems.isEmpty, what)
    return wasDone
  }
}

/// One presentation and dismissal that is interrupted at one event.
private final class InterruptedPresentation {
  private(set) var problems: [String] = []
  private(set) var moment = "none"
  private let custom: CustomStage
  private let other: RecordingViewController
  private let child: RecordingViewController
  private let checker = ContractChecker(appeared: ["P"])
  private var count = 0
  private var allLines: [String] = []

  var lines: String { allLines.joined(separator: "\n") }

  init(_ style: UIModalPresentationStyle) throws {
    custom = try CustomStage(style)
    other = custom.stage.modal("O")
    child = custom.stage.controller("C")
    add(child, to: custom.modal)
    if style == .pageSheet { custom.modal.transitioningDelegate = nil }
    custom.modal.view = nil
    custom.stage.recorder.removeAll()
  }

  func run(
    _ deed: PresentationInterruptionMatrixTests.Deed, at moment: Int, animated: Bool
  ) throws -> Bool {
    let (host, root, modal) = (custom.stage.host, custom.root, custom.modal)
    custom.stage.recorder.onEvent = { [weak self] event in self?.pass(event, deed, moment) }
    let misuse = try withMisuseIntercepted {
      root.present(modal, animated: animated)
      try host.settle()
      if count <= moment { root.dismiss(animated: animated) }
      try host.settle()
    }
    note(misuse)
    let wasDone = count > moment
    note(
      try withMisuseIntercepted {
        host.unhide()
        try host.settle()
        checkViews()
        host.window.rootViewController?.dismiss(animated: false)
        try host.settle()
        if host.window.subviews.count > 1 { problems.append("left: \(host.window.subviews)") }
        host.window.rootViewController = nil
        host.commit()
        for controller in [root, modal, other] { controller.viewIfLoaded?.removeFromSuperview() }
        host.commit()
      })
    problems += (checker.violations + checker.unfinished).map { "\($0)" }
    for controller in [custom.root, custom.modal, other, child] {
      let state = checker.state(of: controller.name)
      if state != .disappeared { problems.append("\(controller.name) is left \(state)") }
    }
    if !host.window.subviews.isEmpty { problems.append("left: \(host.window.subviews)") }
    return wasDone
  }

  private func note(_ misuse: [Misuse]) {
    for one in misuse where !one.id.hasPrefix("presentation.") && !one.id.hasPrefix("containment.")
    {
      problems.append("\(one.id): \(one.message)")
    }
  }

  /// When all is quiet, those are here whose views are in the window.
  private func checkViews() {
    for controller in [custom.root, custom.modal, other, child] {
      let isSeen = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
      let state = checker.state(of: controller.name)
      if state != (isSeen ? .appeared : .disappeared) {
        problems.append("\(controller.name) is \(state), seen: \(isSeen)")
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        problems.append("\(controller.name) is for ever being presented or dismissed")
      }
    }
  }

  private func pass(
    _ event: LifecycleEvent, _ deed: PresentationInterruptionMatrixTests.Deed, _ wanted: Int
  ) {
    allLines.append("\(event)")
    checker.check(event)
    // A view that is being loaded cannot be shown yet.
    let needsView = deed == .addElsewhere || deed == .becomeRoot
    guard event.callback != .loadView || !needsView else { return }
    count += 1
    guard count == wanted + 1 else { return }
    moment = "\(event)"
    allLines.append("  \(deed.rawValue)")
    perform(deed)
    allLines.append("  done")
  }

  private func perform(_ deed: PresentationInterruptionMatrixTests.Deed) {
    let (window, root, modal) = (custom.stage.host.window, custom.root, custom.modal)
    switch deed {
    case .replaceRoot: window.rootViewController = other
    case .hideWindow: window.isHidden = true
    case .present: root.present(other, animated: false)
    case .dismiss: root.dismiss(animated: false)
    case .addElsewhere:
      root.addChild(modal)
      if modal.parent === root { root.view.addSubview(modal.view) }
      modal.didMove(toParent: root)
    case .becomeRoot: window.rootViewController = modal
    case .removeView: modal.viewIfLoaded?.removeFromSuperview()
    case .removePresentersView: root.view.removeFromSuperview()
    }
  }
}
