import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The callbacks of the children and the delegate of a navigation controller.
@Suite(.serialized) struct NavigationOrderTests {
  @Test("R15.8 UIKit 0.1 5.1 A push: the list changes at once, what is seen in the next layout")
  func push() throws {
    let fixture = try NavigationFixture("A")
    let b = fixture.make("B")

    fixture.host.turn {
      fixture.navigation.pushViewController(b, animated: true)
      #expect(fixture.names == ["A", "B"] && b.parent === fixture.navigation)
      #expect(b.navigationController === fixture.navigation && !b.isViewLoaded)
    }
    try fixture.host.settle()

    try fixture.recorder.expect(NavigationFixture.push)
  }

  @Test("R15.8 UIKit 0.1 5.1 A pop")
  func pop() throws {
    let fixture = try NavigationFixture("A", "B")
    let b = fixture.child(1)

    fixture.host.turn {
      #expect(fixture.navigation.popViewController(animated: true) === b)
      #expect(fixture.names == ["A"])
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      A.loadView
      A.viewDidLoad
      B.viewWillDisappear(animated) [from]
      A.viewWillAppear(animated)
      delegate.willShow(A, animated)
      A.viewIsAppearing(animated)
      B.viewDidDisappear(animated) [from]
      A.viewDidAppear(animated)
      delegate.didShow(A, animated)
      B.didMove(nil)
      """)
    #expect(fixture.navigation.popViewController(animated: true) == nil)
  }

  @Test("R15.8 UIKit 5.1 Without animation the order is the same, in one layout")
  func notAnimated() throws {
    let fixture = try NavigationFixture("A")

    fixture.host.turn { fixture.navigation.pushViewController(fixture.make("B"), animated: false) }

    try fixture.recorder.expect(
      """
      B.willMove(UINavigationController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear
      B.viewWillAppear [to]
      delegate.willShow(B)
      B.viewIsAppearing [to]
      A.viewDidDisappear
      B.viewDidAppear [to]
      delegate.didShow(B)
      B.didMove(UINavigationController)
      """)
  }

  @Test("R15.8 UIKit 5.1 A pop by hand that is cancelled shows the top again, and sends no didShow")
  func cancelledByHand() throws {
    let fixture = try NavigationFixture("A", "B")
    let b = fixture.child(1)
    fixture.beginPop(to: 100)
    #expect(fixture.names == ["A"])
    fixture.endPop(at: 100)
    try fixture.host.settle()

    try fixture.recorder.expect(NavigationFixture.cancelledPop)
    #expect(fixture.names == ["A", "B"] && b.parent === fixture.navigation)
  }

  @Test("R15.8 UIKit 5.1 A pop by hand that is completed is a pop")
  func completedByHand() throws {
    let fixture = try NavigationFixture("A", "B")
    fixture.beginPop(to: 280)
    fixture.endPop(at: 280)
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      A.loadView
      A.viewDidLoad
      B.viewWillDisappear(animated) [from]
      A.viewWillAppear(animated)
      delegate.willShow(A, animated)
      A.viewIsAppearing(animated)
      B.viewDidDisappear(animated) [from]
      A.viewDidAppear(animated)
      delegate.didShow(A, animated)
      B.didMove(nil)
      B.deinit
      """)
    #expect(fixture.names == ["A"])
  }

  @Test("R15.8 UIKit 5.1 The first child is shown with the navigation controller")
  func firstShow() throws {
    let fixture = try NavigationFixture("A", isShown: false)
    fixture.host.show(fixture.navigation)

    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      A.viewWillAppear [to]
      delegate.willShow(A)
      A.viewIsAppearing [to]
      A.viewDidAppear [to]
      delegate.didShow(A)
      A.didMove(UINavigationController)
      """)
  }

  @Test(
    "R15.8 UIKit 5.1 Off the window a push sends willMove alone; it arrives when it is shown or covered"
  )
  func offWindow() throws {
    let fixture = try NavigationFixture("A", isShown: false)
    fixture.navigation.pushViewController(fixture.make("B"), animated: true)
    try fixture.recorder.expect(
      """
      B.willMove(UINavigationController)
      A.didMove(UINavigationController)
      """)

    fixture.recorder.removeAll()
    fixture.navigation.setViewControllers(
      [fixture.make("X"), fixture.make("Y")], animated: true)
    try fixture.recorder.expect(
      """
      B.willMove(nil)
      A.willMove(nil)
      X.willMove(UINavigationController)
      X.didMove(UINavigationController)
      Y.willMove(UINavigationController)
      A.didMove(nil)
      B.didMove(nil)
      A.deinit
      B.deinit
      """)
    #expect(fixture.names == ["X", "Y"])
  }

  @Test("R15.8 UIKit 5.1 A new list with a new top is a push; those beneath load no view")
  func newTop() throws {
    let fixture = try NavigationFixture("A", "B")
    let (x, y) = (fixture.make("X"), fixture.make("Y"))

    fixture.host.turn {
      fixture.navigation.setViewControllers([fixture.child(0), x, y], animated: true)
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      X.willMove(UINavigationController)
      X.didMove(UINavigationController)
      Y.willMove(UINavigationController)
      Y.loadView
      Y.viewDidLoad
      B.viewWillDisappear(animated) [from]
      Y.viewWillAppear(animated) [to]
      delegate.willShow(Y, animated)
      Y.viewIsAppearing(animated) [to]
      B.viewDidDisappear(animated) [from]
      Y.viewDidAppear(animated) [to]
      delegate.didShow(Y, animated)
      B.didMove(nil)
      Y.didMove(UINavigationController)
      B.deinit
      """)
    #expect(!x.isViewLoaded && fixture.delegate.operations == [.push])
  }

  @Test("R15.8 UIKit 5.1 A top that was in the list is popped to; the same top is left alone")
  func knownTop() throws {
    let fixture = try NavigationFixture("A", "B", "C")
    fixture.host.turn {
      fixture.navigation.setViewControllers([fixture.child(1)], animated: true)
    }
    try fixture.host.settle()
    #expect(fixture.delegate.operations == [.pop] && fixture.names == ["B"])

    fixture.recorder.removeAll()
    fixture.host.turn {
      fixture.navigation.setViewControllers([fixture.make("X"), fixture.child(0)], animated: true)
    }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      X.willMove(UINavigationController)
      X.didMove(UINavigationController)
      """)
  }

  @Test("R15.8 All changes of a turn are one transition, from what was seen to the last top")
  func severalInOneTurn() throws {
    let fixture = try NavigationFixture("A")
    let b = fixture.make("B")

    fixture.host.turn {
      fixture.navigation.pushViewController(b, animated: false)
      fixture.navigation.pushViewController(fixture.make("C"), animated: true)
    }
    try fixture.host.settle()

    #expect(!b.isViewLoaded && fixture.names == ["A", "B", "C"])
    try fixture.recorder.expect(
      """
      B.willMove(UINavigationController)
      C.willMove(UINavigationController)
      B.didMove(UINavigationController)
      C.loadView
      C.viewDidLoad
      A.viewWillDisappear(animated)
      C.viewWillAppear(animated) [to]
      delegate.willShow(C, animated)
      C.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      C.viewDidAppear(animated) [to]
      delegate.didShow(C, animated)
      C.didMove(UINavigationController)
      """)
  }

  @Test("R15.8 What is pushed and popped in one turn receives nothing but its moves")
  func pushedAndPopped() throws {
    let fixture = try NavigationFixture("A")
    fixture.host.turn {
      fixture.navigation.pushViewController(fixture.make("B"), animated: true)
      fixture.navigation.popViewController(animated: true)
    }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      B.willMove(UINavigationController)
      B.willMove(nil)
      B.didMove(nil)
      B.deinit
      """)
  }

  @Test("R15.8 What is popped and pushed again in one turn stays")
  func poppedAndPushed() throws {
    let fixture = try NavigationFixture("A", "B")
    let b = fixture.child(1)
    fixture.host.turn {
      fixture.navigation.popViewController(animated: true)
      fixture.navigation.pushViewController(b, animated: true)
    }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      B.willMove(nil)
      B.willMove(UINavigationController)
      B.didMove(UINavigationController)
      """)
    #expect(fixture.names == ["A", "B"])
  }

  @Test("R15.8 A push while another one runs is shown after it")
  func pushDuringPush() throws {
    let fixture = try NavigationFixture("A")
    fixture.host.turn { fixture.navigation.pushViewController(fixture.make("B"), animated: true) }
    fixture.host.advance(by: 0.1)
    fixture.recorder.removeAll()
    fixture.host.turn {
      fixture.navigation.pushViewController(fixture.make("C"), animated: true)
      #expect(fixture.names == ["A", "B", "C"])
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      C.willMove(UINavigationController)
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      delegate.didShow(B, animated)
      B.didMove(UINavigationController)
      C.loadView
      C.viewDidLoad
      B.viewWillDisappear(animated)
      C.viewWillAppear(animated) [to]
      delegate.willShow(C, animated)
      C.viewIsAppearing(animated) [to]
      B.viewDidDisappear(animated)
      C.viewDidAppear(animated) [to]
      delegate.didShow(C, animated)
      C.didMove(UINavigationController)
      """)
  }

  @Test("R15.10 R15.8 A list for an empty navigation controller loads the view of its top alone")
  func firstList() throws {
    let fixture = try NavigationFixture()
    let list = ["A", "B", "C"].map(fixture.make)

    fixture.host.turn { fixture.navigation.setViewControllers(list, animated: true) }
    try fixture.host.settle()

    #expect(list.map(\.isViewLoaded) == [false, false, true])
    #expect(fixture.navigation.children == list)
  }

  @Test("R15.12 A child that has left a list which waits for a transition is not added again")
  func leavesWaitingList() throws {
    let fixture = try NavigationFixture("A")
    let navigation = fixture.navigation
    let (b, c) = (fixture.make("B"), fixture.make("C"))
    fixture.host.turn { navigation.pushViewController(b, animated: true) }
    fixture.host.turn { navigation.pushViewController(c, animated: false) }
    fixture.recorder.removeAll()

    fixture.host.turn {
      navigation.popViewController(animated: false)
      navigation.privateCore.stacks.first?.finishTransition()
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      C.willMove(nil)
      C.didMove(nil)
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      delegate.didShow(B, animated)
      B.didMove(UINavigationController)
      """)
    #expect(c.parent == nil && navigation.viewControllers.last === b)
  }

  @Test("R15.11 R15.8 A change that no layout has shown is made when the controller disappears")
  func disappearsBeforeLayout() throws {
    let fixture = try NavigationFixture("A")
    let a = fixture.child(0)

    fixture.host.turn {
      fixture.navigation.setViewControllers([fixture.make("B")], animated: true)
      fixture.host.hide()
    }

    try fixture.recorder.expect(
      """
      A.willMove(nil)
      B.willMove(UINavigationController)
      A.viewWillDisappear [from]
      A.viewDidDisappear [from]
      A.didMove(nil)
      """)
    #expect(a.parent == nil && !fixture.child(0).isViewLoaded)
    fixture.recorder.removeAll()
    fixture.host.unhide()
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear [to]
      delegate.willShow(B)
      B.viewIsAppearing [to]
      B.viewDidAppear [to]
      delegate.didShow(B)
      B.didMove(UINavigationController)
      """)
  }
}
