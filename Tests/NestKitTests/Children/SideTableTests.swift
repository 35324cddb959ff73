import NestKit
import NestTesting
import OpenUIKit
import Testing

/// No object of the trees may ever be referenced weakly: from then on every retain and release of
/// it would be slow.
struct SideTableTests {
  @Test("A side table is noticed")
  func sideTableIsNoticed() {
    let view = UIView()
    #expect(!hasSideTable(view))

    weak let reference = view

    #expect(hasSideTable(view))
    withExtendedLifetime(reference) {}
  }

  @Test("Push, present, rotate, drag, hit test, dismiss and pop leave no side table")
  func roundLeavesNoSideTable() throws {
    let host = try TestHost(size: CGSize(width: 390, height: 844))
    let stack = StackController(rootViewController: Page())
    host.show(stack)
    let pushed = Page()
    let presented = Page()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    host.turn { stack.push(pushed, transition: .pushFromRight) }
    try host.settle()
    host.turn { pushed.present(presented, animated: true) }
    try host.settle()
    #expect(presented.presentingViewController != nil)
    host.tap(at: CGPoint(x: 100, y: 400))
    host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 320))
    try host.settle()
    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    host.rotateDevice(to: .portrait)
    try host.settle()
    host.turn { presented.present(alert, animated: true) }
    try host.settle()
    #expect(host.window.hitTest(CGPoint(x: 195, y: 422), with: nil) != nil)
    expectNoSideTables(in: host.window, [stack, pushed, presented, alert])
    host.turn { pushed.dismiss(animated: true) }
    try host.settle()
    host.turn { stack.pop() }
    try host.settle()

    expectNoSideTables(in: host.window, [stack, pushed, presented, alert])
    for page in [pushed, presented] { expectNoSideTables(in: page.view, []) }
  }

  /// Checks the tree of a view with its layers, and some controllers.
  private func expectNoSideTables(
    in view: UIView, _ controllers: [UIViewController],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var objects: [AnyObject] = controllers
    var views = [view]
    while let view = views.popLast() {
      objects += [view, view.layer]
      objects += view.layer.sublayers ?? []
      views += view.subviews
    }
    for object in objects {
      #expect(!hasSideTable(object), "\(type(of: object))", sourceLocation: sourceLocation)
    }
  }
}

/// Whether the reference counts of an object have moved from its header to a side table: the two
/// highest bits of the word after the type say so.
private func hasSideTable(_ object: AnyObject) -> Bool {
  let header = Unmanaged.passUnretained(object).toOpaque()
  let counts = header.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
  return counts >> (UInt.bitWidth - 2) == 3
}

/// A page with what a screen has: labels, a button, a recognizer of its own.
private final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for row in 0..<10 {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + row * 40, width: 200, height: 30))
      label.text = "Row \(row)"
      view.addSubview(label)
    }
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Action") { _ in })
    button.frame = CGRect(x: 20, y: 500, width: 200, height: 50)
    view.addSubview(button)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in })
    view.safeAreaLayoutGuide.identifier = "guide"
  }
}
