import NestTesting
import Testing

@testable import OpenUIKitText

/// Drags that dismiss input views, what makes room for them, and hostile programs.
@Suite struct InputDismissTests {
  private func bar(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
  }

  private func makeHost(
    _ mode: UIScrollView.KeyboardDismissMode
  ) throws -> (TestHost, UIScrollView, UITextField, InputRecorder) {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let root = UIViewController()
    host.show(root)
    let scrollView = UIScrollView(frame: host.window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.keyboardDismissMode = mode
    root.view.addSubview(scrollView)
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    scrollView.addSubview(field)
    field.inputAccessoryView = bar(100)
    let recorder = InputRecorder()
    field.delegate = recorder
    host.turn { field.becomeFirstResponder() }
    try host.settle()
    _ = recorder.take()
    return (host, scrollView, field, recorder)
  }

  @Test(
    "R23.87 A drag dismisses what it is to dismiss, when it begins",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false),
      (.onDragWithAccessory, false),
    ])
  func drag(mode: UIScrollView.KeyboardDismissMode, stays: Bool) throws {
    let (host, scrollView, field, recorder) = try makeHost(mode)
    host.drag(
      finger: 0, from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), rest: 0)
    #expect(field.isEditing == stays && scrollView.contentOffset.y > 0)
    try host.settle()
    #expect(
      recorder.take()
        == (stays ? [] : ["end", "willChange", "willHide", "didChange", "didHide"]))
  }

  private func move(_ host: TestHost, to point: CGPoint) {
    host.advance(by: 1 / 60)
    host.move(0, to: point)
  }

  @Test("R23.88 A finger takes the views along, and dismisses them where it is released")
  func interactive() throws {
    let (host, _, field, recorder) = try makeHost(.interactive)
    let guide = host.window.rootViewController?.view.keyboardLayoutGuide
    host.putDown(0, at: CGPoint(x: 150, y: 200))
    move(host, to: CGPoint(x: 150, y: 260))
    move(host, to: CGPoint(x: 150, y: 340))
    #expect(guide?.layoutFrame.minY == 340 && recorder.take() == [])
    #expect(field.inputAccessoryView?.convert(.zero, to: nil as UIView?).y == 340)
    move(host, to: CGPoint(x: 150, y: 310))
    host.advance(by: 0.5)
    host.lift(0, at: CGPoint(x: 150, y: 310))
    try host.settle()
    #expect(field.isEditing && guide?.layoutFrame.minY == 300 && recorder.take() == [])

    host.putDown(0, at: CGPoint(x: 150, y: 200))
    move(host, to: CGPoint(x: 150, y: 260))
    move(host, to: CGPoint(x: 150, y: 380))
    host.lift(0, at: CGPoint(x: 150, y: 380))
    #expect(recorder.covered(in: 400).first == 20)
    try host.settle()
    #expect(recorder.take() == ["end", "willChange", "willHide", "didChange", "didHide"])
    #expect(guide?.layoutFrame.height == 0)
  }

  @Test("R23.89 A sheet at the bottom grows over the input views, one in the middle moves up")
  func sheets() throws {
    for width in [CGFloat(390), 1000] {
      let host = try TestHost(size: CGSize(width: width, height: 800))
      let root = UIViewController()
      host.show(root)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(sheet, animated: false)
      try host.settle()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
      sheet.view.addSubview(field)
      field.inputView = bar(180)
      let before = sheet.view.convert(sheet.view.bounds, to: nil)
      host.turn { field.becomeFirstResponder() }
      try host.settle()
      let after = sheet.view.convert(sheet.view.bounds, to: nil)
      #expect(after.minY < before.minY)
      #expect(width == 390 ? before.minY - after.minY == 180 : after.maxY == 620)
      host.turn { field.resignFirstResponder() }
      try host.settle()
      #expect(sheet.view.convert(sheet.view.bounds, to: nil) == before)
    }
  }

  @Test("R23.90 Other views inside of a notification replace those that are announced")
  func hostileNotifications() throws {
    let (host, _, field, recorder) = try makeHost(.none)
    host.turn { field.resignFirstResponder() }
    try host.settle()
    _ = recorder.take()
    var isFirst = true
    recorder.onEntry = { [unowned field] entry in
      guard entry == "willShow", isFirst else { return }
      isFirst = false
      field.inputAccessoryView = bar(60)
      field.reloadInputViews()
    }
    host.turn { field.becomeFirstResponder() }
    try host.settle()
    let show = ["willChange", "willShow"]
    #expect(recorder.take() == ["begin"] + show + show + ["didChange", "didShow"])
    #expect(recorder.covered(in: 400).last == 60)

    recorder.onEntry = { [unowned field] entry in
      if entry == "willHide" { field.becomeFirstResponder() }
    }
    host.turn { field.resignFirstResponder() }
    try host.settle()
    recorder.onEntry = { _ in }
    #expect(field.isEditing && field.inputAccessoryView?.window != nil)
    #expect(recorder.take().last == "didShow")
  }

  @Test("R23.91 A responder that leaves, or is released, takes its views away")
  func hostileReleases() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    host.show(UIViewController())
    let recorder = InputRecorder()
    weak var released: UITextField?
    weak var view: UIView?
    do {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
      field.inputAccessoryView = bar(80)
      released = field
      view = field.inputAccessoryView
      host.window.rootViewController?.view.addSubview(field)
      host.turn { field.becomeFirstResponder() }
      try host.settle()
      _ = recorder.take()
      host.turn { field.removeFromSuperview() }
      try host.settle()
      #expect(recorder.take() == ["willChange", "willHide", "didChange", "didHide"])
    }
    #expect(released == nil && view == nil)

    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    host.window.rootViewController?.view.addSubview(field)
    field.inputAccessoryView = host.window
    field.inputView = host.window
    host.turn { field.becomeFirstResponder() }
    #expect(field.isEditing && recorder.take() == [])
  }
}
