import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Each recipe of the article does what it says, and breaks no rule of the contract.
@Suite(.serialized) struct RecipesTests {
  /// A screen of a phone, and what is judged there.
  private struct Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let checker = ContractChecker(rules: Set(ContractRule.all))

    init() throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      recorder.onEvent = { [checker] in checker.check($0) }
    }

    func screen(_ name: String) -> RecordingViewController {
      RecordingViewController(name, recorder: recorder)
    }

    func rest() throws {
      try host.settle()
      checker.check(host.window, at: .rest)
    }
  }

  @Test(
    "R4.1 Containers 2.2 A toolbar leaves in landscape, and the content receives the size that it gets"
  )
  func toolbar() throws {
    let fixture = try Fixture()
    let child = fixture.screen("child")
    let screen = ToolbarViewController()
    screen.setViewController(child)
    fixture.host.show(screen)
    try fixture.rest()
    #expect(child.view.bounds.size == CGSize(width: 320, height: 436))

    fixture.host.rotateDevice()
    try fixture.rest()
    #expect(child.view.bounds.size == CGSize(width: 480, height: 320))
    fixture.host.rotateDevice()
    try fixture.rest()

    #expect(child.view.bounds.size == CGSize(width: 320, height: 436))
    #expect(fixture.checker.violations.map(\.description) == [])
  }

  @Test("A child finds what it needs around it, wherever it is")
  func talking() throws {
    let fixture = try Fixture()
    let product = ProductViewController()
    let shop = ShopViewController()
    let stack = StackController(rootViewController: product)
    shop.setViewController(stack)
    fixture.host.show(shop)
    fixture.host.turn {
      product.addToCart()
      product.openReviews()
    }
    try fixture.rest()

    #expect(shop.cart == ["Lamp"])
    #expect(stack.topViewController is ReviewsViewController)
  }

  @Test("Another controller takes the place of one in landscape, and returns")
  func orientation() throws {
    let fixture = try Fixture()
    let placeholder = PlaceholderViewController()
    placeholder.setViewController(ChartViewController())
    fixture.host.show(placeholder)
    fixture.host.rotateDevice()
    try fixture.rest()
    #expect(placeholder.viewController() is WideChartViewController)
    fixture.host.rotateDevice()
    try fixture.rest()
    #expect(placeholder.viewController() is ChartViewController)
  }

  @Test("A pop is undone while it runs, and after it")
  func undo() throws {
    let fixture = try Fixture()
    let stack = StackController(rootViewController: fixture.screen("A"))
    let page = fixture.screen("B")
    fixture.host.show(stack)
    fixture.host.turn { stack.push(page, transition: .coverFromBottom) }
    try fixture.rest()

    for wait in [0.1, 2] {
      let undo = fixture.host.turn { popWithUndo(stack) }
      fixture.host.advance(by: wait)
      fixture.host.turn { undo() }
      try fixture.rest()
      #expect(stack.topViewController === page)
    }
    #expect(fixture.checker.violations.map(\.description) == [])
  }
}

/// A screen with a toolbar below its content, which has no place in landscape.
private final class ToolbarViewController: PlaceholderViewController {
  private let toolbar = UIView()
  private let content = UIView()
  private lazy var height = toolbar.heightAnchor.constraint(equalToConstant: 44)

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [content, toolbar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor), height,
    ])
    regions = [content]
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    height.constant = size.width > size.height ? 0 : 44
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [view] _ in view?.layoutIfNeeded() }
  }

  deinit {}
}

/// Who has a cart.
private protocol CartOwner: UIViewController {
  func add(_ product: String)
}

extension UIViewController {
  /// The nearest controller around this one that has a cart.
  fileprivate var cartOwner: (any CartOwner)? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? any CartOwner }.first
  }
}

private final class ShopViewController: PlaceholderViewController, CartOwner {
  private(set) var cart: [String] = []

  func add(_ product: String) { cart.append(product) }

  deinit {}
}

private final class ProductViewController: UIViewController {
  func addToCart() { cartOwner?.add("Lamp") }

  /// The innermost stack around it pushes the reviews.
  func openReviews() { show(ReviewsViewController(), sender: self) }

  deinit {}
}

private final class ReviewsViewController: UIViewController {
  deinit {}
}

private final class ChartViewController: UIViewController, OrientationCloning {
  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    isLandscape ? WideChartViewController() : nil
  }

  deinit {}
}

private final class WideChartViewController: UIViewController, OrientationCloning {
  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    isLandscape ? nil : ChartViewController()
  }

  deinit {}
}

/// Pops the top, and returns what brings it back.
private func popWithUndo(_ stack: StackController) -> () -> Void {
  let pop = stack.pop()
  return {
    if pop.isFinished {
      guard let page = pop.removedViewControllers.first else { return }
      stack.push(page, transition: .coverFromBottom)
    } else {
      stack.transition?.reverse()
    }
  }
}
