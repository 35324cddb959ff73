import NestTesting

// The timelines of a push and of its pop, in a stack with the root A.

extension Timeline {
  /// The callbacks of an animated push of B over A before its transition.
  static let pushBegin: Timeline = """
    D.willPush(B, covering: A, animated)
    B.willMove(StackController)
    B.loadView
    B.viewDidLoad
    D.willHide(A, animated)
    A.viewWillDisappear(animated)
    D.willShow(B, animated)
    B.viewWillAppear(animated) [to]
    B.viewIsAppearing(animated) [to]
    """

  /// The callbacks of that push after its transition.
  static let pushEnd: Timeline = """
    A.viewDidDisappear(animated)
    D.didHide(A, animated)
    B.viewDidAppear(animated) [to]
    D.didShow(B, animated)
    B.didMove(StackController)
    D.didPush(B, covering: A, animated)
    """

  /// The callbacks of the animated pop of B before its transition, and of a push of B when it is
  /// reversed.
  static let popBegin: Timeline = """
    D.willPop(B, revealing: A, animated)
    B.willMove(nil)
    D.willHide(B, animated)
    B.viewWillDisappear(animated) [from]
    D.willShow(A, animated)
    A.viewWillAppear(animated)
    A.viewIsAppearing(animated)
    """

  /// The callbacks of both after the transition.
  static let popEnd: Timeline = """
    B.viewDidDisappear(animated) [from]
    D.didHide(B, animated)
    A.viewDidAppear(animated)
    D.didShow(A, animated)
    B.didMove(nil)
    D.didPop(B, revealing: A, animated)
    """
}
