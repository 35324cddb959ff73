import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Every style with every transition style, animated or not, on a phone and on a tablet, as whole
/// timelines.
@Suite struct PresentationStyleMatrixTests {
  /// One cell of the matrix.
  nonisolated struct Cell: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let transition: UIModalTransitionStyle
    let isAnimated: Bool
    let isTablet: Bool

    var testDescription: String {
      "\(style), \(transition), \(isAnimated ? "animated" : "at once"), "
        + (isTablet ? "tablet" : "phone")
    }

    /// Whether the presenting view is removed.
    var removes: Bool { style == .fullScreen || style == .currentContext }

    static let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]

    static let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]

    static let all: [Cell] = {
      var cells: [Cell] = []
      for style in styles {
        for transition in transitions where transition != .partialCurl || style == .fullScreen {
          for isAnimated in [false, true] {
            for isTablet in [false, true] {
              cells.append(
                Cell(
                  style: style, transition: transition, isAnimated: isAnimated, isTablet: isTablet))
            }
          }
        }
      }
      return cells
    }()
  }

  @Test(
    "R15.1 UIKit 5.5 Every style with every transition style: presentation and dismissal",
    arguments: Cell.all)
  func presentationAndDismissal(cell: Cell) throws {
    let stage = try ControllerStage(
      size: cell.isTablet ? CGSize(width: 1024, height: 768) : CGSize(width: 393, height: 852))
    let root = stage.shownRoot()
    let modal = stage.modal("M", cell.style)
    modal.modalTransitionStyle = cell.transition
    if cell.style == .popover { modal.popoverPresentationController?.sourceView = root.view }
    let frame = root.view.frame

    root.present(modal, animated: cell.isAnimated, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(Timeline(lines: presentation(cell)))
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(modal.view.window === stage.host.window)
    #expect((root.view.window == nil) == cell.removes)
    #expect(stage.host.isIdle)

    modal.dismiss(animated: cell.isAnimated, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(Timeline(lines: dismissal(cell)))
    #expect(root.presentedViewController == nil)
    #expect(stage.host.window.subviews == [root.view])
    #expect(root.view.frame == frame && root.view.transform.isIdentity && root.view.alpha == 1)
    #expect(modal.view.superview == nil && modal.view.alpha == 1)
  }

  private func presentation(_ cell: Cell) -> [String] {
    let flag = cell.isAnimated ? "(animated)" : ""
    var lines = ["M.loadView", "M.viewDidLoad"]
    if cell.removes { lines.append("P.viewWillDisappear\(flag)") }
    lines += ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map {
      "M.\($0)\(flag) [presented]"
    }
    if cell.removes { lines.append("P.viewDidDisappear\(flag)") }
    return lines + ["test.completion"]
  }

  private func dismissal(_ cell: Cell) -> [String] {
    let flag = cell.isAnimated ? "(animated)" : ""
    var lines = ["M.viewWillDisappear\(flag) [dismissed]"]
    if cell.removes {
      lines += ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "P.\($0)\(flag)" }
    }
    return lines + ["M.viewDidDisappear\(flag) [dismissed]", "test.completion"]
  }
}
