import Foundation
import NestTesting
import OpenUIKit
import Testing

struct StackArchiveTests {
  private func archived(_ stack: UIStackView) throws -> UIStackView? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: stack, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIStackView
  }

  @Test("R19.1 a stack view that was archived arranges the same views alike")
  func roundTrip() throws {
    let stack = UIStackView()
    let views = (1...3).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    for view in views { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(views[2], at: 0)
    stack.removeArrangedSubview(views[1])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .trailing
    stack.spacing = 7
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(3, after: views[2])

    let copy = try #require(try archived(stack))

    #expect(copy.subviews.map(\.tag) == stack.subviews.map(\.tag))
    #expect(copy.arrangedSubviews.map(\.tag) == [3, 1])
    #expect(copy.axis == .vertical && copy.distribution == .equalSpacing)
    #expect(copy.alignment == .trailing && copy.spacing == 7)
    #expect(copy.isBaselineRelativeArrangement && copy.isLayoutMarginsRelativeArrangement)
    #expect(copy.customSpacing(after: copy.arrangedSubviews[0]) == 3)
    #expect(copy.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }
}
