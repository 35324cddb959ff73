// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Targets and actions, with selectors as they are written by hand for this platform.
public class CounterViewController: UIViewController {
  public let button = UIButton(type: .system)
  public private(set) var events: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    view.addSubview(button)
    button.addTarget(
      self, action: Selector("increment", CounterViewController.increment), for: .touchUpInside)
    button.addTarget(
      self, action: Selector("pressed(_:)", CounterViewController.pressed(_:)), for: .touchDown)
    button.addTarget(
      self, action: Selector("lifted(_:with:)", CounterViewController.lifted(_:with:)),
      for: [.touchUpInside, .touchUpOutside])
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tapped(_:)", CounterViewController.tapped(_:)))
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: Selector("remember(_:)", CounterViewController.remember(_:)),
      name: Notification.Name("remember"), object: nil)
  }

  private func increment() { events.append("increment") }
  private func pressed(_ sender: UIButton) { events.append("pressed \(sender === button)") }
  private func lifted(_ sender: UIControl, with event: UIEvent?) {
    events.append("lifted \(event?.type == .touches)")
  }
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    events.append("tapped \(recognizer.state == .ended)")
  }
  private func remember(_ notification: Notification) {
    events.append("remember \(notification.object ?? "nothing")")
  }
}
