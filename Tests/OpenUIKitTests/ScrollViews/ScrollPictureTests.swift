import NestTesting
import OpenUIKit
import Testing

/// A scroll view that fills a window of 160 × 160 points.
private final class PictureStage {
  let host: TestHost
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  private let recorder = ScrollRecorder()

  init() throws { host = try TestHost(size: CGSize(width: 160, height: 160), scale: 2) }

  func show() {
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = recorder
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  func addTiles() {
    for number in 0..<16 {
      let tile = UIView(
        frame: CGRect(x: number % 4 * 40 + 2, y: number / 4 * 40 + 2, width: 36, height: 36))
      tile.backgroundColor = UIColor(
        hue: CGFloat(number) / 16, saturation: 0.5, brightness: 0.9, alpha: 1)
      content.addSubview(tile)
    }
    view.addSubview(content)
    view.contentSize = content.bounds.size
    recorder.zoomedView = content
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3
  }
}

@Suite struct ScrollPictureTests {
  @Test("UIKit 13.8 Content that is zoomed in, and small content in the middle, look like this")
  func zoom() throws {
    let stage = try PictureStage()
    let view = stage.view
    stage.addTiles()
    stage.show()

    view.zoom(to: CGRect(x: 40, y: 40, width: 80, height: 80), animated: false)
    try stage.host.expectPicture("scroll-zoomed-in")
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.zoomScale = 0.5
    try stage.host.expectPicture("scroll-zoomed-out")
  }

  @Test("UIKit 13.5 Pages that are smaller than what is shown rest in the middle")
  func pages() throws {
    let stage = try PictureStage()
    let view = stage.view
    view.frame = CGRect(x: 30, y: 0, width: 100, height: 160)
    view.clipsToBounds = false
    view.isPagingEnabled = true
    view.showsHorizontalScrollIndicator = false
    view.contentSize = CGSize(width: 400, height: 160)
    for number in 0..<4 {
      let page = UIView(frame: CGRect(x: number * 100 + 5, y: 30, width: 90, height: 100))
      page.backgroundColor = UIColor(
        hue: CGFloat(number) / 4, saturation: 0.5, brightness: 0.9, alpha: 1)
      view.addSubview(page)
    }
    stage.show()

    stage.host.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 60, y: 80), duration: 0.1)
    try stage.host.settle()

    #expect(view.contentOffset.x == 100)
    try stage.host.expectPicture("scroll-pages")
  }
}
