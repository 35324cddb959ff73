import NestTesting
import Testing

@testable import OpenUIKit

struct ContextMenuTests {
  private let opening = ["menu at 60,30", "highlight id", "actions", "display", "display animates"]
  private let ending = ["dismissal id", "end", "end animates", "end completed"]

  private func withPreview(_ stage: ContextMenuStage, _ size: CGSize = .zero) -> NotedPreview {
    let made = NotedPreview()
    made.preferredContentSize = size
    made.log = { [weak stage] in stage?.log($0) }
    stage.controller = { made }
    return made
  }

  @Test("R22.707 A menu lifts its view, and calls the delegate in order")
  func order() throws {
    let stage = try ContextMenuStage()
    #expect(stage.interaction.menuAppearance == .unknown)

    stage.open()
    #expect(stage.take() == opening + ["display completed"])
    #expect(stage.interaction.menuAppearance == .compact)
    #expect(stage.interaction.location(in: stage.view) == CGPoint(x: 60, y: 30))
    #expect(stage.interaction.location(in: nil) == stage.middle)
    try stage.host.expectPicture("context-menu-lifted")
    stage.close()
    #expect(stage.take() == ending)
    #expect(stage.overlay == nil && stage.interaction.menuAppearance == .unknown)

    stage.host.press(at: stage.middle, button: .secondary)
    stage.host.release(at: stage.middle, button: .secondary)
    #expect(stage.take() == opening)
    stage.host.press(.keyboardDownArrow)
    stage.host.press(.keyboardReturnOrEnter)
    stage.host.advance(by: 1)
    #expect(
      stage.take() == [
        "dismissal id", "end", "end animates", "copy", "display completed", "end completed",
      ])
  }

  @Test("R22.707 Previews are where the delegate wants them, and return to where it says")
  func previews() throws {
    let stage = try ContextMenuStage()
    let root = try #require(stage.host.window.rootViewController?.view)
    let part = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 40))
    part.backgroundColor = .systemPurple
    stage.view.addSubview(part)
    stage.highlight = { UITargetedPreview(view: part) }
    stage.dismissal = {
      UITargetedPreview(
        view: part, parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: root, center: CGPoint(x: 300, y: 400)))
    }

    stage.open()
    var lifted: DragPreviewView? {
      stage.overlay?.subviews.lazy.compactMap { $0 as? DragPreviewView }.first
    }
    #expect(lifted?.frame == CGRect(x: 60, y: 70, width: 40, height: 40))
    stage.host.tap(at: stage.outside)
    #expect(lifted?.center == CGPoint(x: 300, y: 400))
    stage.host.advance(by: 1)
    #expect(stage.overlay == nil)

    // One in no window lifts nothing; the menu opens all the same.
    stage.highlight = {
      UITargetedPreview(
        view: UIView(), parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: UIView(), center: .zero))
    }
    let misuses = withMisuseIntercepted { stage.open() }
    #expect(misuses.map(\.id) == ["preview.no-window"])
    #expect(stage.overlay != nil && lifted == nil)
  }

  @Test("R22.708 A controller beside a menu appears with it and disappears with it")
  func controller() throws {
    let stage = try ContextMenuStage()
    let preview = withPreview(stage, CGSize(width: 200, height: 150))

    stage.open()
    #expect(
      stage.take() == [
        "menu at 60,30", "highlight id", "preview", "actions", "will appear", "display",
        "display animates", "did appear", "display completed",
      ])
    #expect(stage.interaction.menuAppearance == .rich)
    #expect(preview.view.window === stage.host.window)
    #expect(preview.view.bounds.size == CGSize(width: 200, height: 150))
    try stage.host.expectPicture("context-menu-controller")
    stage.close()
    #expect(
      stage.take() == [
        "dismissal id", "will disappear", "end", "end animates", "did disappear", "end completed",
      ])
    #expect(preview.view.window == nil)
    // The menu may be without lines.
    stage.hasMenu = false
    stage.open()
    try stage.host.expectPicture("context-menu-controller-alone")
    stage.close()
    #expect(stage.take().filter { $0.contains("appear") }.count == 4)
  }

  @Test(
    "R22.708 A tap on the preview calls the delegate; the controller can be shown in the completion",
    arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
  func commit(style: UIContextMenuInteractionCommitStyle) throws {
    let stage = try ContextMenuStage()
    let preview = withPreview(stage, CGSize(width: 200, height: 150))
    stage.style = style
    stage.open()
    _ = stage.take()
    stage.onCall = { text in
      guard text == "commit completed" else { return }
      stage.host.window.rootViewController?.present(preview, animated: false)
    }

    let middle = preview.view.convert(CGPoint(x: 100, y: 75), to: nil)
    stage.host.tap(at: middle)
    #expect(
      stage.take() == [
        "tapped", "dismissal id", "will disappear", "end", "end animates", "commit animates",
      ])
    stage.host.advance(by: 1)
    #expect(
      stage.take() == [
        "did disappear", "commit completed", "will appear", "end completed", "did appear",
      ])
    #expect(preview.presentingViewController != nil && stage.overlay == nil)
  }

  @Test("R22.708 A menu that is closed while it appears, and one without animations, are balanced")
  func interrupted() throws {
    let stage = try ContextMenuStage()
    _ = withPreview(stage)
    stage.host.putDown(0, at: stage.middle)
    stage.host.advance(by: 0.52)
    stage.interaction.dismissMenu()
    stage.host.advance(by: 1)
    stage.host.lift(0, at: stage.middle)
    #expect(
      stage.take().filter { $0.contains("appear") || $0.contains("completed") } == [
        "will appear", "will disappear", "did disappear", "display completed", "end completed",
      ])
    #expect(stage.overlay == nil)

    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    stage.open()
    stage.close()
    #expect(
      stage.take() == [
        "menu at 60,30", "highlight id", "preview", "actions", "will appear", "display",
        "display animates", "did appear", "display completed", "dismissal id", "will disappear",
        "end", "end animates", "did disappear", "end completed",
      ])
  }

  @Test("R22.708 A controller that is shown elsewhere is reported, and the menu opens without it")
  func elsewhere() throws {
    let stage = try ContextMenuStage()
    let root = stage.host.window.rootViewController
    stage.controller = { root }

    let misuses = withMisuseIntercepted { stage.open() }

    #expect(misuses.map(\.id) == ["menu.preview-shown-elsewhere"])
    #expect(
      misuses.first?.message == "UIViewController cannot be shown beside a menu")
    #expect(stage.overlay != nil && stage.interaction.menuAppearance == .compact)
  }

  @Test("R22.707 A program changes and closes the menu that is open")
  func visible() throws {
    let stage = try ContextMenuStage()
    stage.interaction.updateVisibleMenu { $0 }
    stage.interaction.dismissMenu()
    stage.open()
    func titles(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(titles)
    }
    var shown: [String] { stage.overlay.map(titles) ?? [] }

    #expect(shown == ["Copy"])
    stage.host.turn {
      stage.interaction.updateVisibleMenu {
        UIMenu(title: $0.title, children: $0.children + [UIAction(title: "Paste") { _ in }])
      }
    }
    #expect(shown == ["Copy", "Paste"])
    // A menu without lines has nothing to show.
    stage.host.turn { stage.interaction.updateVisibleMenu { _ in UIMenu(children: []) } }
    stage.host.advance(by: 1)
    #expect(stage.overlay == nil)
    _ = stage.take()
    stage.open()
    stage.view.removeInteraction(stage.interaction)
    stage.host.advance(by: 1)
    #expect(stage.overlay == nil && stage.take().contains("end"))
    stage.open()
    #expect(stage.take() == [])
  }

  @Test(
    "R22.710 Each callback of a menu may close it or remove everything",
    arguments: [
      "menu at 60,30", "highlight id", "preview", "actions", "will appear", "display",
      "display animates", "did appear", "display completed", "tapped", "dismissal id",
      "will disappear", "end", "end animates", "commit animates", "did disappear",
      "commit completed", "end completed",
    ], ["close", "view", "interaction", "hide", "overlay", "preview"])
  func hostile(call: String, act: String) throws {
    let stage = try ContextMenuStage()
    let preview = withPreview(stage, CGSize(width: 200, height: 150))
    var isDone = false
    stage.onCall = { text in
      guard text == call, !isDone else { return }
      isDone = true
      switch act {
      case "close": stage.interaction.dismissMenu()
      case "view": stage.view.removeFromSuperview()
      case "interaction": stage.view.removeInteraction(stage.interaction)
      case "hide": stage.host.window.isHidden = true
      case "overlay": stage.overlay?.removeFromSuperview()
      default: preview.viewIfLoaded?.removeFromSuperview()
      }
    }

    stage.open()
    if preview.viewIfLoaded?.window != nil {
      stage.host.tap(at: preview.view.convert(CGPoint(x: 100, y: 75), to: nil))
    } else {
      stage.host.tap(at: CGPoint(x: 200, y: 200))
    }
    stage.host.advance(by: 1)
    stage.interaction.dismissMenu()
    stage.host.advance(by: 1)

    #expect(stage.overlay == nil || stage.host.window.isHidden)
    let calls = stage.take()
    func count(_ text: String) -> Int { calls.filter { $0 == text }.count }
    #expect(count("will appear") == count("did disappear"))
    #expect(count("display") == count("end"))
    #expect(count("display") == count("display completed"))
    #expect(count("end") == count("end completed"))
  }
}
