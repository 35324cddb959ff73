import NestTesting
import Testing

@testable import OpenUIKitText

/// The input views of the first responder, at the bottom of the window.
@Suite struct InputViewTests {
  private static let shown = ["willChange", "willShow"]
  private static let wasShown = ["didChange", "didShow"]
  private static let hidden = ["willChange", "willHide"]
  private static let wasHidden = ["didChange", "didHide"]

  /// A bar of a colour and a height.
  private func bar(_ height: CGFloat, _ color: UIColor = .systemRed) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    view.backgroundColor = color
    return view
  }

  private func makeHost() throws -> (TestHost, UIViewController, InputRecorder) {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let root = UIViewController()
    host.show(root)
    return (host, root, InputRecorder())
  }

  private func add(
    _ y: CGFloat, to root: UIViewController, _ recorder: InputRecorder
  ) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    field.delegate = recorder
    root.view.addSubview(field)
    return field
  }

  @Test(
    "R23.80 Input views are shown at the bottom of the window, announced with frames and a curve")
  func shows() throws {
    let (host, root, recorder) = try makeHost()
    let field = add(20, to: root, recorder)
    let (input, accessory) = (bar(120, .systemGreen), bar(44))
    field.inputView = input
    field.inputAccessoryView = accessory
    let guide = root.view.keyboardLayoutGuide

    host.turn { field.becomeFirstResponder() }
    #expect(recorder.take() == ["begin"] + Self.shown)
    #expect(recorder.covered(in: 400) == [0, 164])
    #expect(recorder.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(recorder.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 236, width: 300, height: 164))
    try host.settle()
    #expect(recorder.take() == Self.wasShown)
    #expect(accessory.convert(accessory.bounds, to: nil).minY == 236)
    #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 280, width: 300, height: 120))

    host.turn { field.resignFirstResponder() }
    #expect(recorder.take() == ["end"] + Self.hidden)
    #expect(recorder.covered(in: 400) == [164, 0])
    #expect(input.window != nil)
    try host.settle()
    #expect(recorder.take() == Self.wasHidden)
    #expect(input.window == nil && accessory.superview == nil)
    #expect(guide.layoutFrame.height == 0)
  }

  @Test("R23.81 Without input views, and with empty ones, nothing is announced")
  func silence() throws {
    let (host, root, recorder) = try makeHost()
    let field = add(20, to: root, recorder)
    host.turn { field.becomeFirstResponder() }
    host.turn { field.resignFirstResponder() }
    field.inputView = UIView()
    host.turn { field.becomeFirstResponder() }
    try host.settle()
    host.turn { field.resignFirstResponder() }
    try host.settle()
    #expect(recorder.take() == ["begin", "end", "begin", "end"])
    #expect(field.inputView?.superview == nil)
  }

  @Test("R23.82 A text view is informed after its input views have been announced")
  func textView() throws {
    let (host, root, recorder) = try makeHost()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = recorder
    view.inputAccessoryView = bar(40)
    root.view.addSubview(view)
    host.turn { view.becomeFirstResponder() }
    #expect(recorder.take() == Self.shown + ["begin"])
    try host.settle()
    host.turn { view.resignFirstResponder() }
    #expect(recorder.take() == Self.wasShown + ["end"] + Self.hidden)
  }

  @Test(
    "R23.83 From field to field nothing hides; other views are announced, the same ones are not")
  func exchange() throws {
    let (host, root, recorder) = try makeHost()
    let (one, two) = (add(20, to: root, recorder), add(80, to: root, recorder))
    let shared = bar(44)
    (one.inputAccessoryView, two.inputAccessoryView) = (shared, shared)
    host.turn { one.becomeFirstResponder() }
    try host.settle()
    _ = recorder.take()

    host.turn { two.becomeFirstResponder() }
    try host.settle()
    #expect(recorder.take() == ["end", "begin"])
    one.inputAccessoryView = bar(44)
    host.turn { one.becomeFirstResponder() }
    try host.settle()
    #expect(recorder.take() == ["end", "begin"] + Self.shown + Self.wasShown)
    #expect(recorder.covered(in: 400) == [44, 44] && shared.superview == nil)
    one.inputAccessoryView = bar(100)
    host.turn { two.becomeFirstResponder() }
    host.turn { one.becomeFirstResponder() }
    #expect(recorder.covered(in: 400) == [44, 100])
  }

  @Test("R23.84 Other views of the first responder are shown when they are loaded again")
  func reload() throws {
    let (host, root, recorder) = try makeHost()
    let field = add(20, to: root, recorder)
    host.turn { field.becomeFirstResponder() }
    _ = recorder.take()

    field.inputView = bar(100)
    host.commit()
    #expect(recorder.take() == [])
    host.turn { field.reloadInputViews() }
    try host.settle()
    #expect(recorder.take() == Self.shown + Self.wasShown)
    field.inputView = nil
    host.turn { root.reloadInputViews() }
    #expect(recorder.take() == [])
    host.turn { field.reloadInputViews() }
    try host.settle()
    #expect(recorder.take() == Self.hidden + Self.wasHidden && field.isEditing)
  }

  @Test("R23.85 What a responder lacks is that of the next in the chain, as of the controller")
  func chain() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let root = Chat()
    host.show(root)
    let recorder = InputRecorder()
    let field = add(20, to: root, recorder)
    host.turn { field.becomeFirstResponder() }
    try host.settle()
    #expect(recorder.covered(in: 400) == [0, 50] && root.bar.window === host.window)
    host.turn { field.resignFirstResponder() }
    try host.settle()
    _ = recorder.take()

    host.turn { root.becomeFirstResponder() }
    try host.settle()
    #expect(recorder.take() == Self.shown + Self.wasShown)
    host.turn { root.field.becomeFirstResponder() }
    try host.settle()
    #expect(recorder.take() == [] && root.field.isEditing)
    host.turn { root.field.resignFirstResponder() }
    try host.settle()
    #expect(recorder.take() == [] && root.isFirstResponder && root.bar.window != nil)
    host.turn { root.resignFirstResponder() }
    try host.settle()
    #expect(recorder.take() == Self.hidden + Self.wasHidden && root.bar.window == nil)
  }

  /// A controller with a bar in which there is a field.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let field = UITextField(frame: CGRect(x: 5, y: 5, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    deinit {}
  }

  @Test("R23.86 The height is that of the frame, or of constraints, and follows them")
  func heights() throws {
    let (host, root, recorder) = try makeHost()
    let field = add(20, to: root, recorder)
    let sized = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 30), inputViewStyle: .keyboard)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    sized.addSubview(inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 70)
    let bottom = inner.bottomAnchor.constraint(equalTo: sized.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, inner.topAnchor.constraint(equalTo: sized.topAnchor), bottom,
      inner.leadingAnchor.constraint(equalTo: sized.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: sized.trailingAnchor),
    ])
    field.inputView = sized
    host.turn { field.becomeFirstResponder() }
    #expect(recorder.covered(in: 400) == [0, 30])
    try host.settle()
    host.turn { sized.allowsSelfSizing = true }
    try host.settle()
    #expect(recorder.covered(in: 400) == [30, 70])
    host.turn { height.constant = 90 }
    try host.settle()
    #expect(recorder.covered(in: 400) == [70, 90])
    let tall = bar(9000)
    field.inputAccessoryView = tall
    host.turn { field.reloadInputViews() }
    #expect(recorder.covered(in: 400) == [90, 400])
  }
}
