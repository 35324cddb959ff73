import NestTesting
import OpenUIKit

nonisolated func insets(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

nonisolated extension UIEdgeInsets {
  /// Top, left, bottom and right, as tests write them.
  var text: String {
    "\(UIEdgeInsets.text(top)) \(UIEdgeInsets.text(left)) "
      + "\(UIEdgeInsets.text(bottom)) \(UIEdgeInsets.text(right))"
  }

  private static func text(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// Notes its inset callbacks, with the values at that moment, and its layout.
final class InsetView: UIView {
  let name: String
  let log: Log
  var onLayout: (InsetView) -> Void = { _ in }

  init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    log.note("\(name).safeAreaInsetsDidChange \(safeAreaInsets.text)")
  }

  override func layoutMarginsDidChange() {
    log.note("\(name).layoutMarginsDidChange \(layoutMargins.text)")
  }

  override func layoutSubviews() {
    log.note("\(name).layoutSubviews")
    onLayout(self)
  }
}

/// Notes its appearance, its layout and its inset callbacks.
final class InsetController: UIViewController {
  let name: String
  let log: Log
  var rootView: UIView?
  var onLayout: (InsetController) -> Void = { _ in }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    if let rootView { view = rootView } else { super.loadView() }
  }

  override func viewWillAppear(_ animated: Bool) {
    log.note("\(name).viewWillAppear \(view.safeAreaInsets.text)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.note("\(name).viewIsAppearing \(view.safeAreaInsets.text)")
  }

  override func viewDidAppear(_ animated: Bool) { log.note("\(name).viewDidAppear") }

  override func viewLayoutMarginsDidChange() {
    log.note("\(name).viewLayoutMarginsDidChange \(view.layoutMargins.text)")
  }

  override func viewSafeAreaInsetsDidChange() {
    log.note("\(name).viewSafeAreaInsetsDidChange \(view.safeAreaInsets.text)")
  }

  override func viewWillLayoutSubviews() { log.note("\(name).viewWillLayoutSubviews") }

  override func viewDidLayoutSubviews() {
    onLayout(self)
    log.note("\(name).viewDidLayoutSubviews")
  }
}

extension TestHost {
  /// A phone with a notch and a home indicator.
  static func phone() throws -> TestHost {
    let host = try TestHost()
    host.setSafeAreaInsets(insets(59, 0, 34, 0), statusBarHeight: 54)
    return host
  }
}
