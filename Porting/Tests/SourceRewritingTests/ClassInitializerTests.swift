import SourceRewriting
import Testing

struct ClassInitializerTests {
  private static let options = RewritingOptions(foundationModule: "F", isForIOS: true)

  @Test(arguments: [
    ("func a<T: UIView>() -> T { T(frame: .zero) }", "T._init(frame: .zero)"),
    ("func a<T>(_ b: T.Type) -> T where T: UIButton & P { b.init(frame: c) }", "b._init(frame: c)"),
    ("func a(_ b: UIView.Type?) { b!.init() }", "b!._init()"),
    ("class A<T: UIViewController> { func a() { T.init() } }", "T._init()"),
    ("class A<T: UILabel> {}; extension A { func a() { T() } }", "T._init()"),
    ("protocol P { associatedtype V: UIView }; extension P { func a() { V() } }", "V._init()"),
    (
      "protocol P { associatedtype V: UIView }; func a<T: P>(_ b: T) { T.V(frame: .zero) }",
      "T.V._init(frame: .zero)"
    ),
    ("protocol P: UIView {}; extension P { static func a() -> Self { Self() } }", "Self._init()"),
    ("extension P where Self: UIView { static func a() { self.init(frame: b) } }", "self._init("),
    ("typealias V = UIView; extension V { static func a() { Self.init() } }", "Self._init()"),
    ("extension UIView { func a() { type(of: self).init() } }", "type(of: self)._init()"),
    ("func a(_ b: UIView) { type(of: b).init(frame: .zero) }", "type(of: b)._init(frame: .zero)"),
    ("class A { let b: UIView.Type; func a() { self.b.init() } }", "self.b._init()"),
    ("func a() { guard let b = c as? UIView.Type else { return }; b.init() }", "b._init()"),
    ("func a() { if let b = c as? (any UIView & P).Type { b.init() } }", "b._init()"),
    ("func a() { (NSClassFromString(b) as! UIViewController.Type).init() }", ")._init()"),
    ("let a = b.type.init(nibName: nil, bundle: nil)", "type._init(nibName: nil, bundle: nil)"),
    ("func a<T: UIPanGestureRecognizer>() { T(target: b, action: c) }", "T._init(target: b,"),
    ("func a(_ b: CALayer.Type) { b.init() }", "b._init()"),
    ("func a<T: UIView>() -> T { .init(frame: .zero) }", "{ ._init(frame: .zero) }"),
    ("class A<T: UIView> { func a() -> T { b(); return .init() } }", "return ._init()"),
    ("class A<T: UIView> { lazy var a: T = .init(); var b: T { .c } }", "a: T = ._init()"),
    (
      "protocol P { associatedtype R: UIViewController }; class A<T: P> { typealias R = T.R; "
        + "func a() -> R { .init() } }",
      "{ ._init() }"
    ),
  ])
  func `R19.47 An initialiser of UIKit is called on a class that is a value`(
    source: String, call: String
  ) {
    let rewriting = Rewriting([source], options: Self.options)

    #expect(rewriting.texts[0].contains(call))
    #expect(rewriting.texts[0].ranges(of: "_init").count == 1)
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "let a = UIView.init(frame: .zero), b = UIView(frame: .zero), c = MyView()",
    "func a<T: P>() { T() }; protocol P { init() }",
    "class A: UIView { convenience init(b: Int) { self.init(frame: .zero) } }",
    "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
    "class A: UIView { required init(frame: CGRect) {}; static func b() -> Self { Self(frame: c) } }",
    "class A: UIView {}; func b(_ c: A.Type) { c.init(frame: d) }",
    "protocol P { init(frame: CGRect) }; func a(_ b: [P.Type]) { b[0].init(frame: c) }",
    "func a(_ b: Decodable.Type, c: Any) { b.init(); type(of: c).init() }",
    "func a<T: UIView>(_ b: T.Type) { b.init(image: c); b.init(frame: d) { } }",
    "func a<UIView: Q>(_ b: UIView.Type) { b.init() }",
    "extension P where Self: Q { static func a() { self.init(frame: b) } }",
    "func a() -> UIView { .init(frame: .zero) }",
    "typealias V = UIView; func a<T>() -> V { .init(frame: .zero) }; let b: V = .init()",
    "class A<T: UIView> { func a() -> T { b { .init() } } }",
  ])
  func `R19.47 Other calls stay`(source: String) {
    expect(source, becomes: source, with: Self.options)
  }

  @Test func `R19.47 Without the module that has the methods calls stay`() {
    let source = "func a<T: UIView>() -> T { T(frame: .zero) }"
    expect(source, becomes: source, with: RewritingOptions(isForIOS: true))
  }
}
