import XCTest

/// A named part of a test.
@MainActor
public protocol XCTActivity: NSObjectProtocol {
  /// The name.
  var name: String { get }
}

/// What belongs to the running test.
public final class XCTContext: NSObject {
  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
  }

  /// Runs a part of a test; its name is printed.
  @MainActor
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    print("    \(name)")
    return try block(Activity(name: name))
  }
}
