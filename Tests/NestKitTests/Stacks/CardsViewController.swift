import NestKit
import NestTesting
import OpenUIKit

/// A hand-written container: one engine in a region of its own, and its delegate's calls recorded.
final class CardsViewController: UIViewController, ContainerStackDelegate {
  let configuration: ContainerStack.Configuration
  let recorder: LifecycleRecorder
  private(set) lazy var cards = ContainerStack(container: self, configuration: configuration)
  /// Where the children are, inside the view; nil for all of it.
  var regionFrame: CGRect?
  let region = UIView()

  init(_ configuration: ContainerStack.Configuration, recorder: LifecycleRecorder) {
    self.configuration = configuration
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
    cards.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let regionFrame else { return }
    region.frame = regionFrame
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    cards.region = region
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    cards.containerWillAppear(animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cards.containerDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cards.containerWillDisappear(animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cards.containerDidDisappear()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    cards.releaseHiddenViews()
  }

  // MARK: Delegate

  /// Records pushes and pops.
  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    switch event.kind {
    case .push, .pop: recorder.record(event, from: "D")
    case .show, .hide: break
    }
  }
}
