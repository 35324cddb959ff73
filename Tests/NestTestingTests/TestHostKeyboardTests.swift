import NestTesting
import OpenUIKit
import Testing

@Suite struct TestHostKeyboardTests {
  private static let frame = CGRect(x: 0, y: 500, width: 400, height: 300)

  /// Notes the notifications of the keyboard.
  final class Observer {
    private(set) var notes: [String] = []
    private(set) var last: Notification?
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) {
            [unowned self] notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { self.note(notification) }
          })
      }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    func removeAll() { notes = [] }

    private func note(_ notification: Notification) {
      last = notification
      let name = notification.name.rawValue.dropFirst("UIKeyboard".count)
      notes.append("\(name.dropLast("Notification".count)) \(CACurrentMediaTime())")
    }

    func frame(_ key: String) -> CGRect? { (last?.userInfo?[key] as? NSValue)?.cgRectValue }
    func number(_ key: String) -> NSNumber? { last?.userInfo?[key] as? NSNumber }
  }

  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 400, height: 800))
    host.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    return host
  }

  @Test(
    "R16.9 A keyboard is announced before and after its animation, with where it was and will be")
  func notifications() throws {
    let host = try makeHost()
    host.show(UIViewController())
    let observer = Observer()

    try host.showKeyboard(frame: Self.frame)
    let begin = observer.frame(UIResponder.keyboardFrameBeginUserInfoKey)
    let before = observer.notes
    try host.settle()
    let shown = observer.notes
    observer.removeAll()
    host.hideKeyboard(duration: 0.5)
    host.advance(by: 0.4)
    let hiding = observer.notes
    host.advance(by: 0.1)

    #expect(begin == CGRect(x: 0, y: 800, width: 400, height: 300))
    #expect(before == ["WillChangeFrame 0.0", "WillShow 0.0"])
    #expect(shown == before + ["DidChangeFrame 0.25", "DidShow 0.25"])
    #expect(hiding == ["WillChangeFrame 0.25", "WillHide 0.25"])
    #expect(observer.notes == hiding + ["DidChangeFrame 0.75", "DidHide 0.75"])
    #expect(observer.frame(UIResponder.keyboardFrameBeginUserInfoKey) == Self.frame)
    #expect(observer.frame(UIResponder.keyboardFrameEndUserInfoKey) == begin)
    #expect(observer.number(UIResponder.keyboardAnimationDurationUserInfoKey) == 0.5)
    #expect(observer.number(UIResponder.keyboardAnimationCurveUserInfoKey) == 7)
    #expect(observer.number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue == true)
    #expect(observer.last?.object as AnyObject === UIScreen.main)
  }

  @Test(
    "R16.9 A keyboard that moves is announced as shown again; an interrupted one ends without being announced"
  )
  func moving() throws {
    let host = try makeHost()
    host.show(UIViewController())
    let observer = Observer()

    try host.showKeyboard(frame: Self.frame)
    host.advance(by: 0.1)
    try host.showKeyboard(frame: CGRect(x: 0, y: 450, width: 400, height: 350))
    try host.showKeyboard(frame: CGRect(x: 0, y: 450, width: 400, height: 350))
    try host.settle()
    host.hideKeyboard()
    host.hideKeyboard()
    try host.settle()

    #expect(
      observer.notes.map { $0.prefix { $0 != " " } } == [
        "WillChangeFrame", "WillShow", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
      ])
  }

  @Test("R16.9 The guide of the keyboard follows it in an animation, and the safe area stays")
  func guide() throws {
    let host = try makeHost()
    let root = UIViewController()
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(field)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
    ])
    host.show(root)
    let before = field.frame.maxY

    try host.showKeyboard(frame: Self.frame)
    let target = field.frame.maxY
    host.advance(by: 0.125)
    let middle = field.layer.presentation()?.frame.maxY ?? 0
    try host.settle()
    let end = field.layer.presentation()?.frame.maxY ?? field.frame.maxY
    let insets = root.view.safeAreaInsets.bottom
    host.hideKeyboard()
    try host.settle()

    #expect(before == 766)
    #expect(target == 500)
    #expect(middle < 766 && middle > 500)
    #expect(end == 500)
    #expect(insets == 34)
    #expect(field.frame.maxY == 766)
  }

  @Test(
    "R16.9 An animation of the program with the notification's curve and duration is that of the guide"
  )
  func alongside() throws {
    let host = try makeHost()
    let root = UIViewController()
    let (byGuide, byHand) = (UIView(), UIView(frame: CGRect(x: 0, y: 766, width: 10, height: 10)))
    byGuide.translatesAutoresizingMaskIntoConstraints = false
    [byGuide, byHand].forEach(root.view.addSubview)
    NSLayoutConstraint.activate([
      byGuide.heightAnchor.constraint(equalToConstant: 10),
      byGuide.widthAnchor.constraint(equalToConstant: 10),
      byGuide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      byGuide.topAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
    ])
    host.show(root)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
    ) { notification in
      let info = notification.userInfo
      let end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
      MainActor.assumeIsolated {
        UIView.animate(withDuration: duration, delay: 0, options: .init(rawValue: curve << 16)) {
          byHand.frame.origin.y = end.minY
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    try host.showKeyboard(frame: Self.frame)
    var pairs: [(CGFloat, CGFloat)] = []
    host.advance(by: 0.25) {
      pairs.append(
        (
          byGuide.layer.presentation()?.frame.minY ?? byGuide.frame.minY,
          byHand.layer.presentation()?.frame.minY ?? byHand.frame.minY
        ))
    }

    #expect(pairs.count == 15)
    #expect(pairs.allSatisfy { abs($0.0 - $0.1) < 0.01 })
    #expect(byHand.frame.minY == 500)
  }

  @Test("R16.9 A guide has the part of its own view that the keyboard covers")
  func inner() throws {
    let host = try makeHost()
    let root = UIViewController()
    let inner = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 500))
    let above = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 50))
    [inner, above].forEach(root.view.addSubview)
    host.show(root)
    _ = (inner.keyboardLayoutGuide, above.keyboardLayoutGuide)

    try host.showKeyboard(frame: Self.frame)
    try host.settle()
    let covered = inner.keyboardLayoutGuide.layoutFrame
    host.turn { inner.frame.origin.y = 200 }

    #expect(covered == CGRect(x: 0, y: 400, width: 300, height: 100))
    #expect(above.keyboardLayoutGuide.layoutFrame.height == 0)
    #expect(inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 300, height: 200))
  }

  @Test("R16.9 A view that moves while the keyboard is shown keeps its content above it")
  func moved() throws {
    let host = try makeHost()
    let root = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(field)
    root.view.addSubview(inner)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor),
    ])
    host.show(root)
    try host.showKeyboard(frame: Self.frame)
    try host.settle()

    host.turn { inner.frame.origin.y = 50 }

    #expect(inner.convert(field.frame, to: nil).maxY == 500)
  }

  @Test("R16.9 An undocked keyboard is followed only where that is wanted, and edges are tracked")
  func undocked() throws {
    let host = try makeHost()
    let root = UIViewController()
    host.show(root)
    let guide = root.view.keyboardLayoutGuide
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let away = view.topAnchor.constraint(equalTo: root.view.topAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    let floating = CGRect(x: 100, y: 300, width: 200, height: 200)

    try host.showKeyboard(frame: floating)
    try host.settle()
    let ignored = (guide.layoutFrame, near.isActive, away.isActive)
    host.turn { guide.followsUndockedKeyboard = true }
    let followed = (guide.layoutFrame, near.isActive, away.isActive)
    try host.showKeyboard(frame: Self.frame)
    try host.settle()

    #expect(ignored == (CGRect(x: 0, y: 766, width: 400, height: 34), true, false))
    #expect(followed == (floating, false, true))
    #expect(guide.layoutFrame == Self.frame)
    #expect(near.isActive && !away.isActive)
  }

  @Test(
    "R16.9 A keyboard that cannot be is refused",
    arguments: [
      CGRect.zero, CGRect(x: 0, y: 900, width: 400, height: 100),
      CGRect(x: 0, y: CGFloat.nan, width: 400, height: 100), .infinite, .null,
    ])
  func impossible(frame: CGRect) throws {
    let host = try makeHost()
    host.show(UIViewController())
    let observer = Observer()

    let error = #expect(throws: TestHostError.self) { try host.showKeyboard(frame: frame) }

    #expect(error?.description.hasPrefix("There can be no keyboard at x ") == true)
    #expect(observer.notes == [])
  }
}
