import NestTesting
import OpenUIKit
import Testing

struct KeyValueObservingTests {
  /// A log that a closure which may be sent elsewhere writes.
  nonisolated private final class Log: @unchecked Sendable {
    // Unchecked: written on the main thread only.
    var lines: [String] = []
    deinit {}
  }

  private final class Observer: UIViewController {
    var lines: [String] = []
    deinit {}

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (new, old) = (change?[.newKey] ?? "–", change?[.oldKey] ?? "–")
      let isPrior = change?[.notificationIsPriorKey] as? Bool == true
      lines.append("\(keyPath ?? "nil"): \(isPrior ? "prior " : "")\(old) → \(new)")
    }
  }

  private func text(_ point: CGPoint?) -> String {
    point.map { "(\(Int($0.x)), \(Int($0.y)))" } ?? "–"
  }

  @Test("R19.4 a closure gets the old and the new offset, at first too, until it is invalidated")
  func offset() {
    let log = Log()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    let observation = view.observe(\.contentOffset, options: [.initial, .old, .new]) {
      view, change in
      MainActor.assumeIsolated {
        log.lines.append(
          "\(change.oldValue.map { Int($0.y) } ?? -1) → \(change.newValue.map { Int($0.y) } ?? -1) "
            + "at \(Int(view.contentOffset.y))")
      }
    }

    view.contentOffset.y = 30
    view.contentOffset.y = 30
    view.bounds.origin.y = 40
    view.frame.size.height = 50
    observation.invalidate()
    view.contentOffset.y = 60

    #expect(log.lines == ["-1 → 0 at 0", "0 → 30 at 30", "30 → 40 at 40"])
  }

  @Test("R19.4 an observation ends when it is freed, and does not keep the object alive")
  func end() {
    let log = Log()
    var view: UIView? = UIView()
    weak let freed = view
    var observation = view?.observe(\.alpha) { _, _ in log.lines.append("alpha") }

    view?.alpha = 0.5
    withExtendedLifetime(observation) {}
    observation = nil
    view?.alpha = 0.7
    observation = view?.observe(\.isHidden) { _, _ in log.lines.append("hidden") }
    view = nil

    #expect(log.lines == ["alpha"])
    #expect(freed == nil)
    withExtendedLifetime(observation) {}
  }

  @Test("R19.4 a change of the frame is reported once, with both values, after it was made")
  func frame() {
    let log = Log()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    let observation = view.observe(\.frame, options: [.prior, .old, .new]) { view, change in
      MainActor.assumeIsolated {
        let (old, new) = (change.oldValue?.width ?? -1, change.newValue?.width ?? -1)
        let widths = "\(Int(old)) → \(Int(new)), \(Int(view.frame.width))"
        log.lines.append((change.isPrior ? "prior " : "") + widths)
        if !change.isPrior { log.lines.append("inner \(Int(inner.frame.width))") }
      }
    }

    view.frame = CGRect(x: 5, y: 6, width: 20, height: 30)
    view.backgroundColor = .red

    #expect(log.lines == ["prior 10 → -1, 10", "10 → 20, 20", "inner 20"])
    withExtendedLifetime(observation) {}
  }

  @Test(
    "R19.4 views, controls, labels, recognizers, controllers and layers report their properties")
  func properties() throws {
    let log = Log()
    let host = try TestHost()
    let controller = UIViewController()
    host.show(controller)
    let (button, label) = (UIButton(type: .system), UILabel())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    for inner in [view, scroll, button, label] as [UIView] { controller.view.addSubview(inner) }
    host.turn {}
    final class ScrollDelegate: NSObject, UIScrollViewDelegate { deinit {} }
    let delegate = ScrollDelegate()
    let observations = [
      view.observe(\.center) { _, _ in log.lines.append("center") },
      view.observe(\.transform) { _, _ in log.lines.append("transform") },
      view.layer.observe(\.cornerRadius) { _, _ in log.lines.append("cornerRadius") },
      view.observe(\.layer.opacity) { _, _ in log.lines.append("opacity") },
      scroll.observe(\.contentSize) { _, _ in log.lines.append("contentSize") },
      scroll.observe(\.delegate) { view, _ in
        MainActor.assumeIsolated { log.lines.append("delegate \(view.delegate != nil)") }
      },
      button.observe(\.isEnabled) { _, _ in log.lines.append("isEnabled") },
      label.observe(\.text, options: .new) { _, change in
        log.lines.append("text \((change.newValue ?? nil) ?? "nil")")
      },
      tap.observe(\.state) { tap, _ in
        MainActor.assumeIsolated { log.lines.append("state \(tap.state.rawValue)") }
      },
      controller.observe(\.title) { _, _ in log.lines.append("title") },
      controller.view.observe(\.safeAreaInsets) { _, _ in log.lines.append("safeAreaInsets") },
    ]

    view.center.x += 1
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.cornerRadius = 3
    view.alpha = 0.5
    scroll.contentSize.height = 200
    scroll.delegate = delegate
    scroll.delegate = delegate
    scroll.delegate = nil
    button.isEnabled = false
    label.text = "new"
    controller.title = "Title"
    host.turn { controller.additionalSafeAreaInsets.top = 7 }
    let model = log.lines
    log.lines = []
    host.tap(at: CGPoint(x: 10, y: 10))

    #expect(
      model == [
        "center", "transform", "cornerRadius", "opacity", "contentSize", "delegate true",
        "delegate false", "isEnabled", "text new", "title", "safeAreaInsets",
      ])
    #expect(log.lines.first == "state 3")
    withExtendedLifetime(observations) {}
  }

  @Test("R19.4 an observer by name gets a dictionary, until it is removed")
  func byName() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel()
    let present = Observer()
    view.addObserver(
      present, forKeyPath: "contentSize", options: [.new, .old, .prior], context: nil)
    view.addObserver(present, forKeyPath: "layer.opacity", options: [.new], context: nil)
    label.addObserver(present, forKeyPath: "text", options: [.initial, .new], context: nil)

    view.contentSize = CGSize(width: 1, height: 2)
    view.alpha = 0.5
    view.removeObserver(present, forKeyPath: "contentSize")
    view.contentSize = .zero

    #expect(
      present.lines == [
        "text: – → \(NSNull())", "contentSize: prior \(CGSize.zero) → –",
        "contentSize: \(CGSize.zero) → \(CGSize(width: 1, height: 2))",
        "layer.opacity: – → \(Float(0.5))",
      ])
  }

  @Test("R19.4 bars of an own make follow their items")
  func items() {
    let (tab, button) = (UITabBarItem(title: "a", image: nil, tag: 0), UIBarButtonItem())
    let log = Log()
    let observations = [
      tab.observe(\.badgeValue, options: [.old, .new]) { _, change in
        let (old, new) = (change.oldValue ?? nil, change.newValue ?? nil)
        log.lines.append("badge \(old ?? "–") \(new ?? "–")")
      },
      tab.observe(\.title) { tab, _ in
        MainActor.assumeIsolated { log.lines.append("title \(tab.title ?? "–")") }
      },
      tab.observe(\.selectedImage) { _, _ in log.lines.append("image") },
    ]
    let byKey = button.observe(\.isEnabled) { _, _ in log.lines.append("enabled") }
    let present = Observer()
    tab.addObserver(present, forKeyPath: "badgeValue", options: [.new], context: nil)
    button.addObserver(present, forKeyPath: "title", options: [.new], context: nil)
    button.addObserver(present, forKeyPath: "enabled", options: [.new], context: nil)

    tab.badgeValue = "3"
    tab.badgeValue = "3"
    tab.title = "b"
    button.title = "c"
    button.isEnabled = false
    tab.badgeValue = nil

    #expect(log.lines == ["badge – 3", "title b", "enabled", "badge 3 –"])
    #expect(
      present.lines == [
        "badgeValue: – → 3", "title: – → c", "enabled: – → false", "badgeValue: – → \(NSNull())",
      ])
    withExtendedLifetime((observations, byKey)) {}
  }

  @Test("R19.4 what cannot be found or observed is refused with a report")
  func misuse() {
    final class Plain: NSObject { deinit {} }
    let (plain, view, controller) = (Plain(), UIView(), UIViewController())
    var observation: NSKeyValueObservation?
    var values: [Any?] = []
    let reports = withMisuseIntercepted {
      observation = plain.observe(\.hash) { _, _ in }
      view.addObserver(plain, forKeyPath: "frame", options: [], context: nil)
      view.addObserver(controller, forKeyPath: "tag", options: [], context: nil)
      view.removeObserver(controller, forKeyPath: "frame")
      values = [
        view.value(forKey: "secret"), view.value(forKey: "alpha"), plain.value(forKey: "x"),
      ]
    }

    #expect(
      reports.map(\.id) == [
        "observing.object", "observing.observer", "observing.key", "observing.not-registered",
        "observing.key", "observing.key",
      ])
    #expect(reports.last?.message.contains("“x”") == true)
    #expect(values[0] == nil && values[1] as? CGFloat == 1 && values[2] == nil)
    withExtendedLifetime(observation) {}
  }
}
