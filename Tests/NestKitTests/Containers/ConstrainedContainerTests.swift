import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Containers and children that are laid out by constraints.
@Suite(.serialized) struct ConstrainedContainerTests {
  /// A page whose content is pinned to its safe area.
  private final class Page: UIViewController {
    let content = UIView()
    var contentSize = CGSize(width: 200, height: 100)

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
      ])
    }

    /// Where the content is if the page fills its view.
    var expected: CGRect {
      view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 10, dy: 10)
    }
  }

  /// A region that fills the safe area by constraints.
  private final class PinnedPlaceholder: PlaceholderViewController {
    let region = UIView()
    var leading: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      region.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(region)
      let guide = view.safeAreaLayoutGuide
      let leading = region.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 40)
      self.leading = leading
      NSLayoutConstraint.activate([
        leading,
        region.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        region.topAnchor.constraint(equalTo: guide.topAnchor, constant: 40),
        region.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      ])
      regions = [region]
    }
  }

  @Test(
    "R18.1 R5.1 pages whose content is pinned are pushed and popped, and every transition leaves them right",
    arguments: [Transition.pushFromRight, .crossDissolve, .flipVertically, .coverFromBottom])
  func stack(_ transition: Transition) throws {
    let host = try TestHost()
    host.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0))
    let (first, second) = (Page(), Page())
    let stack = StackController(rootViewController: first)
    host.show(stack)
    let constraints = first.view.constraints.count

    let reports = try withMisuseIntercepted {
      host.turn { stack.push(second, transition: transition) }
      host.advance(by: 0.1)
      let (during, expected) = (second.content.frame, second.expected)
      try host.settle()
      #expect(during == expected)
      #expect(second.content.frame == second.expected)
      #expect(stack.view.constraints.isEmpty, "a transition adds no constraints")

      host.turn { stack.pop() }
      try host.settle()
    }

    #expect(reports == [])
    #expect(first.content.frame == first.expected)
    #expect(first.expected == CGRect(x: 10, y: 54, width: 373, height: 768))
    #expect(first.view.constraints.count == constraints)
  }

  @Test("R18.1 R4.1 content that is pinned follows a rotation in the middle of a transition")
  func rotation() throws {
    let host = try TestHost()
    let (first, second) = (Page(), Page())
    let stack = StackController(rootViewController: first)
    host.show(stack)

    host.turn { stack.push(second, transition: .pushFromRight) }
    host.advance(by: 0.1)
    host.turn { host.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
    let resized = second.content.bounds.size
    try host.settle()

    #expect(resized == CGSize(width: 832, height: 373))
    #expect(second.content.frame == CGRect(x: 10, y: 10, width: 832, height: 373))

    host.turn { stack.pop(animated: false) }
    #expect(first.content.frame == CGRect(x: 10, y: 10, width: 832, height: 373))
  }

  @Test("R18.1 R7.1 a child fills a region that constraints place, also while that moves")
  func region() throws {
    let host = try TestHost()
    let placeholder = PinnedPlaceholder()
    host.show(placeholder)
    let page = Page()
    host.turn { placeholder.setViewController(page, transition: .pushFromRight) }
    host.advance(by: 0.1)
    host.turn { placeholder.leading?.constant = 100 }
    let during = placeholder.region.frame
    try host.settle()

    #expect(during == CGRect(x: 100, y: 40, width: 293, height: 426))
    #expect(page.view.convert(page.view.bounds, to: nil) == during)
    #expect(page.content.frame == page.expected)
    #expect(placeholder.viewController() === page)
  }

  @Test("R18.1 R3.2 a view that does not translate its mask is placed by a container all the same")
  func maskOff() throws {
    let host = try TestHost()
    let page = Page()
    page.view.translatesAutoresizingMaskIntoConstraints = false
    let stack = StackController(rootViewController: page)
    host.show(stack)
    let first = page.view.frame
    host.turn { host.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }

    #expect(first == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(page.view.convert(page.view.bounds, to: nil).size == CGSize(width: 852, height: 393))
    #expect(page.content.frame == page.expected)
  }

  /// A card whose content determines its size.
  private final class Card: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "Card"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let guide = view.safeAreaLayoutGuide
      let width = label.widthAnchor.constraint(equalToConstant: 160)
      let height = label.heightAnchor.constraint(equalToConstant: 40)
      // The view has another size before it is presented.
      width.priority = UILayoutPriority(999)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -30),
        width, height,
      ])
      preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }

  @Test("R18.1 R6.1 a popover is as large as what is inside it needs")
  func fittingPopover() throws {
    let host = try TestHost(size: CGSize(width: 1024, height: 768))
    let root = UIViewController()
    host.show(root)
    let card = Card()
    card.modalPresentationStyle = .popover
    card.popoverPresentationController?.sourceView = root.view
    card.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 10, height: 10)

    let reports = try withMisuseIntercepted {
      host.turn { root.present(card, animated: false) }
      try host.settle()
    }

    #expect(card.preferredContentSize == CGSize(width: 200, height: 100))
    #expect(card.view.safeAreaLayoutGuide.layoutFrame.size == CGSize(width: 200, height: 100))
    #expect(reports == [])
  }

  @Test("R18.1 R6.1 a sheet is as high as what is inside it needs")
  func fittingSheet() throws {
    let host = try TestHost()
    let root = UIViewController()
    host.show(root)
    let card = Card()
    card.modalPresentationStyle = .pageSheet
    card.sheetPresentationController?.detents = [
      .custom { [weak card] _ in
        card?.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      }
    ]

    let reports = try withMisuseIntercepted {
      host.turn { root.present(card, animated: true) }
      try host.settle()
    }

    let frame = card.view.convert(card.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 752, width: 393, height: 100))
    #expect(reports == [])
  }
}
