import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Appearance callbacks of a container that wait for what it is doing.
@Suite struct WaitingAppearanceTests {
  @Test(
    "R15.6 A callback that has waited is animated only if a transition still runs, and others as they say"
  )
  func isAnimated() throws {
    let host = try TestHost()
    let container = CardsViewController(.init(), recorder: LifecycleRecorder())
    host.show(container)
    let child = Child()
    child.onWillAppear = { [unowned container] in
      container.cards.containerWillDisappear(animated: true)
      container.cards.containerDidDisappear()
    }

    container.cards.push(child, animated: false)
    host.advance(by: 1)
    #expect(child.log == ["appears false", "disappears false"])

    child.onWillAppear = {}
    container.cards.containerWillAppear(animated: true)
    container.cards.containerDidAppear()
    #expect(child.log.last == "appears true")
  }

  private final class Child: UIViewController {
    var log: [String] = []
    var onWillAppear: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("appears \(animated)")
      onWillAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("disappears \(animated)")
    }

    deinit {}
  }
}
