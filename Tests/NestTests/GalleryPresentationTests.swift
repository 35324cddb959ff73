import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The presentation page of the gallery, with the input of a user.
@Suite struct GalleryPresentationTests {
  private static let tolerance = PixelTolerance(component: 4)

  /// The gallery with the presentation page shown.
  private func presentationPage(
    size: CGSize = CGSize(width: 1280, height: 800)
  ) throws -> (GalleryTwin, PresentationPageViewController) {
    let twin = try GalleryTwin(size: size)
    let page: PresentationPageViewController = try twin.open(.presentation)
    twin.gallery.recorder.removeAll()
    return (twin, page)
  }

  private func choose(
    _ kind: PresentationKind, _ twin: GalleryTwin, _ page: PresentationPageViewController
  ) throws {
    twin.host.tap(at: twin.center(of: try #require(page.chip(for: kind))))
  }

  private func tap(
    _ command: PresentationPageViewController.Command, _ twin: GalleryTwin,
    _ page: PresentationPageViewController
  ) throws {
    twin.host.tap(at: twin.center(of: try #require(page.button(for: command))))
    try twin.host.settle()
  }

  @Test("R17.4 a full screen presentation on the device, and back, with its life cycle")
  func fullScreen() throws {
    let (twin, page) = try presentationPage()
    try choose(.fullScreen, twin, page)

    try tap(.present, twin, page)
    try twin.gallery.recorder.expect(
      """
      Present B · full screen
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [presented]
      B.viewIsAppearing(animated) [presented]
      B.viewDidAppear(animated) [presented]
      A.viewDidDisappear(animated)
      """)

    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    try twin.gallery.recorder.expect(
      """
      Dismiss
      B.viewWillDisappear(animated) [dismissed]
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewDidAppear(animated)
      B.viewDidDisappear(animated) [dismissed]
      B.deinit
      """)
  }

  @Test("R17.4 going to another page hides the device's window; its controllers disappear")
  func otherPage() throws {
    let (twin, page) = try presentationPage()
    #expect(!page.window.isHidden)

    _ = try twin.open(.stack)

    #expect(page.window.isHidden)
    #expect(twin.page.stack.view.window === twin.host.window)
  }

  @Test(
    "R17.4 what is presented equals its reference",
    arguments: PresentationKind.allCases)
  func pictures(kind: PresentationKind) throws {
    let (twin, page) = try presentationPage()
    try choose(kind, twin, page)

    try tap(.present, twin, page)

    try twin.host.expectPicture("present-\(kind)", tolerance: Self.tolerance)
  }

  @Test("R17.4 R15.1 the device rotated with a sheet on it equals its reference")
  func turned() throws {
    let (twin, page) = try presentationPage()
    try tap(.present, twin, page)

    twin.host.press(.keyboardRightArrow, modifiers: .control)
    try twin.host.settle()

    try twin.host.expectPicture("present-turned", tolerance: Self.tolerance)
  }
}
