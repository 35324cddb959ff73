import NestTesting

@testable import OpenUIKit

/// Sets a property of a new object to numbers that nobody has in mind, and shows the object.
@MainActor
struct NumberTrial {
  /// The name of the class.
  let owner: String
  /// Does it for each number; false if there is no object of the class.
  let run: (NumberStage) -> Bool

  init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    owner = "\(Owner.self)"
    run = { stage in
      for value in UnusualNumbers.all(as: Value.self) {
        guard let shown = ShownObject(Owner.self), let object = shown.object as? Owner else {
          return false
        }
        stage.show(shown) { object[keyPath: path] = value }
      }
      return true
    }
  }
}

/// A screen on which objects are shown, one after the other.
@MainActor
final class NumberStage {
  private let host: TestHost
  private let root = UIViewController()

  init() throws {
    host = try TestHost(size: CGSize(width: 60, height: 60))
    host.show(root)
  }

  /// Shows an object as it is, changes it, lays out and draws a few frames, and removes it.
  func show(_ shown: ShownObject, change: () -> Void) {
    _ = withMisuseIntercepted {
      host.turn { shown.appear(root) }
      host.turn {
        change()
        shown.use()
        root.view.layoutIfNeeded()
      }
      host.advance(by: 0.04)
      _ = try? host.snapshot()
      host.turn { shown.disappear(root) }
      _ = try? host.snapshot()
    }
  }
}

/// Values of the types that have numbers, at which careless arithmetic fails.
enum UnusualNumbers {
  private static let numbers: [CGFloat] = [-1e308, 1e308, .nan, .infinity, -.infinity]

  static func all<Value>(as type: Value.Type) -> [Value] {
    let integers: [Any] = [Int.min, Int.max, -1]
    let floats: [Any] = numbers.flatMap { [$0, Double($0), Float($0)] as [Any] }
    let plain = integers + floats + numbers.flatMap(values)
    return plain.compactMap { type == Swift.type(of: $0) ? $0 as? Value : nil }
  }

  private static func values(_ number: CGFloat) -> [Any] {
    var matrix = CATransform3DIdentity
    matrix.m34 = number
    return [
      CGPoint(x: number, y: number), CGPoint(x: 3, y: number),
      CGSize(width: number, height: number),
      CGSize(width: number, height: 5), CGRect(x: number, y: number, width: number, height: number),
      CGRect(x: number, y: 1, width: 20, height: 20),
      CGRect(x: 1, y: 1, width: 20, height: number), CGVector(dx: number, dy: number),
      UIEdgeInsets(top: number, left: number, bottom: number, right: number),
      UIEdgeInsets(top: 0, left: number, bottom: 0, right: 0),
      NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number),
      UIOffset(horizontal: number, vertical: number), matrix,
      CATransform3DMakeScale(number, number, number),
      CATransform3DMakeTranslation(number, number, number),
      CGAffineTransform(scaleX: number, y: number), CGAffineTransform(number, 1, 1, number, 1, 1),
      CGAffineTransform(translationX: number, y: number),
    ]
  }
}
