import OpenUIKit

// A program that never calls UIApplicationMain: a script, or a tool that shows something meanwhile.
// Its output is compared by a test.

final class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let page = Page()
window.rootViewController = page
window.makeKeyAndVisible()
print("shown")

/// Moves the page, and says when it has moved.
@MainActor
func move(_ name: String, completion: @escaping () -> Void) {
  UIView.animate(withDuration: 0.05) {
    page.view.frame.origin.x += 10
  } completion: { finished in
    print("\(name) \(finished)")
    completion()
  }
}

/// Moves the page while the main run loop runs.
@MainActor
func moveInRunLoop() {
  var isMoved = false
  move("run loop") { isMoved = true }
  while !isMoved { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
}

// The interface continues while the main run loop runs,
moveInRunLoop()

// and while the program awaits.
await withCheckedContinuation { continuation in
  move("await") { continuation.resume() }
}
print("end \(page.view.frame.origin.x)")
