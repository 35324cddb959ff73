import NestKit
import OpenUIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = StackController(rootViewController: Page(number: 1))
    window?.makeKeyAndVisible()
  }
}

final class Page: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hue = CGFloat(number % 7) / 7
    view.backgroundColor = UIColor(hue: hue, saturation: 0.4, brightness: 0.9, alpha: 1)
    let push = UIAction(title: "Push page \(number + 1)") { [unowned self] _ in
      stackController?.push(Page(number: number + 1), transition: .flipVertically)
    }
    let pop = UIAction(title: "Pop") { [unowned self] _ in stackController?.pop() }
    for (index, action) in [push, pop].enumerated() {
      let button = UIButton(configuration: .filled(), primaryAction: action)
      button.frame = CGRect(x: 40, y: 60 + index * 70, width: 220, height: 50)
      view.addSubview(button)
    }
  }
}
