import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Tests that the containers of the article keep the contract.
@Suite(.serialized) struct WhenToWriteAContainerTests {
  @Test(
    "R16.3 Containers that are put into each other, and children that stay, need no container of one's own"
  )
  func withoutContainer() throws {
    let recorder = LifecycleRecorder()
    func screen(_ name: String) -> UIViewController {
      RecordingViewController(name, recorder: recorder)
    }
    let checker = ContractChecker(rules: Set(ContractRule.all))
    recorder.onEvent = { checker.check($0) }
    let host = try TestHost(size: CGSize(width: 800, height: 600))
    let mail = makeMail(folders: screen("folders"), inbox: screen("inbox"))

    host.show(mail)
    try host.settle()
    checker.check(host.window, at: .rest)
    host.window.rootViewController = MapScreenViewController(
      map: screen("map"), list: screen("list"))
    try host.settle()
    checker.check(host.window, at: .rest)

    #expect(checker.violations.map(\.description) == [])
    for name in ["map", "list"] { #expect(checker.state(of: name) == .appeared) }
  }
}

/// Folders beside a stack of messages, and above both what asks for an answer.
private func makeMail(folders: UIViewController, inbox: UIViewController) -> UIViewController {
  let split = SplitContainerViewController(columns: [
    SplitColumn(minimumWidth: 200, preferredWidth: 260), SplitColumn(minimumWidth: 300),
  ])
  split.setViewController(folders, at: 0)
  split.setViewController(StackController(rootViewController: inbox), at: 1)
  return ModalContainerViewController(contentViewController: split)
}

/// A map above a list. Both stay as long as the screen does.
private final class MapScreenViewController: UIViewController {
  private let map: UIViewController
  private let list: UIViewController

  init(map: UIViewController, list: UIViewController) {
    self.map = map
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [map, list] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    (map.view.frame, list.view.frame) = view.bounds.divided(atDistance: 240, from: .minYEdge)
  }

  deinit {}
}
