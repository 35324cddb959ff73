import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Leads through an order: makes its screens, and decides when the user may return.
private final class OrderFlow: StackControllerDelegate {
  let stack: StackController
  private var isPaid = false

  init(cart: UIViewController) {
    stack = StackController(rootViewController: cart)
    stack.delegate = self
  }

  func pay(then receipt: UIViewController) {
    isPaid = true
    stack.push(receipt)
  }

  /// Refuses, once it is paid, to return by hand.
  func stackController(
    _ stackController: StackController, shouldPop viewController: UIViewController
  ) -> Bool { !isPaid }

  deinit {}
}

/// The listing of the article.
@Suite(.serialized) struct WhoIsTheDelegateTests {
  @Test("R12.1 R20.1 An object that leads through a task is the delegate of its stack")
  func flow() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    weak var released: OrderFlow?
    try {
      let flow = OrderFlow(cart: UIViewController())
      released = flow
      host.show(flow.stack)
      host.turn { _ = flow.stack.push(UIViewController(), animated: false) }
      host.press(.keyboardEscape)
      try host.settle()
      #expect(flow.stack.count == 1)

      host.turn { flow.pay(then: UIViewController()) }
      try host.settle()
      host.press(.keyboardEscape)
      try host.settle()
      #expect(flow.stack.count == 2, "by hand it does not return")
      host.turn { _ = flow.stack.popToRoot(animated: false) }
      #expect(flow.stack.count == 1, "the program does")
      host.show(UIViewController())
    }()
    #expect(released == nil)
  }
}
