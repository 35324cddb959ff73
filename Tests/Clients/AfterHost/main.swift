import NestTesting
import OpenUIKit

// A test after others that had a host: a window of its own has real time. Its output is compared by
// a test.

/// Moves a view in a window of its own, and returns when it has moved.
@MainActor
func move(_ name: String) async {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = UIViewController()
  window.makeKeyAndVisible()
  let finished = await withCheckedContinuation { continuation in
    UIView.animate(withDuration: 0.05) {
      window.rootViewController?.view.frame.origin.x += 10
    } completion: {
      continuation.resume(returning: $0)
    }
  }
  print("\(name) \(finished)")
}

/// Makes a host that moves a view in its own time.
@MainActor
func useHost() throws -> TestHost {
  let host = try TestHost()
  host.show(UIViewController())
  host.turn {
    UIView.animate(withDuration: 10) { host.window.rootViewController?.view.frame.origin.x += 10 }
  }
  print("host \(try host.settle() >= 10)")
  return host
}

_ = try useHost()
await move("after a host")

// The one that was made first is gone first.
var first: TestHost? = try useHost()
var second: TestHost? = try useHost()
first = nil
second = nil
await move("after two hosts")
_ = (first, second)
