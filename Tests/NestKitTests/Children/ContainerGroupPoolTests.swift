import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

@Suite(.serialized) struct ContainerGroupPoolTests {
  @Test("R6.5 A push takes the views that the pop before it has left, as if they were new")
  func reuse() throws {
    let fixture = try StackFixture()
    let bounds = fixture.stack.view.bounds
    var groups: [ObjectIdentifier] = []
    for (name, transition) in zip("BCEFG", Transition.allTransitions.reversed()) {
      let pushed = fixture.make("\(name)")
      fixture.turn { fixture.stack.push(pushed, transition: transition) }
      fixture.host.advance(by: 0.1)
      fixture.stack.finishTransition()
      let group = try #require(pushed.view.superview?.superview as? ContainerGroupView)
      groups.append(ObjectIdentifier(group))
      #expect(pushed.view.convert(pushed.view.bounds, to: nil) == bounds, "\(transition)")
      fixture.stack.pop(animated: false)

      #expect(group.superview == nil)
      #expect(group.front.subviews == [])
      for view in [group, group.front, group.back] {
        #expect(CATransform3DIsIdentity(view.layer.transform), "\(transition)")
        #expect(CATransform3DIsIdentity(view.layer.sublayerTransform), "\(transition)")
        #expect(view.layer.animationKeys() ?? [] == [], "\(transition)")
        #expect(view.frame == bounds && view.alpha == 1 && !view.isHidden, "\(transition)")
      }
    }
    #expect(Set(groups).count == 1)
  }

  @Test("R13.2 One spare remains, and none that still contains another level")
  func unusedGroups() {
    let pool = ContainerGroupPool()
    let (first, second, full) = (pool.dequeue(), pool.dequeue(), pool.dequeue())
    full.back.addSubview(UIView())

    pool.enqueue(full)
    pool.enqueue(first)
    pool.enqueue(second)

    #expect(pool.dequeue() === first)
    let fresh = pool.dequeue()
    #expect(fresh !== second && fresh !== full)
  }
}
