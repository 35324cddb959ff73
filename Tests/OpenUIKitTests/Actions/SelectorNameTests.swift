import OpenUIKit
import Testing

struct SelectorNameTests {
  @Test(
    "R19.1 a selector has the name that Objective-C gives the method",
    arguments: [
      ("tap", "tap"), ("tap(_:)", "tap:"), ("tap(_:event:)", "tap:event:"),
      ("move(to:animated:)", "moveTo:animated:"), ("open(page:)", "openWithPage:"),
      ("tapped(sender:)", "tappedWithSender:"), ("tap(with:)", "tapWith:"),
      ("handleTapFor(view:)", "handleTapForView:"), ("reload(afterDelay:)", "reloadAfterDelay:"),
      ("swap(_:_:)", "swap::"), ("tap:", "tap:"), ("moveTo:animated:", "moveTo:animated:"),
    ])
  func names(swift: String, objectiveC: String) {
    let selector = Selector(swift)

    #expect(selector.description == objectiveC)
    #expect(NSStringFromSelector(selector) == objectiveC)
    #expect(selector == NSSelectorFromString(objectiveC))
    #expect(selector.hashValue == Selector(objectiveC).hashValue)
  }

  private final class Target: UIView {
    deinit {}
    func save(_ sender: Any?) {}
  }

  @Test("R19.1 an object responds to the selectors of methods of its class")
  func responds() {
    let save = Selector("save(_:)", Target.save)

    #expect(Target().responds(to: save))
    #expect(!UIView().responds(to: save) && !Target().responds(to: Selector("save:")))
  }
}
