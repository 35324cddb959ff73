import SourceRewriting
import Testing

struct SubclassImplementationTests {
  private static let head = "import UIKit\n"

  @Test
  func `R19.26 A class has the optional methods that only subclasses implement`() {
    let rewriting = Rewriting(
      """
      import UIKit
      public class Base: UIViewController, UIScrollViewDelegate {
      }
      """,
      """
      public final class Page: Base {
        @objc func viewForZooming(in view: UIScrollView) -> UIView? { nil }
      }
      class Other: Base { public func viewForZooming(in view: UIScrollView) -> UIView? { nil } }
      class More: Other { override func viewForZooming(in view: UIScrollView) -> UIView? { nil } }
      """)

    #expect(
      rewriting.texts == [
        """
        import UIKit
        public class Base: UIViewController, UIScrollViewDelegate {

        @preconcurrency @MainActor public func viewForZooming(in argument0: UIScrollView) -> UIView? \
        { UIScrollViewDelegate_Defaults().viewForZooming(in: argument0) }
        #sourceLocation(file: "1.swift", line: 3)
        }
        @preconcurrency @MainActor fileprivate final class UIScrollViewDelegate_Defaults: NSObject, \
        UIScrollViewDelegate {}

        """,
        """
        public final class Page: Base {
          override public func viewForZooming(in view: UIScrollView) -> UIView? { nil }
        }
        class Other: Base { override public func viewForZooming(in view: UIScrollView) -> UIView? { nil } }
        class More: Other { override func viewForZooming(in view: UIScrollView) -> UIView? { nil } }
        """,
      ])
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test func `R19.26 The method of an extension of a subclass is called by one in the class`() {
    let rewriting = Rewriting(
      """
      import UIKit
      class Base: NSObject {}
      extension Base: @preconcurrency UIPopoverPresentationControllerDelegate {}
      public class Page: Base {
      }
      extension Page {
        func presentationControllerDidDismiss(_ a: UIPresentationController) {}
      }
      """)

    let text = rewriting.texts[0]
    #expect(
      text.contains(
        "class Base: NSObject {\n@preconcurrency @MainActor public func presentationControllerDidDismiss("
      ))
    #expect(
      text.contains(
        """
        #sourceLocation(file: "1.swift", line: 7)
        override public func presentationControllerDidDismiss(_ a: UIPresentationController) \
        { _Page_presentationControllerDidDismiss(a) }
        """))
    #expect(text.contains("  func _Page_presentationControllerDidDismiss("))
  }

  @Test func `R19.26 A default implementation calls the other methods of the class`() {
    let text = Rewriting(
      """
      import UIKit
      class Base: NSObject, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {}
      }
      class Program: Base {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
      }
      """
    ).texts[0]

    #expect(text.contains("-> Bool { applicationDidFinishLaunching(argument0); return true }"))
  }

  @Test func `R19.26 So has a data source, whose other methods are there`() {
    let text =
      Rewriting(
        Self.head + "class A: NSObject, UITableViewDataSource {}; "
          + "class B: A { func numberOfSections(in t: UITableView) -> Int { 2 } }"
      ).texts[0]

    #expect(
      text.contains(
        """
        public func numberOfSections(in argument0: UITableView) -> Int \
        { UITableViewDataSource_Defaults().numberOfSections(in: argument0) }
        """))
    #expect(text.contains("class B: A { override func numberOfSections(in t: UITableView) -> Int"))
  }

  @Test(arguments: [
    "class A: UIView {}; class B: A { func scrollViewDidZoom(_ s: UIScrollView) {} }",
    "class A: UIView, UIScrollViewDelegate { func scrollViewDidZoom(_ s: UIScrollView) {} }; "
      + "class B: A { override func scrollViewDidZoom(_ s: UIScrollView) {} }",
    "class A: UIView, UIScrollViewDelegate {}; class B: A { private func scrollViewDidZoom(_ s: UIScrollView) {} }",
    "class A: UIView, UIScrollViewDelegate {}; class B: A { func scrollViewDidZoom(_ s: UIView) {} }",
    "class A: UIView, UIScrollViewDelegate {}; class B: A { static func scrollViewDidZoom(_ s: UIScrollView) {} }",
    "class A: UIView, UIScrollViewDelegate {}; class B: A { func scrollViewDidZoom(_ s: UIScrollView) -> Int { 1 } }",
    "class A: UIView {}; class B: A, UIScrollViewDelegate { func scrollViewDidZoom(_ s: UIScrollView) {} }",
    "class A: UIView, UIScrollViewDelegate {}; class B: A {}; "
      + "private extension B { func scrollViewDidZoom(_ s: UIScrollView) {} }",
    "class A: UIView, UIScrollViewDelegate {}; class B<T>: A {}; "
      + "extension B where T == Int { func scrollViewDidZoom(_ s: UIScrollView) {} }",
  ])
  func `R19.26 Other methods stay`(source: String) {
    expect(Self.head + source, becomes: Self.head + source)
  }

  @Test(arguments: [
    "UIViewControllerTransitionCoordinator?", "(any UIViewControllerTransitionCoordinator)?",
    "UIKit.UIViewControllerTransitionCoordinator!",
  ])
  func `R19.26 A type is the same in every spelling`(type: String) {
    let rewriting = Rewriting(
      """
      import UIKit
      class A: NSObject, UIAdaptivePresentationControllerDelegate {}
      class B: A {
        func presentationController(
          _ p: UIPresentationController, willPresentWithAdaptiveStyle s: UIModalPresentationStyle,
          transitionCoordinator: \(type)) {}
      }
      """)

    #expect(rewriting.texts[0].contains("  override func presentationController(\n"))
  }
}
