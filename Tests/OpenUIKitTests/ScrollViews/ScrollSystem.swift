import NestTesting
import OpenUIKit

/// Nested scroll views for a random driver: driven by fingers, a wheel, keys and the program, also
/// inside the calls of their delegates.
final class ScrollSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder: LifecycleRecorder

  private let host: TestHost
  private(set) var views: [UIScrollView] = []
  private var contents: [UIView] = []
  private var delegates: [ScrollJudge] = []
  /// Where each finger is; nil while it is up.
  private(set) var fingers: [CGPoint?] = Array(repeating: nil, count: 3)
  private var pending: PendingOperations<ScrollOperation>?
  /// The scroll views whose offset the program has set, which may be anywhere.
  private var freeOffsets: Set<Int> = []

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    recorder = LifecycleRecorder()
    pending = PendingOperations { [weak self] in self?.attempt($0) }
    makeViews()
    host.window.makeKeyAndVisible()
    host.commit()
  }

  /// An outer scroll view, one in it with the same axis, and one in that with the other axis.
  private func makeViews() {
    let sizes = [
      CGSize(width: 200, height: 900), CGSize(width: 180, height: 500),
      CGSize(width: 600, height: 160),
    ]
    for (number, size) in sizes.enumerated() {
      let view = UIScrollView(
        frame: CGRect(x: 0, y: 0, width: 200 - number * 20, height: 200 - number * 20))
      let content = UIView(frame: CGRect(origin: .zero, size: size))
      let judge = ScrollJudge(number: number, content: content) { [weak self] in
        self?.recorder.note($0, from: "\(number)")
        self?.pending?.noted("\(number) \($0)")
      } report: { [weak self] in
        self?.report($0)
      }
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = size
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      view.delegate = judge
      view.addSubview(content)
      views.append(view)
      contents.append(content)
      delegates.append(judge)
      superview(of: number).addSubview(view)
    }
  }

  private func superview(of number: Int) -> UIView {
    number == 0 ? host.window : contents[number - 1]
  }

  private func report(_ text: String) { problem = problem ?? text }

  func perform(_ operation: ScrollOperation) {
    attempt(operation)
    for (number, view) in views.enumerated() { check(view, number) }
  }

  private func check(_ view: UIScrollView, _ number: Int) {
    let offset = view.contentOffset
    if !offset.x.isFinite || !offset.y.isFinite { report("\(number) is at \(offset)") }
    if view.isTracking, fingers.allSatisfy({ $0 == nil }) { report("\(number) tracks no finger") }
    if view.window == nil, view.isDragging || view.isDecelerating || view.isTracking {
      report("\(number) moves outside a window")
    }
    delegates[number].check(view)
  }

  /// Lifts everything and waits: everything is at rest, in range, and freed.
  func finish() {
    pending?.removeAll()
    for finger in fingers.indices { attempt(.lift(finger)) }
    host.advance(by: 30)
    for (number, view) in views.enumerated() {
      check(view, number)
      if view.isTracking || view.isDragging || view.isDecelerating || view.isScrollAnimating
        || view.isZooming || view.isZoomBouncing || view.isZoomAnimating
      {
        report("\(number) is not at rest in the end")
      }
      let scales = view.minimumZoomScale...view.maximumZoomScale
      if !scales.contains(view.zoomScale) { report("\(number) rests at scale \(view.zoomScale)") }
      let range = Self.range(of: view)
      if !freeOffsets.contains(number), !range.contains(view.contentOffset) {
        report("\(number) rests at \(view.contentOffset), not in \(range)")
      }
    }
    if !host.isIdle { report("A timer runs in the end") }
    for view in views { view.removeFromSuperview() }
    weak let freed = views.last
    views = []
    delegates = []
    contents = []
    host.commit()
    if freed != nil { report("A scroll view is never freed") }
  }

  /// The offsets at which the content may rest, with a pixel to spare.
  private static func range(of view: UIScrollView) -> CGRect {
    let insets = view.adjustedContentInset
    let width = view.contentSize.width + insets.left + insets.right - view.bounds.width
    let height = view.contentSize.height + insets.top + insets.bottom - view.bounds.height
    return CGRect(
      x: -insets.left, y: -insets.top, width: max(0, width), height: max(0, height)
    ).insetBy(dx: -1, dy: -1)
  }
}

// MARK: - Performing

extension ScrollSystem {
  private func attempt(_ operation: ScrollOperation) {
    switch operation {
    case .toggle(let option, let number): toggle(option, of: views[number])
    case .resize(let number, let width, let height):
      views[number].contentSize = CGSize(width: width * 50, height: height * 50)
    case .inset(let number, let size):
      views[number].contentInset = UIEdgeInsets(
        top: CGFloat(size * 10), left: CGFloat(size * 5), bottom: 0, right: 0)
    case .frame(let number, let size):
      views[number].frame.size = CGSize(width: size * 10, height: size * 10)
    case .toggleRemoved(let number):
      if views[number].superview == nil {
        superview(of: number).addSubview(views[number])
      } else {
        views[number].removeFromSuperview()
      }
    case .toggleHidden(let number): views[number].isHidden.toggle()
    case .stop(let number): views[number].stopScrollingAndZooming()
    case .flash(let number): views[number].flashScrollIndicators()
    case .advance(let time): host.advance(by: TimeInterval(time) / 100)
    case .during(let number, let call, let operation):
      pending?.add(operation, atNote: "\(number) \(call)")
    case .offset, .scrollTo, .reveal, .zoom, .zoomToRect: scroll(operation)
    default: input(operation)
    }
  }

  private func scroll(_ operation: ScrollOperation) {
    switch operation {
    case .offset(let number, let x, let y):
      freeOffsets.insert(number)
      views[number].contentOffset = CGPoint(x: x * 10, y: y * 10)
    case .scrollTo(let number, let x, let y, let animated):
      freeOffsets.insert(number)
      views[number].setContentOffset(CGPoint(x: x * 10, y: y * 10), animated: animated)
    case .reveal(let number, let x, let y, let animated):
      views[number].scrollRectToVisible(
        CGRect(x: x * 10, y: y * 10, width: 50, height: 50), animated: animated)
    case .zoom(let number, let scale, let animated):
      views[number].setZoomScale(CGFloat(scale) / 10 + 0.1, animated: animated)
    case .zoomToRect(let number, let x, let y, let animated):
      views[number].zoom(
        to: CGRect(x: x * 10, y: y * 10, width: 80, height: 80), animated: animated)
    default: break
    }
  }

  private func input(_ operation: ScrollOperation) {
    switch operation {
    case .putDown(let finger, let x, let y):
      guard fingers[finger] == nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      host.putDown(finger, at: CGPoint(x: x, y: y))
    case .move(let finger, let x, let y):
      guard fingers[finger] != nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      host.move(finger, to: CGPoint(x: x, y: y))
    case .lift(let finger):
      guard let place = fingers[finger] else { return }
      fingers[finger] = nil
      host.lift(finger, at: place)
    case .cancel(let finger):
      guard let place = fingers[finger] else { return }
      fingers[finger] = nil
      host.cancel(finger, at: place)
    case .wheel(let x, let y, let dx, let dy, let control):
      host.scroll(
        by: CGVector(dx: dx, dy: dy), at: CGPoint(x: x, y: y),
        modifiers: control ? .control : [])
    case .press(let key): host.press(key.code)
    default: break
    }
  }

  private func toggle(_ option: ScrollOperation.Option, of view: UIScrollView) {
    switch option {
    case .bounces: view.bounces.toggle()
    case .alwaysBounces:
      view.alwaysBounceVertical.toggle()
      view.alwaysBounceHorizontal = view.alwaysBounceVertical
    case .pages: view.isPagingEnabled.toggle()
    case .scrolls: view.isScrollEnabled.toggle()
    case .locks: view.isDirectionalLockEnabled.toggle()
    case .delays: view.delaysContentTouches.toggle()
    case .cancels: view.canCancelContentTouches.toggle()
    case .transfers: view.transfersVerticalScrollingToParent.toggle()
    case .clips: view.bouncesZoom.toggle()
    }
  }
}

extension ScrollOperation.Key {
  fileprivate var code: UIKeyboardHIDUsage {
    switch self {
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .space: .keyboardSpacebar
    }
  }
}

/// The delegate of one scroll view: checks that every beginning has its end, and that the view says
/// of itself what its calls say.
final class ScrollJudge: NSObject, UIScrollViewDelegate {
  private let number: Int
  private unowned let content: UIView
  private let note: (String) -> Void
  private let report: (String) -> Void
  private var isDragging = false
  private var isDecelerating = false
  private var isZooming = false

  init(
    number: Int, content: UIView, note: @escaping (String) -> Void,
    report: @escaping (String) -> Void
  ) {
    self.number = number
    self.content = content
    self.note = note
    self.report = report
  }

  /// Outside all calls the view is in the state that the last call says.
  func check(_ view: UIScrollView) {
    if view.isDragging != isDragging { report("\(number) is dragging: \(view.isDragging)") }
    if view.isDecelerating != isDecelerating {
      report("\(number) is decelerating: \(view.isDecelerating)")
    }
    let zooms = view.isZooming || view.isZoomBouncing || view.isZoomAnimating
    if zooms != isZooming { report("\(number) is zooming: \(zooms)") }
  }

  private func change(
    _ state: ReferenceWritableKeyPath<ScrollJudge, Bool>, to value: Bool, _ name: String
  ) {
    if self[keyPath: state] == value { report("\(number) receives \(name) twice") }
    self[keyPath: state] = value
    note(name)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    change(\.isDragging, to: true, "beginDrag")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    if !target.x.isFinite || !target.y.isFinite { report("\(number) moves to \(target)") }
    note("willEndDrag")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    change(\.isDragging, to: false, "endDrag")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    change(\.isDecelerating, to: true, "beginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    change(\.isDecelerating, to: false, "endDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("endAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    change(\.isZooming, to: true, "beginZoom")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { change(\.isZooming, to: false, "endZoom") }
}
