import Foundation

/// A named part of a test.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }

  /// Attaches data to the test that runs, as ``XCTestCase/add(_:)`` does.
  func add(_ attachment: XCTAttachment)
}

/// The running test, for activities within it.
public final class XCTContext: NSObject {
  private final class Activity: XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { XCTestCase.current?.add(attachment) }
  }

  /// Runs a part of a test; its name is printed.
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    print("    \(name)")
    return try block(Activity(name: name))
  }
}
