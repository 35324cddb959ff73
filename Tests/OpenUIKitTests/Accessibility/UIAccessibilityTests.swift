import NestTesting
import OpenUIKit
import Testing

@Suite struct UIAccessibilityTests {
  @Test("R20.3 UIKit 10 a plain view is no element; what is set can be read again")
  func plain() throws {
    let view = UIView()

    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(view.accessibilityElementCount() == 0)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Name"
    view.accessibilityHint = "Opens it"
    view.accessibilityValue = "3"
    view.accessibilityIdentifier = "name"
    view.accessibilityTraits = [.button, .header]
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityNavigationStyle = .combined
    view.accessibilityContainerType = .list
    view.accessibilityLanguage = "en-GB"

    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Name")
    #expect(view.accessibilityUserInputLabels == ["Name"])
    #expect(view.accessibilityHint == "Opens it")
    #expect(view.accessibilityValue == "3")
    #expect(view.accessibilityIdentifier == "name")
    #expect(view.accessibilityTraits.rawValue == 0x1_0001)
    #expect(view.accessibilityViewIsModal && view.accessibilityElementsHidden)
    #expect(view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityNavigationStyle == .combined)
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityLanguage == "en-GB")
  }

  @Test("UIKit 10 labels and controls say what they are, until the program says something else")
  func defaults() throws {
    let label = UILabel()
    label.text = "Hello"
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    button.isEnabled = false
    button.isSelected = true
    let progress = UIProgressView()
    progress.progress = 0.42

    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Hello")
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Hello")
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    #expect(progress.accessibilityValue == "42%")
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(!UIImageView().isAccessibilityElement)
  }

  @Test("UIKit 10 activating a control does what a tap does; a disabled one refuses")
  func activate() throws {
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)

    let first = button.accessibilityActivate()
    button.isEnabled = false
    let second = button.accessibilityActivate()

    #expect(first && !second)
    #expect(log == ["up", "primary"])
    #expect(!UIView().accessibilityActivate())
  }

  @Test("UIKit 10 a page control is adjusted within its pages, and performs its actions")
  func adjust() throws {
    let control = UIPageControl()
    control.numberOfPages = 2
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)

    control.accessibilityIncrement()
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 2")
    control.accessibilityDecrement()

    #expect(control.currentPage == 0)
    #expect(changes == 2)
    #expect(control.accessibilityTraits.contains(.adjustable))
  }

  @Test("UIKit 10 frames are on the screen, also those of elements in the space of a container")
  func frames() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    host.show(controller)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    host.turn { controller.view.addSubview(view) }
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [element]

    #expect(view.accessibilityFrame == CGRect(x: 20, y: 30, width: 40, height: 50))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 40, y: 55))
    #expect(element.accessibilityFrame == CGRect(x: 21, y: 32, width: 3, height: 4))
    #expect(element.isAccessibilityElement && element.next === view)
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as AnyObject === element)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    element.accessibilityFrame = CGRect(x: 9, y: 9, width: 9, height: 9)
    element.accessibilityFrameInContainerSpace = .zero
    #expect(element.accessibilityFrame == CGRect(x: 9, y: 9, width: 9, height: 9))
  }

  @Test("UIKit 10 an element does not keep its container alive")
  func container() throws {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    #expect(element.accessibilityContainer == nil)
    let object = NSObject()
    element.accessibilityContainer = object
    #expect(element.accessibilityContainer as AnyObject === object)
    #expect(element.next == nil)
  }

  @Test("UIKit 10 a custom action calls its handler")
  func customAction() throws {
    var performed: [String] = []
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        performed.append(action.name)
        return true
      }
    ]

    let action = try #require(view.accessibilityCustomActions?.first)
    #expect(action.actionHandler?(action) == true)
    #expect(performed == ["Delete"])
  }

  @Test("UIKit 10 what is posted reaches the observer of the test, and nothing else keeps it")
  func post() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    var log: [String] = []
    host.observeAccessibility { log.append("\($0.rawValue) \($1 ?? "nil")") }

    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: nil)

    #expect(log == ["1008 Saved", "1000 nil"])
  }

  @Test("UIKit 10 settings are off; a change is posted once")
  func settings() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    defer { withExtendedLifetime(host) {} }
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let before = UIAccessibility.isVoiceOverRunning

    UIRuntime.current.setAccessibility(.voiceOver, true)
    UIRuntime.current.setAccessibility(.voiceOver, true)

    #expect(!before && UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceMotionEnabled)
    #expect(posted == 1)
  }

  @Test("R20.3 every object has properties of accessibility; those of responders can be overridden")
  func objects() {
    final class Labelled: UIView {
      override var accessibilityLabel: String? {
        get { "own" }
        set {}
      }
      deinit {}
    }
    let (image, other) = (UIImage(), UIImage())
    let view: NSObject = Labelled()
    let plain: NSObject = UIView()

    image.accessibilityLabel = "Sun"
    image.accessibilityIdentifier = "sun"
    image.accessibilityTraits = [.image, .button]
    plain.accessibilityLabel = "Plain"
    plain.isAccessibilityElement = true

    #expect(image.accessibilityLabel == "Sun" && image.accessibilityIdentifier == "sun")
    #expect(image.accessibilityTraits == [.image, .button])
    #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
    #expect(UIImageView(image: image).accessibilityLabel == "Sun")
    #expect(view.accessibilityLabel == "own")
    #expect(plain.accessibilityLabel == "Plain" && plain.isAccessibilityElement)
    #expect((plain as? UIView)?.accessibilityLabel == "Plain")
  }
}
