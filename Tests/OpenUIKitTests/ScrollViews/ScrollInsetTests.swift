import NestTesting
import OpenUIKit
import Testing

@Suite struct ScrollInsetTests {
  private func stage(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat = 4000
  ) throws -> (host: TestHost, view: UIScrollView, content: UIView, recorder: ScrollRecorder) {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0)
    host.show(root)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let recorder = ScrollRecorder()
    view.delegate = recorder
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: 300, height: height)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    view.addSubview(content)
    host.turn { root.view.addSubview(view) }
    return (host, view, content, recorder)
  }

  @Test("UIKit 13.1 Each behaviour adds its part of the safe area, and the content begins below it")
  func behaviours() throws {
    let always = try stage(.always)
    #expect(always.view.adjustedContentInset == always.view.safeAreaInsets)
    #expect(always.view.safeAreaInsets.top >= 40)
    #expect(always.view.contentOffset.y == -always.view.safeAreaInsets.top)
    #expect(always.recorder.take().contains("insets"))
    let scrolling = try stage(.automatic)
    #expect(scrolling.view.adjustedContentInset.top == scrolling.view.safeAreaInsets.top)
    #expect(scrolling.view.adjustedContentInset.left == 0)
    let small = try stage(.scrollableAxes, height: 50)
    #expect(small.view.adjustedContentInset == .zero && small.view.contentOffset == .zero)
    small.view.alwaysBounceVertical = true
    #expect(small.view.adjustedContentInset.bottom == small.view.safeAreaInsets.bottom)
    let never = try stage(.never)
    #expect(never.view.adjustedContentInset == .zero && never.view.contentOffset == .zero)
  }

  @Test("What is added to the inset is not in the safe area of the content, scrolled or not")
  func safeArea() throws {
    let stage = try stage(.automatic)
    #expect(stage.content.safeAreaInsets.top == 0)
    #expect(stage.content.safeAreaInsets.left == stage.view.safeAreaInsets.left)
    stage.view.contentOffset.y = 10
    stage.host.commit()
    #expect(stage.content.safeAreaInsets.top == 0)

    stage.view.contentInsetAdjustmentBehavior = .never
    stage.view.contentOffset = .zero
    stage.host.commit()
    #expect(stage.content.safeAreaInsets.top == stage.view.safeAreaInsets.top)
  }
}
