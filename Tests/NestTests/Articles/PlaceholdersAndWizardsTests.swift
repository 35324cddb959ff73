import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The recipes and the routes of the article about placeholders and wizards.
@Suite(.serialized) struct PlaceholdersAndWizardsTests {
  @Test("The buttons above the region show one screen each, and the region is what they leave")
  func segments() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let recorder = LifecycleRecorder()
    let checker = ContractChecker(rules: Set(ContractRule.all))
    recorder.onEvent = { checker.check($0) }
    let list = RecordingViewController("list", recorder: recorder)
    let map = RecordingViewController("map", recorder: recorder)
    (list.title, map.title) = ("List", "Map")
    let places = PlacesViewController([list, map])
    host.show(places)
    try host.settle()
    #expect(places.viewController() === list)
    #expect(list.view.convert(list.view.bounds, to: nil).height == 436)

    try host.tap(#require(host.window.button("Map")))
    try host.settle()

    #expect(places.viewController() === map && list.parent == nil)
    #expect(map.placeholderViewController === places)
    checker.check(host.window, at: .rest)
    host.rotateDevice()
    try host.settle()
    checker.check(host.window, at: .rest)
    #expect(checker.violations.map(\.description) == [])
  }

  @Test("A wizard says what is missing, shows the page where it is, and is done at the end")
  func checkout() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let address = AddressViewController()
    let wizard = WizardViewController(pages: [address, UIViewController()])
    let checkout = CheckoutDelegate()
    wizard.delegate = checkout
    host.show(wizard)
    try host.settle()
    #expect(checkout.buttonTitle == "Next")

    host.turn { checkout.advance(wizard) }
    try host.settle()
    #expect(wizard.selectedIndex == 0 && checkout.message == "The street is missing.")
    address.street = "Main Street 1"
    host.turn { checkout.advance(wizard) }
    try host.settle()
    #expect(wizard.selectedIndex == 1 && checkout.buttonTitle == "Order")
    #expect(checkout.message == nil && !checkout.isDone)
    host.turn { checkout.advance(wizard) }
    #expect(checkout.isDone)
  }

  @Test("A region shows what stands for a value, and nothing for none")
  func values() throws {
    let host = try TestHost()
    let placeholder = PlaceholderViewController()
    host.show(placeholder)
    let message = showMessage(in: placeholder)
    host.turn { message.show(7) }
    try host.settle()
    #expect(placeholder.viewController()?.title == "Message 7")
    host.turn { message.show(nil) }
    try host.settle()
    #expect(placeholder.viewController() == nil)
  }
}

/// A list and a map of the same places; buttons above them select one.
private final class PlacesViewController: PlaceholderViewController {
  private let screens: [UIViewController]
  private let bar = UIStackView()
  private let content = UIView()

  init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init()
    setViewController(screens.first)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.distribution = .fillEqually
    for screen in screens {
      let select = UIAction(title: screen.title ?? "") { [unowned self] _ in
        setViewController(screen, transition: .crossDissolve)
      }
      bar.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: select))
    }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bar)
    view.addSubview(content)
    regions = [content]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    (bar.frame, content.frame) = area.divided(atDistance: 44, from: .minYEdge)
  }

  deinit {}
}

private final class AddressViewController: UIViewController, WizardPage {
  var street = ""

  var validity: WizardPageValidity {
    street.isEmpty ? .invalid(reason: "The street is missing.") : .valid
  }

  deinit {}
}

private final class CheckoutDelegate: WizardViewControllerDelegate {
  private(set) var message: String?
  private(set) var buttonTitle = ""
  private(set) var isDone = false

  /// Selects the next page, or finishes the wizard after the last one. The button calls it.
  func advance(_ wizard: WizardViewController) {
    message = nil
    if wizard.canSelectNext { wizard.selectNext() } else { isDone = wizard.finish() }
  }

  func wizardViewController(
    _ wizard: WizardViewController, didFindInvalidPageAt index: Int, reason: String
  ) {
    message = reason
    wizard.selectViewController(at: index)
  }

  func wizardViewController(
    _ wizard: WizardViewController, didShow viewController: UIViewController, animated: Bool
  ) {
    buttonTitle = wizard.canSelectNext ? "Next" : "Order"
  }

  deinit {}
}

private func showMessage(in placeholder: PlaceholderViewController) -> RouteBinding<Int?> {
  placeholder.bind(to: nil, transition: { _, _ in .crossDissolve }) { (number: Int) in
    let screen = UIViewController()
    screen.title = "Message \(number)"
    return screen
  }
}
