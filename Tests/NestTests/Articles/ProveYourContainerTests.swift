import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import OwnContainer

/// The listings of the article that proves a container: one from the guide, and one written by
/// hand.
@Suite(.serialized) struct ProveYourContainerTests {
  @Test @MainActor func cardsReceiveEachCallback() async {
    let recorder = LifecycleRecorder()
    let checker = ContractChecker()
    recorder.onEvent = { checker.check($0) }
    let deck = DeckViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = deck
    window.isHidden = false

    deck.deal(RecordingViewController("A", recorder: recorder))
    deck.deal(RecordingViewController("B", recorder: recorder))
    let discard = await deck.discard().outcome

    #expect(discard == .done)
    #expect(checker.violations + checker.unfinished == [])
  }

  @Test @MainActor func deckIsWellBehaved() throws {
    var suite = ContainerConformance("deck") {
      DeckViewController()
    } show: {
      $0.setCards([$1], animated: $2)
    }
    suite.cover = { $0.deal($1, animated: $2) }
    suite.remove = { if !$0.cards.isEmpty { $0.discard(animated: $1) } }
    suite.drag = { _ in (from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 190)) }
    let report = try suite.run()
    #expect(report.reaches(.complete), "\(report)")
  }

  @Test(
    "R16.6 What the suite finds in a container that is written by hand is what the article shows")
  func findings() throws {
    var suite = ContainerConformance("swap") {
      SwapViewController()
    } show: {
      $0.show($1, animated: $2)
    }
    suite.remove = { $0.clear(animated: $1) }
    let report = try suite.run()

    let page = try Page("Sources/NestTesting/NestTesting.docc/ProveYourContainer.md")
    let listed = ContractRule.all.filter {
      page.text.contains("(\($0.id): \($0.requirement))")
    }
    for rule in listed {
      let problem = try #require(report.problems.first { $0.rule == rule }, "\(report)")
      #expect(page.text.contains("\n\(problem.name): \(problem.finding)\n"), "\(problem)")
    }
    #expect(report.level == nil)
    #expect(report.brokenRules(upTo: .basic).isSubset(of: listed), "\(report)")
    #expect(Set(listed.map(\.level)) == Set(ContractLevel.allCases))
    #expect(page.text.components(separatedBy: "\n- **").count - 1 == listed.count)
  }

  @Test(
    "R16.5 The drawings of the article about proofs are what happens", arguments: ["swap", "deck"])
  func drawings(_ kind: String) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let recorder = LifecycleRecorder()
    let pages = ["A", "B"].map { RecordingViewController($0, recorder: recorder) }
    let (swap, deck) = (SwapViewController(), DeckViewController())
    if kind == "swap" {
      host.show(swap)
      host.turn { swap.show(pages[0], animated: false) }
    } else {
      host.show(deck)
      host.turn { deck.setCards([pages[0]], animated: false) }
    }
    try host.settle()
    host.advance(by: 0.1)
    host.turn {
      if kind == "swap" {
        swap.show(pages[1], animated: true)
      } else {
        deck.setCards([pages[1]], animated: true)
      }
    }
    try host.settle()
    host.advance(by: 0.1)
    recorder.note("end", from: "")

    let drawing = recorder.timeline(
      as: .svg,
      title: kind == "swap" ? "By hand: A is replaced by B" : "By NestKit: A is replaced by B")

    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/NestTesting/NestTesting.docc/Resources")
      .appendingPathComponent("proof-\(kind).svg").standardizedFileURL
    if try ReferencePictures(folder: file).isRecording {
      try Data(drawing.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == drawing)
  }
}

/// Shows one child at a time, as a container is often written by hand.
final class SwapViewController: UIViewController {
  private(set) var content: UIViewController?

  func show(_ next: UIViewController, animated: Bool) {
    let former = content
    content = next
    former?.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    next.view.alpha = 0
    view.addSubview(next.view)
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      next.view.alpha = 1
    } completion: { _ in
      former?.view.removeFromSuperview()
      former?.removeFromParent()
      next.didMove(toParent: self)
    }
  }

  func clear(animated: Bool) {
    guard let former = content else { return }
    content = nil
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      former.view.alpha = 0
    } completion: { _ in
      former.view.removeFromSuperview()
      former.removeFromParent()
    }
  }

  deinit {}
}
