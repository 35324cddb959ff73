import Testing
import UIKit

@testable import Ratings

@MainActor
struct RatingControlTests {
  @Test func `A point on a dot gives its value`() {
    let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    control.layoutIfNeeded()

    control.rate(at: CGPoint(x: 100, y: 20))

    #expect(control.value == 3)
    #expect(control.subviews.filter { $0.backgroundColor == .systemOrange }.count == 3)
  }

  @Test func `A changed value performs the action of the target`() {
    let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let observer = Observer()
    control.addTarget(observer, action: #selector(Observer.valueDidChange), for: .valueChanged)
    control.layoutIfNeeded()

    control.rate(at: CGPoint(x: 190, y: 20))
    control.rate(at: CGPoint(x: 300, y: 20))

    #expect(observer.values == [5])
  }

  @MainActor
  private final class Observer: NSObject {
    var values: [Int] = []

    @objc func valueDidChange(_ control: RatingControl) {
      values.append(control.value)
    }
  }
}
