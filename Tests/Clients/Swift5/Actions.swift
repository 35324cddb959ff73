// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Targets and actions.
#if canImport(ObjectiveC)
  @objcMembers
#endif
public class CounterViewController: UIViewController {
  public let button = UIButton(type: .system)
  public private(set) var events: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    view.addSubview(button)
    button.addTarget(self, action: Self.incrementAction, for: .touchUpInside)
    button.addTarget(self, action: Self.pressedAction, for: .touchDown)
    button.addTarget(self, action: Self.liftedAction, for: [.touchUpInside, .touchUpOutside])
    let tap = UITapGestureRecognizer(target: self, action: Self.tappedAction)
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: Self.rememberAction, name: Notification.Name("remember"), object: nil)
  }

  func increment() { events.append("increment") }
  func pressed(_ sender: UIButton) { events.append("pressed \(sender === button)") }
  func lifted(_ sender: UIControl, with event: UIEvent?) {
    events.append("lifted \(event?.type == .touches)")
  }
  func tapped(_ recognizer: UITapGestureRecognizer) {
    events.append("tapped \(recognizer.state == .ended)")
  }
  func remember(_ notification: Notification) {
    events.append("remember \(notification.object ?? "nothing")")
  }
}

// `#selector` where there is Objective-C, and selectors as they are written by hand elsewhere.
extension CounterViewController {
  #if canImport(ObjectiveC)
    fileprivate static var incrementAction: Selector { #selector(CounterViewController.increment) }
    fileprivate static var pressedAction: Selector { #selector(CounterViewController.pressed(_:)) }
    fileprivate static var liftedAction: Selector {
      #selector(CounterViewController.lifted(_:with:))
    }
    fileprivate static var tappedAction: Selector { #selector(CounterViewController.tapped(_:)) }
    fileprivate static var rememberAction: Selector {
      #selector(CounterViewController.remember(_:))
    }
  #else
    fileprivate static var incrementAction: Selector {
      Selector("increment", CounterViewController.increment)
    }
    fileprivate static var pressedAction: Selector {
      Selector("pressed(_:)", CounterViewController.pressed(_:))
    }
    fileprivate static var liftedAction: Selector {
      Selector("lifted(_:with:)", CounterViewController.lifted(_:with:))
    }
    fileprivate static var tappedAction: Selector {
      Selector("tapped(_:)", CounterViewController.tapped(_:))
    }
    fileprivate static var rememberAction: Selector {
      Selector("remember(_:)", CounterViewController.remember(_:))
    }
  #endif
}
