import Dispatch
import Foundation
import NestTesting
import OpenUIKit
import Synchronization
import Testing

/// Trees that are released on other threads, while the main thread works with what is left of them.
///
/// `make thread-sanitize` runs this suite under the thread sanitizer.
@Suite struct ReleaseRaceTests {
  @Test("R13.3 Trees that ten threads release while the main thread works lose nothing")
  func trees() async throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let counts = Counts()
    for _ in 0..<4 {
      // Puts the host in force, after other tests have run at an `await`.
      host.commit()
      let (pile, remains) = makeTrees(50, counts)

      pile.release(on: 10) {
        for retained in remains { retained.use(in: host) }
        host.advance(by: 1.0 / 60)
      }
      await MainQueue.passed()

      for retained in remains { retained.expectNoOwner() }
      #expect(counts.freed < counts.made)
    }
    await MainQueue.passed()
    // Animations keep layers until they have ended.
    host.advance(by: 2)
    await MainQueue.passed()

    #expect(counts.freed == counts.made)
  }

  @Test("R13.3 A tree that is released elsewhere while the window shows what was in it stays shown")
  func movedAway() async throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    host.unhide()
    let counts = Counts()
    let (pile, remains) = makeTrees(100, counts)

    var index = 0
    pile.release(on: 10) {
      if index < remains.count { host.turn { host.window.addSubview(remains[index].leaf) } }
      index += 1
    }
    await MainQueue.passed()
    host.commit()

    for retained in remains.prefix(index) {
      #expect(retained.leaf.superview === host.window && retained.leaf.window === host.window)
      #expect(retained.leaf.layer.superlayer === host.window.layer)
    }
    #expect(host.window.subviews.count == min(index, remains.count))
  }

  // MARK: Trees

  private func makeTrees(_ count: Int, _ counts: Counts) -> (Pile, [Remains]) {
    let trees = (0..<count).map { _ in makeTree(counts) }
    return (Pile(trees.map(\.0)), trees.map(\.1))
  }

  /// A controller with a child, views with constraints, recognizers, guides and animations: the
  /// object that owns everything, and what the main thread keeps of it.
  private func makeTree(_ counts: Counts) -> (UIResponder, Remains) {
    let root = CountedController(counts)
    let child = CountedController(counts)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(scroll)
    let parent = CountedView(counts)
    scroll.addSubview(parent)
    let leaf = CountedView(counts)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(leaf)
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let constraints = [
      leaf.leadingAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.leadingAnchor),
      leaf.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      leaf.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
    ]
    NSLayoutConstraint.activate(constraints)
    let recognizer = CountedRecognizer(counts)
    parent.addGestureRecognizer(recognizer)
    let layer = CountedLayer(counts)
    parent.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    parent.layer.add(animation, forKey: nil)
    UIView.animate(withDuration: 0.1) { leaf.alpha = 0.5 }
    root.view.layoutIfNeeded()
    let retained = Remains(
      leaf: leaf, layer: layer, child: child, recognizer: recognizer, guide: guide,
      constraints: constraints, viewLayer: parent.layer)
    return (root, retained)
  }
}

/// The objects of a tree that the main thread references, and uses while the tree is released on
/// another one.
private struct Remains {
  let leaf: UIView
  let layer: CALayer
  let child: UIViewController
  let recognizer: UIGestureRecognizer
  let guide: UILayoutGuide
  let constraints: [NSLayoutConstraint]
  let viewLayer: CALayer

  /// Follows all links, marks what is above, lays out, animates and hit tests.
  func use(in host: TestHost) {
    leaf.setNeedsLayout()
    leaf.setNeedsUpdateConstraints()
    leaf.bounds.size.width += 1
    layer.opacity = layer.opacity == 1 ? 0.5 : 1
    viewLayer.position.x += 1
    _ = (leaf.superview?.subviews.count, leaf.window, leaf.next, leaf.tintColor)
    _ = (layer.superlayer?.sublayers?.count, viewLayer.delegate, viewLayer.superlayer)
    _ = (child.parent?.children.count, child.next, child.transitionCoordinator)
    _ = (recognizer.view, guide.owningView, guide.layoutFrame)
    for constraint in constraints {
      constraint.constant += 1
      _ = (constraint.isActive, constraint.firstItem)
    }
    leaf.superview?.layoutIfNeeded()
    _ = leaf.convert(CGPoint.zero, to: nil)
    _ = leaf.superview?.hitTest(CGPoint(x: 1, y: 1), with: nil)
    UIView.animate(withDuration: 0.1) { leaf.alpha = leaf.alpha == 1 ? 0.5 : 1 }
  }

  func expectNoOwner() {
    #expect(leaf.superview == nil && leaf.window == nil && leaf.next == nil)
    #expect(layer.superlayer === viewLayer && viewLayer.superlayer == nil)
    #expect(viewLayer.delegate == nil)
    #expect(child.parent == nil && recognizer.view == nil && guide.owningView == nil)
    #expect(constraints.allSatisfy { !$0.isActive })
  }
}

// MARK: Releasing

/// The last references to objects, which several threads take and release.
private nonisolated final class Pile: Sendable {
  /// One of the references.
  private final class Place: Sendable {
    private let object: Mutex<UIResponder?>

    init(_ object: UIResponder) { self.object = Mutex(object) }

    func release() { _ = object.withLock { $0.take() } }
  }

  private let places: [Place]
  private let taken = Atomic(0)

  init(_ objects: [UIResponder]) { places = objects.map(Place.init) }

  private func releaseNext() -> Bool {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    guard index < places.count else { return false }
    places[index].release()
    return true
  }

  /// Releases everything on other threads, and does `work` meanwhile.
  @MainActor func release(on threads: Int, while work: () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        while self.releaseNext() {}
        group.leave()
      }
    }
    repeat { work() } while group.wait(timeout: .now()) == .timedOut
  }
}

private nonisolated final class Counts: Sendable {
  private let makings = Atomic(0)
  private let frees = Atomic(0)

  var made: Int { makings.load(ordering: .relaxed) }
  var freed: Int { frees.load(ordering: .relaxed) }

  func make() { makings.add(1, ordering: .relaxed) }
  func free() { frees.add(1, ordering: .relaxed) }
}

private final class CountedView: UIView {
  private let counts: Counts

  init(_ counts: Counts) {
    self.counts = counts
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    counts.make()
  }

  required init?(coder: NSCoder) { nil }

  deinit { counts.free() }
}

private final class CountedLayer: CALayer {
  private let counts: Counts

  init(_ counts: Counts) {
    self.counts = counts
    super.init()
    counts.make()
  }

  required init?(coder: NSCoder) { nil }

  override init(layer: Any) {
    counts = Counts()
    super.init(layer: layer)
  }

  deinit { counts.free() }
}

private final class CountedController: UIViewController {
  private let counts: Counts

  init(_ counts: Counts) {
    self.counts = counts
    super.init(nibName: nil, bundle: nil)
    counts.make()
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CountedView(counts) }

  deinit { counts.free() }
}

private final class CountedRecognizer: UITapGestureRecognizer {
  private let counts: Counts

  init(_ counts: Counts) {
    self.counts = counts
    super.init(target: nil, action: nil)
    counts.make()
  }

  deinit { counts.free() }
}
