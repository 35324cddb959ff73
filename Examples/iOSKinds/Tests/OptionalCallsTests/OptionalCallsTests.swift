import UIKit
import XCTest

/// Calls each optional method of the protocols of UIKit and QuartzCore with `?`.
@available(iOS 18, *)
final class OptionalCallsTests: XCTestCase {
    private var object: Everything!
    private let view = UIView(), window = UIWindow(), scrollView = UIScrollView(), recognizer = UITapGestureRecognizer()
    private let layer = CALayer(), animation = CABasicAnimation(), storage = NSTextStorage(), url = URL(fileURLWithPath: "/")
    private let bar = UINavigationBar(), item = UINavigationItem(), tabBar = UITabBar(), tabItem = UITabBarItem()
    private let progress = UIPageControlProgress(), timerProgress = UIPageControlTimerProgress(preferredDuration: 1)
    private let interaction = UILargeContentViewerInteraction(), activity = NSUserActivity(activityType: "x")
    private let controller = UIViewController(), navigation = UINavigationController(), tabs = UITabBarController()
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), split = UISplitViewController()
    private let tab = UITab(title: "", image: nil, identifier: "") { _ in UIViewController() }
    private var presentation: UIPresentationController!, popover: UIPopoverPresentationController!
    private var sheet: UISheetPresentationController!, context: CGContext!, point = CGPoint.zero, scene: UIScene!

    override func setUp() {
        super.setUp()
        object = Everything()
        presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
        popover = UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
        sheet = UISheetPresentationController(presentedViewController: controller, presenting: nil)
        window.makeKeyAndVisible()
        scene = window.windowScene
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        context = UIGraphicsGetCurrentContext()
    }

    override func tearDown() {
        UIGraphicsEndImageContext()
        super.tearDown()
    }

    /// A method is called once, and its result is there.
    private func expect<Result>(_ method: String, _ call: @autoclosure () -> Result?, line: UInt = #line) {
        object.called = []
        XCTAssertNotNil(call(), line: line)
        XCTAssertEqual(object.called, [method], line: line)
    }

    func testEachMethodIsCalled() {
        call(object as CAAnimationDelegate)
        call(object as CALayerDelegate)
        call(object as UIViewImplicitlyAnimating)
        call(object as UIApplicationDelegate)
        call(object as UINavigationBarDelegate)
        call(object as UITabBarDelegate)
        call(object as UIBarPositioningDelegate)
        call(object as UIPageControlProgressDelegate)
        call(object as UIPageControlTimerProgressDelegate)
        call(object as UIGestureRecognizerDelegate)
        call(object as UILargeContentViewerInteractionDelegate)
        call(object as UIAdaptivePresentationControllerDelegate)
        call(object as UIPopoverPresentationControllerDelegate)
        call(object as UISheetPresentationControllerDelegate)
        call(object as UIScrollViewDelegate)
        call(object as NSTextStorageDelegate)
        call(object as UIViewControllerAnimatedTransitioning)
        call(object as UIViewControllerTransitioningDelegate)
        call(object as UISceneDelegate)
        call(object as UINavigationControllerDelegate)
        call(object as UIPageViewControllerDataSource)
        call(object as UIPageViewControllerDelegate)
        call(object as UISplitViewControllerDelegate)
        call(object as UITabBarController.Sidebar.Delegate)
        call(object as UITabBarControllerDelegate)
    }

    private func call(_ delegate: CAAnimationDelegate) {
        expect("animationDidStart(_:)", delegate.animationDidStart?(animation))
        expect("animationDidStop(_:finished:)", delegate.animationDidStop?(animation, finished: true))
    }

    private func call(_ delegate: CALayerDelegate) {
        expect("display(_:)", delegate.display?(layer))
        expect("draw(_:in:)", delegate.draw?(layer, in: context))
        expect("layerWillDraw(_:)", delegate.layerWillDraw?(layer))
        expect("layoutSublayers(of:)", delegate.layoutSublayers?(of: layer))
        expect("action(for:forKey:)", delegate.action?(for: layer, forKey: "x"))
    }

    private func call(_ delegate: UIViewImplicitlyAnimating) {
        expect("addAnimations(_:delayFactor:)", delegate.addAnimations?({}, delayFactor: 1))
        expect("addAnimations(_:)", delegate.addAnimations?({}))
        expect("addCompletion(_:)", delegate.addCompletion?({ _ in }))
        expect("continueAnimation(withTimingParameters:durationFactor:)", delegate.continueAnimation?(withTimingParameters: nil, durationFactor: 1))
    }

    private func call(_ delegate: UIApplicationDelegate) {
        expect("application(_:willFinishLaunchingWithOptions:)", delegate.application?(.shared, willFinishLaunchingWithOptions: nil))
        expect("application(_:didFinishLaunchingWithOptions:)", delegate.application?(.shared, didFinishLaunchingWithOptions: nil))
        expect("applicationDidFinishLaunching(_:)", delegate.applicationDidFinishLaunching?(.shared))
        expect("applicationDidBecomeActive(_:)", delegate.applicationDidBecomeActive?(.shared))
        expect("applicationWillResignActive(_:)", delegate.applicationWillResignActive?(.shared))
        expect("applicationDidEnterBackground(_:)", delegate.applicationDidEnterBackground?(.shared))
        expect("applicationWillEnterForeground(_:)", delegate.applicationWillEnterForeground?(.shared))
        expect("applicationWillTerminate(_:)", delegate.applicationWillTerminate?(.shared))
        expect("applicationDidReceiveMemoryWarning(_:)", delegate.applicationDidReceiveMemoryWarning?(.shared))
        expect("application(_:open:options:)", delegate.application?(.shared, open: url, options: [:]))
        expect("application(_:didDiscardSceneSessions:)", delegate.application?(.shared, didDiscardSceneSessions: []))
        expect("application(_:supportedInterfaceOrientationsFor:)", delegate.application?(.shared, supportedInterfaceOrientationsFor: window))
    }

    private func call(_ delegate: UINavigationBarDelegate) {
        expect("navigationBar(_:shouldPush:)", delegate.navigationBar?(bar, shouldPush: item))
        expect("navigationBar(_:didPush:)", delegate.navigationBar?(bar, didPush: item))
        expect("navigationBar(_:shouldPop:)", delegate.navigationBar?(bar, shouldPop: item))
        expect("navigationBar(_:didPop:)", delegate.navigationBar?(bar, didPop: item))
    }

    private func call(_ delegate: UITabBarDelegate) {
        expect("tabBar(_:didSelect:)", delegate.tabBar?(tabBar, didSelect: tabItem))
        expect("tabBar(_:willBeginCustomizing:)", delegate.tabBar?(tabBar, willBeginCustomizing: []))
        expect("tabBar(_:didBeginCustomizing:)", delegate.tabBar?(tabBar, didBeginCustomizing: []))
        expect("tabBar(_:willEndCustomizing:changed:)", delegate.tabBar?(tabBar, willEndCustomizing: [], changed: true))
        expect("tabBar(_:didEndCustomizing:changed:)", delegate.tabBar?(tabBar, didEndCustomizing: [], changed: true))
    }

    private func call(_ delegate: UIBarPositioningDelegate) {
        expect("position(for:)", delegate.position?(for: bar))
    }

    private func call(_ delegate: UIPageControlProgressDelegate) {
        expect("pageControlProgress(_:initialProgressForPage:)", delegate.pageControlProgress?(progress, initialProgressForPage: 1))
        expect("pageControlProgressVisibilityDidChange(_:)", delegate.pageControlProgressVisibilityDidChange?(progress))
    }

    private func call(_ delegate: UIPageControlTimerProgressDelegate) {
        expect("pageControlTimerProgressDidChange(_:)", delegate.pageControlTimerProgressDidChange?(timerProgress))
        expect("pageControlTimerProgress(_:shouldAdvanceToPage:)", delegate.pageControlTimerProgress?(timerProgress, shouldAdvanceToPage: 1))
    }

    private func call(_ delegate: UIGestureRecognizerDelegate) {
        expect("gestureRecognizerShouldBegin(_:)", delegate.gestureRecognizerShouldBegin?(recognizer))
        expect("gestureRecognizer(_:shouldReceive:)", delegate.gestureRecognizer?(recognizer, shouldReceive: UITouch()))
        expect("gestureRecognizer(_:shouldReceive:)", delegate.gestureRecognizer?(recognizer, shouldReceive: UIPress()))
        expect("gestureRecognizer(_:shouldReceive:)", delegate.gestureRecognizer?(recognizer, shouldReceive: UIEvent()))
        expect("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", delegate.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: recognizer))
        expect("gestureRecognizer(_:shouldRequireFailureOf:)", delegate.gestureRecognizer?(recognizer, shouldRequireFailureOf: recognizer))
        expect("gestureRecognizer(_:shouldBeRequiredToFailBy:)", delegate.gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: recognizer))
    }

    private func call(_ delegate: UILargeContentViewerInteractionDelegate) {
        expect("largeContentViewerInteraction(_:didEndOn:at:)", delegate.largeContentViewerInteraction?(interaction, didEndOn: view, at: .zero))
        expect("largeContentViewerInteraction(_:itemAt:)", delegate.largeContentViewerInteraction?(interaction, itemAt: .zero))
        expect("viewController(for:)", delegate.viewController?(for: interaction))
    }

    private func call(_ delegate: UIAdaptivePresentationControllerDelegate) {
        expect("adaptivePresentationStyle(for:)", delegate.adaptivePresentationStyle?(for: presentation))
        expect("adaptivePresentationStyle(for:traitCollection:)", delegate.adaptivePresentationStyle?(for: presentation, traitCollection: view.traitCollection))
        expect("presentationController(_:viewControllerForAdaptivePresentationStyle:)", delegate.presentationController?(presentation, viewControllerForAdaptivePresentationStyle: .none))
        expect("presentationController(_:prepare:)", delegate.presentationController?(presentation, prepare: presentation))
        expect("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", delegate.presentationController?(presentation, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil))
        expect("presentationControllerShouldDismiss(_:)", delegate.presentationControllerShouldDismiss?(presentation))
        expect("presentationControllerWillDismiss(_:)", delegate.presentationControllerWillDismiss?(presentation))
        expect("presentationControllerDidDismiss(_:)", delegate.presentationControllerDidDismiss?(presentation))
        expect("presentationControllerDidAttemptToDismiss(_:)", delegate.presentationControllerDidAttemptToDismiss?(presentation))
    }

    private func call(_ delegate: UIPopoverPresentationControllerDelegate) {
        expect("prepareForPopoverPresentation(_:)", delegate.prepareForPopoverPresentation?(popover))
    }

    private func call(_ delegate: UISheetPresentationControllerDelegate) {
        expect("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet))
    }

    private func call(_ delegate: UIScrollViewDelegate) {
        expect("scrollViewDidScroll(_:)", delegate.scrollViewDidScroll?(scrollView))
        expect("scrollViewDidZoom(_:)", delegate.scrollViewDidZoom?(scrollView))
        expect("scrollViewWillBeginDragging(_:)", delegate.scrollViewWillBeginDragging?(scrollView))
        expect("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", delegate.scrollViewWillEndDragging?(scrollView, withVelocity: .zero, targetContentOffset: &point))
        expect("scrollViewDidEndDragging(_:willDecelerate:)", delegate.scrollViewDidEndDragging?(scrollView, willDecelerate: true))
        expect("scrollViewWillBeginDecelerating(_:)", delegate.scrollViewWillBeginDecelerating?(scrollView))
        expect("scrollViewDidEndDecelerating(_:)", delegate.scrollViewDidEndDecelerating?(scrollView))
        expect("scrollViewDidEndScrollingAnimation(_:)", delegate.scrollViewDidEndScrollingAnimation?(scrollView))
        expect("viewForZooming(in:)", delegate.viewForZooming?(in: scrollView))
        expect("scrollViewWillBeginZooming(_:with:)", delegate.scrollViewWillBeginZooming?(scrollView, with: view))
        expect("scrollViewDidEndZooming(_:with:atScale:)", delegate.scrollViewDidEndZooming?(scrollView, with: view, atScale: 1))
        expect("scrollViewShouldScrollToTop(_:)", delegate.scrollViewShouldScrollToTop?(scrollView))
        expect("scrollViewDidScrollToTop(_:)", delegate.scrollViewDidScrollToTop?(scrollView))
        expect("scrollViewDidChangeAdjustedContentInset(_:)", delegate.scrollViewDidChangeAdjustedContentInset?(scrollView))
    }

    private func call(_ delegate: NSTextStorageDelegate) {
        expect("textStorage(_:willProcessEditing:range:changeInLength:)", delegate.textStorage?(storage, willProcessEditing: .editedCharacters, range: NSRange(), changeInLength: 1))
        expect("textStorage(_:didProcessEditing:range:changeInLength:)", delegate.textStorage?(storage, didProcessEditing: .editedCharacters, range: NSRange(), changeInLength: 1))
    }

    private func call(_ delegate: UIViewControllerAnimatedTransitioning) {
        expect("animationEnded(_:)", delegate.animationEnded?(true))
    }

    private func call(_ delegate: UIViewControllerTransitioningDelegate) {
        expect("animationController(forPresented:presenting:source:)", delegate.animationController?(forPresented: controller, presenting: controller, source: controller))
        expect("animationController(forDismissed:)", delegate.animationController?(forDismissed: controller))
        expect("interactionControllerForPresentation(using:)", delegate.interactionControllerForPresentation?(using: object))
        expect("interactionControllerForDismissal(using:)", delegate.interactionControllerForDismissal?(using: object))
        expect("presentationController(forPresented:presenting:source:)", delegate.presentationController?(forPresented: controller, presenting: nil, source: controller))
    }

    private func call(_ delegate: UISceneDelegate) {
        expect("sceneDidDisconnect(_:)", delegate.sceneDidDisconnect?(scene))
        expect("sceneDidBecomeActive(_:)", delegate.sceneDidBecomeActive?(scene))
        expect("sceneWillResignActive(_:)", delegate.sceneWillResignActive?(scene))
        expect("sceneWillEnterForeground(_:)", delegate.sceneWillEnterForeground?(scene))
        expect("sceneDidEnterBackground(_:)", delegate.sceneDidEnterBackground?(scene))
        expect("scene(_:openURLContexts:)", delegate.scene?(scene, openURLContexts: []))
        expect("scene(_:willContinueUserActivityWithType:)", delegate.scene?(scene, willContinueUserActivityWithType: "x"))
        expect("scene(_:continue:)", delegate.scene?(scene, continue: activity))
        expect("stateRestorationActivity(for:)", delegate.stateRestorationActivity?(for: scene))
    }

    private func call(_ delegate: UINavigationControllerDelegate) {
        expect("navigationController(_:willShow:animated:)", delegate.navigationController?(navigation, willShow: controller, animated: true))
        expect("navigationController(_:didShow:animated:)", delegate.navigationController?(navigation, didShow: controller, animated: true))
        expect("navigationControllerSupportedInterfaceOrientations(_:)", delegate.navigationControllerSupportedInterfaceOrientations?(navigation))
        expect("navigationControllerPreferredInterfaceOrientationForPresentation(_:)", delegate.navigationControllerPreferredInterfaceOrientationForPresentation?(navigation))
        expect("navigationController(_:interactionControllerFor:)", delegate.navigationController?(navigation, interactionControllerFor: object))
        expect("navigationController(_:animationControllerFor:from:to:)", delegate.navigationController?(navigation, animationControllerFor: .push, from: controller, to: controller))
    }

    private func call(_ delegate: UIPageViewControllerDataSource) {
        expect("presentationCount(for:)", delegate.presentationCount?(for: pages))
        expect("presentationIndex(for:)", delegate.presentationIndex?(for: pages))
    }

    private func call(_ delegate: UIPageViewControllerDelegate) {
        expect("pageViewController(_:willTransitionTo:)", delegate.pageViewController?(pages, willTransitionTo: []))
        expect("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", delegate.pageViewController?(pages, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true))
        expect("pageViewController(_:spineLocationFor:)", delegate.pageViewController?(pages, spineLocationFor: .portrait))
        expect("pageViewControllerSupportedInterfaceOrientations(_:)", delegate.pageViewControllerSupportedInterfaceOrientations?(pages))
        expect("pageViewControllerPreferredInterfaceOrientationForPresentation(_:)", delegate.pageViewControllerPreferredInterfaceOrientationForPresentation?(pages))
    }

    private func call(_ delegate: UISplitViewControllerDelegate) {
        expect("splitViewController(_:willChangeTo:)", delegate.splitViewController?(split, willChangeTo: .automatic))
        expect("splitViewController(_:willShow:)", delegate.splitViewController?(split, willShow: .primary))
        expect("splitViewController(_:willHide:)", delegate.splitViewController?(split, willHide: .primary))
        expect("splitViewController(_:didShow:)", delegate.splitViewController?(split, didShow: .primary))
        expect("splitViewController(_:didHide:)", delegate.splitViewController?(split, didHide: .primary))
        expect("targetDisplayModeForAction(in:)", delegate.targetDisplayModeForAction?(in: split))
        expect("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", delegate.splitViewController?(split, topColumnForCollapsingToProposedTopColumn: .primary))
        expect("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", delegate.splitViewController?(split, displayModeForExpandingToProposedDisplayMode: .automatic))
        expect("splitViewControllerDidCollapse(_:)", delegate.splitViewControllerDidCollapse?(split))
        expect("splitViewControllerDidExpand(_:)", delegate.splitViewControllerDidExpand?(split))
        expect("splitViewControllerInteractivePresentationGestureWillBegin(_:)", delegate.splitViewControllerInteractivePresentationGestureWillBegin?(split))
        expect("splitViewControllerInteractivePresentationGestureDidEnd(_:)", delegate.splitViewControllerInteractivePresentationGestureDidEnd?(split))
        expect("splitViewController(_:show:sender:)", delegate.splitViewController?(split, show: controller, sender: nil))
        expect("splitViewController(_:showDetail:sender:)", delegate.splitViewController?(split, showDetail: controller, sender: nil))
        expect("primaryViewController(forCollapsing:)", delegate.primaryViewController?(forCollapsing: split))
        expect("primaryViewController(forExpanding:)", delegate.primaryViewController?(forExpanding: split))
        expect("splitViewController(_:collapseSecondary:onto:)", delegate.splitViewController?(split, collapseSecondary: controller, onto: controller))
        expect("splitViewController(_:separateSecondaryFrom:)", delegate.splitViewController?(split, separateSecondaryFrom: controller))
        expect("splitViewControllerSupportedInterfaceOrientations(_:)", delegate.splitViewControllerSupportedInterfaceOrientations?(split))
        expect("splitViewControllerPreferredInterfaceOrientationForPresentation(_:)", delegate.splitViewControllerPreferredInterfaceOrientationForPresentation?(split))
    }

    private func call(_ delegate: UITabBarController.Sidebar.Delegate) {
        expect("tabBarController(_:sidebarVisibilityWillChange:animator:)", delegate.tabBarController?(tabs, sidebarVisibilityWillChange: tabs.sidebar, animator: SidebarAnimator()))
    }

    private func call(_ delegate: UITabBarControllerDelegate) {
        expect("tabBarController(_:shouldSelect:)", delegate.tabBarController?(tabs, shouldSelect: controller))
        expect("tabBarController(_:didSelect:)", delegate.tabBarController?(tabs, didSelect: controller))
        expect("tabBarController(_:shouldSelectTab:)", delegate.tabBarController?(tabs, shouldSelectTab: tab))
        expect("tabBarController(_:didSelectTab:previousTab:)", delegate.tabBarController?(tabs, didSelectTab: tab, previousTab: nil))
        expect("tabBarController(_:displayedViewControllersFor:proposedViewControllers:)", delegate.tabBarController?(tabs, displayedViewControllersFor: tab, proposedViewControllers: []))
        expect("tabBarController(_:willBeginCustomizing:)", delegate.tabBarController?(tabs, willBeginCustomizing: []))
        expect("tabBarController(_:willEndCustomizing:changed:)", delegate.tabBarController?(tabs, willEndCustomizing: [], changed: true))
        expect("tabBarController(_:didEndCustomizing:changed:)", delegate.tabBarController?(tabs, didEndCustomizing: [], changed: true))
        expect("tabBarControllerSupportedInterfaceOrientations(_:)", delegate.tabBarControllerSupportedInterfaceOrientations?(tabs))
        expect("tabBarControllerPreferredInterfaceOrientationForPresentation(_:)", delegate.tabBarControllerPreferredInterfaceOrientationForPresentation?(tabs))
        expect("tabBarController(_:interactionControllerFor:)", delegate.tabBarController?(tabs, interactionControllerFor: object))
        expect("tabBarController(_:animationControllerForTransitionFrom:to:)", delegate.tabBarController?(tabs, animationControllerForTransitionFrom: controller, to: controller))
    }
}

@available(iOS 18, *)
extension OptionalCallsTests {
    /// No program makes what these are given.
    private func call(
        _ application: UIApplicationDelegate, _ scenes: UISceneDelegate, _ options: UIScene.ConnectionOptions,
        _ animator: UIViewControllerAnimatedTransitioning, _ context: UIViewControllerContextTransitioning
    ) -> (UISceneConfiguration?, Void?, UIViewImplicitlyAnimating?) {
        (
            application.application?(.shared, configurationForConnecting: scene.session, options: options),
            scenes.scene?(scene, willConnectTo: scene.session, options: options),
            animator.interruptibleAnimator?(using: context)
        )
    }

    func testFormsOfCalls() {
        let delegate: UIScrollViewDelegate = object
        let weak: UIScrollViewDelegate? = object
        XCTAssertEqual(delegate.scrollViewShouldScrollToTop!(scrollView), false)
        XCTAssertFalse(weak?.scrollViewShouldScrollToTop?(scrollView) ?? true)
        XCTAssertEqual(weak!.viewForZooming!(in: scrollView)?.bounds.width, 0)
        XCTAssertEqual(delegate.viewForZooming?(in: scrollView)?.bounds.width, 0)
        if let scrolled = delegate.scrollViewDidScroll { scrolled(scrollView) }
        delegate.scrollViewDidZoom.map { $0(scrollView) }
        let animator: UIViewImplicitlyAnimating = object
        animator.addAnimations? {}
        animator.addCompletion? { _ in }
        XCTAssertEqual(object.called.suffix(4), [
            "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "addAnimations(_:)", "addCompletion(_:)",
        ])
        XCTAssertNil((nil as UIScrollViewDelegate?)?.scrollViewDidScroll?(scrollView))
    }

    func testWhatIsNotImplementedIsNotCalled() {
        let delegate: UIScrollViewDelegate? = Base()
        XCTAssertNil(delegate?.scrollViewShouldScrollToTop?(scrollView))
        XCTAssertNil(delegate?.viewForZooming?(in: scrollView))
        XCTAssertNil(delegate?.scrollViewDidScroll?(scrollView))
        XCTAssertFalse(delegate?.scrollViewDidScroll != nil)
        let navigationDelegate: UINavigationControllerDelegate? = Base()
        XCTAssertNil(navigationDelegate?.navigationController?(navigation, didShow: controller, animated: false))
    }

    func testAClassSaysWhichMethodsItsObjectsHave() {
        let (base, page, shower) = (Base(), Page(), Shower())
        XCTAssertFalse(base.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        XCTAssertTrue(page.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        XCTAssertTrue(page.responds(to: #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:))))
        XCTAssertFalse(page.responds(to: #selector(UIScrollViewDelegate.viewForZooming(in:))))
        XCTAssertTrue(base.responds(to: #selector(UIView.tintColorDidChange)) == false)
        XCTAssertTrue(page.responds(to: #selector(Page.close)))
        let delegate: UINavigationControllerDelegate = shower
        XCTAssertNotNil(delegate.navigationController?(navigation, didShow: controller, animated: false))
        XCTAssertNil(delegate.navigationController?(navigation, willShow: controller, animated: false))
        XCTAssertEqual(shower.shown, 1)
        XCTAssertFalse(delegate.responds(to: #selector(UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:))))
        XCTAssertFalse(delegate.navigationControllerSupportedInterfaceOrientations != nil)
    }

    func testOptionalMethodsOfTheModuleAreAskedForToo() {
        let pages: [Turning] = [NeverTurning(), TurningOnce()]
        XCTAssertEqual(pages.map { $0.responds(to: #selector(Turning.didTurn)) }, [false, true])
        XCTAssertEqual(pages.map { $0.didTurn != nil }, [false, true])
        XCTAssertEqual(pages.map { $0.mayTurn?(to: 2) }, [nil, false])
        XCTAssertEqual(pages.map { $0.responds(to: #selector(Turning.mayTurn(to:))) }, [false, true])
        XCTAssertTrue((pages[0] as? NSObject)?.responds(to: #selector(NeverTurning.show)) ?? false)
    }

    func testASubclassImplementsMethodsOfABaseClassThatConforms() {
        let page = Page()
        scrollView.delegate = page
        scrollView.contentSize.height = 100
        scrollView.contentOffset.y = 10
        XCTAssertEqual(page.called, ["scrollViewDidScroll(_:)"])
        XCTAssertEqual(scrollView.delegate?.scrollViewShouldScrollToTop?(scrollView), false)
        navigation.delegate = page
        XCTAssertEqual(navigation.delegate?.navigationControllerSupportedInterfaceOrientations?(navigation), .portrait)
    }
}

private class Base: UIViewController, UIScrollViewDelegate, UINavigationControllerDelegate {}

private final class Shower: NSObject, UINavigationControllerDelegate {
    var shown = 0

    func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) { shown += 1 }
}

@objc protocol Turning: NSObjectProtocol {
    @objc optional func didTurn()
    @objc optional func mayTurn(to page: Int) -> Bool
}

private class NeverTurning: NSObject, Turning {
    @objc func show() {}
}

private final class TurningOnce: NeverTurning {
    func mayTurn(to page: Int) -> Bool { page == 1 }
}

extension TurningOnce {
    func didTurn() {}
}

private final class Page: Base {
    var called: [String] = []

    @objc func close() {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { called.append(#function) }
}

extension Page {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

    func navigationControllerSupportedInterfaceOrientations(_ a: UINavigationController) -> UIInterfaceOrientationMask {
        .portrait
    }
}

@available(iOS 18, *)
private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
}

/// Implements all of the methods.
@available(iOS 18, *)
private final class Everything: NSObject,
    CAAnimationDelegate, CALayerDelegate, UIViewImplicitlyAnimating, UIApplicationDelegate, UINavigationBarDelegate,
    UITabBarDelegate, UIPageControlTimerProgressDelegate, UIGestureRecognizerDelegate,
    UILargeContentViewerInteractionDelegate, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate, UIScrollViewDelegate, NSTextStorageDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate, UISceneDelegate,
    UINavigationControllerDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    UISplitViewControllerDelegate, UITabBarController.Sidebar.Delegate, UITabBarControllerDelegate
{
    var called: [String] = []
    let isRunning = false, state = UIViewAnimatingState.inactive
    var isReversed = false, fractionComplete: CGFloat = 0

    private func log<Result>(_ method: String, _ result: Result) -> Result {
        called.append(method)
        return result
    }

    private func log(_ method: String) { called.append(method) }

    // What is not optional.
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {}
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore child: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter child: UIViewController) -> UIViewController? { nil }

    // CAAnimationDelegate
    func animationDidStart(_ a0: CAAnimation) { log(#function) }
    func animationDidStop(_ a0: CAAnimation, finished a1: Bool) { log(#function) }
    // CALayerDelegate
    func display(_ a0: CALayer) { log(#function) }
    func draw(_ a0: CALayer, in a1: CGContext) { log(#function) }
    func layerWillDraw(_ a0: CALayer) { log(#function) }
    func layoutSublayers(of a0: CALayer) { log(#function) }
    func action(for a0: CALayer, forKey a1: String) -> CAAction? { log(#function, NSNull()) }
    // UIViewImplicitlyAnimating
    func addAnimations(_ a0: @escaping () -> Void, delayFactor a1: CGFloat) { log(#function) }
    func addAnimations(_ a0: @escaping () -> Void) { log(#function) }
    func addCompletion(_ a0: @escaping (UIViewAnimatingPosition) -> Void) { log(#function) }
    func continueAnimation(withTimingParameters a0: UITimingCurveProvider?, durationFactor a1: CGFloat) { log(#function) }
    // UIApplicationDelegate
    func application(_ a0: UIApplication, willFinishLaunchingWithOptions a1: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { log(#function, false) }
    func application(_ a0: UIApplication, didFinishLaunchingWithOptions a1: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { log(#function, false) }
    func applicationDidFinishLaunching(_ a0: UIApplication) { log(#function) }
    func applicationDidBecomeActive(_ a0: UIApplication) { log(#function) }
    func applicationWillResignActive(_ a0: UIApplication) { log(#function) }
    func applicationDidEnterBackground(_ a0: UIApplication) { log(#function) }
    func applicationWillEnterForeground(_ a0: UIApplication) { log(#function) }
    func applicationWillTerminate(_ a0: UIApplication) { log(#function) }
    func applicationDidReceiveMemoryWarning(_ a0: UIApplication) { log(#function) }
    func application(_ a0: UIApplication, configurationForConnecting a1: UISceneSession, options a2: UIScene.ConnectionOptions) -> UISceneConfiguration { log(#function, UISceneConfiguration(name: nil, sessionRole: .windowApplication)) }
    func application(_ a0: UIApplication, open a1: URL, options a2: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { log(#function, false) }
    func application(_ a0: UIApplication, didDiscardSceneSessions a1: Set<UISceneSession>) { log(#function) }
    func application(_ a0: UIApplication, supportedInterfaceOrientationsFor a1: UIWindow?) -> UIInterfaceOrientationMask { log(#function, .all) }
    // UINavigationBarDelegate
    func navigationBar(_ a0: UINavigationBar, shouldPush a1: UINavigationItem) -> Bool { log(#function, false) }
    func navigationBar(_ a0: UINavigationBar, didPush a1: UINavigationItem) { log(#function) }
    func navigationBar(_ a0: UINavigationBar, shouldPop a1: UINavigationItem) -> Bool { log(#function, false) }
    func navigationBar(_ a0: UINavigationBar, didPop a1: UINavigationItem) { log(#function) }
    // UITabBarDelegate
    func tabBar(_ a0: UITabBar, didSelect a1: UITabBarItem) { log(#function) }
    func tabBar(_ a0: UITabBar, willBeginCustomizing a1: [UITabBarItem]) { log(#function) }
    func tabBar(_ a0: UITabBar, didBeginCustomizing a1: [UITabBarItem]) { log(#function) }
    func tabBar(_ a0: UITabBar, willEndCustomizing a1: [UITabBarItem], changed a2: Bool) { log(#function) }
    func tabBar(_ a0: UITabBar, didEndCustomizing a1: [UITabBarItem], changed a2: Bool) { log(#function) }
    // UIBarPositioningDelegate
    func position(for a0: UIBarPositioning) -> UIBarPosition { log(#function, .top) }
    // UIPageControlProgressDelegate
    func pageControlProgress(_ a0: UIPageControlProgress, initialProgressForPage a1: Int) -> Float { log(#function, 1) }
    func pageControlProgressVisibilityDidChange(_ a0: UIPageControlProgress) { log(#function) }
    // UIPageControlTimerProgressDelegate
    func pageControlTimerProgressDidChange(_ a0: UIPageControlTimerProgress) { log(#function) }
    func pageControlTimerProgress(_ a0: UIPageControlTimerProgress, shouldAdvanceToPage a1: Int) -> Bool { log(#function, false) }
    // UIGestureRecognizerDelegate
    func gestureRecognizerShouldBegin(_ a0: UIGestureRecognizer) -> Bool { log(#function, false) }
    func gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UITouch) -> Bool { log(#function, false) }
    func gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UIPress) -> Bool { log(#function, false) }
    func gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UIEvent) -> Bool { log(#function, false) }
    func gestureRecognizer(_ a0: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith a1: UIGestureRecognizer) -> Bool { log(#function, false) }
    func gestureRecognizer(_ a0: UIGestureRecognizer, shouldRequireFailureOf a1: UIGestureRecognizer) -> Bool { log(#function, false) }
    func gestureRecognizer(_ a0: UIGestureRecognizer, shouldBeRequiredToFailBy a1: UIGestureRecognizer) -> Bool { log(#function, false) }
    // UILargeContentViewerInteractionDelegate
    func largeContentViewerInteraction(_ a0: UILargeContentViewerInteraction, didEndOn a1: UILargeContentViewerItem?, at a2: CGPoint) { log(#function) }
    func largeContentViewerInteraction(_ a0: UILargeContentViewerInteraction, itemAt a1: CGPoint) -> UILargeContentViewerItem? { log(#function, UIView()) }
    func viewController(for a0: UILargeContentViewerInteraction) -> UIViewController { log(#function, UIViewController()) }
    // UIAdaptivePresentationControllerDelegate
    func adaptivePresentationStyle(for a0: UIPresentationController) -> UIModalPresentationStyle { log(#function, .none) }
    func adaptivePresentationStyle(for a0: UIPresentationController, traitCollection a1: UITraitCollection) -> UIModalPresentationStyle { log(#function, .none) }
    func presentationController(_ a0: UIPresentationController, viewControllerForAdaptivePresentationStyle a1: UIModalPresentationStyle) -> UIViewController? { log(#function, UIViewController()) }
    func presentationController(_ a0: UIPresentationController, prepare a1: UIPresentationController) { log(#function) }
    func presentationController(_ a0: UIPresentationController, willPresentWithAdaptiveStyle a1: UIModalPresentationStyle, transitionCoordinator a2: UIViewControllerTransitionCoordinator?) { log(#function) }
    func presentationControllerShouldDismiss(_ a0: UIPresentationController) -> Bool { log(#function, false) }
    func presentationControllerWillDismiss(_ a0: UIPresentationController) { log(#function) }
    func presentationControllerDidDismiss(_ a0: UIPresentationController) { log(#function) }
    func presentationControllerDidAttemptToDismiss(_ a0: UIPresentationController) { log(#function) }
    // UIPopoverPresentationControllerDelegate
    func prepareForPopoverPresentation(_ a0: UIPopoverPresentationController) { log(#function) }
    // UISheetPresentationControllerDelegate
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ a0: UISheetPresentationController) { log(#function) }
    // UIScrollViewDelegate
    func scrollViewDidScroll(_ a0: UIScrollView) { log(#function) }
    func scrollViewDidZoom(_ a0: UIScrollView) { log(#function) }
    func scrollViewWillBeginDragging(_ a0: UIScrollView) { log(#function) }
    func scrollViewWillEndDragging(_ a0: UIScrollView, withVelocity a1: CGPoint, targetContentOffset a2: UnsafeMutablePointer<CGPoint>) { log(#function) }
    func scrollViewDidEndDragging(_ a0: UIScrollView, willDecelerate a1: Bool) { log(#function) }
    func scrollViewWillBeginDecelerating(_ a0: UIScrollView) { log(#function) }
    func scrollViewDidEndDecelerating(_ a0: UIScrollView) { log(#function) }
    func scrollViewDidEndScrollingAnimation(_ a0: UIScrollView) { log(#function) }
    func viewForZooming(in a0: UIScrollView) -> UIView? { log(#function, UIView()) }
    func scrollViewWillBeginZooming(_ a0: UIScrollView, with a1: UIView?) { log(#function) }
    func scrollViewDidEndZooming(_ a0: UIScrollView, with a1: UIView?, atScale a2: CGFloat) { log(#function) }
    func scrollViewShouldScrollToTop(_ a0: UIScrollView) -> Bool { log(#function, false) }
    func scrollViewDidScrollToTop(_ a0: UIScrollView) { log(#function) }
    func scrollViewDidChangeAdjustedContentInset(_ a0: UIScrollView) { log(#function) }
    // NSTextStorageDelegate
    func textStorage(_ a0: NSTextStorage, willProcessEditing a1: NSTextStorage.EditActions, range a2: NSRange, changeInLength a3: Int) { log(#function) }
    func textStorage(_ a0: NSTextStorage, didProcessEditing a1: NSTextStorage.EditActions, range a2: NSRange, changeInLength a3: Int) { log(#function) }
    // UIViewControllerAnimatedTransitioning
    func interruptibleAnimator(using a0: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating { log(#function, self) }
    func animationEnded(_ a0: Bool) { log(#function) }
    // UIViewControllerTransitioningDelegate
    func animationController(forPresented a0: UIViewController, presenting a1: UIViewController, source a2: UIViewController) -> UIViewControllerAnimatedTransitioning? { log(#function, self) }
    func animationController(forDismissed a0: UIViewController) -> UIViewControllerAnimatedTransitioning? { log(#function, self) }
    func interactionControllerForPresentation(using a0: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { log(#function, UIPercentDrivenInteractiveTransition()) }
    func interactionControllerForDismissal(using a0: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { log(#function, UIPercentDrivenInteractiveTransition()) }
    func presentationController(forPresented a0: UIViewController, presenting a1: UIViewController?, source a2: UIViewController) -> UIPresentationController? { log(#function, UIPresentationController(presentedViewController: UIViewController(), presenting: nil)) }
    // UISceneDelegate
    func scene(_ a0: UIScene, willConnectTo a1: UISceneSession, options a2: UIScene.ConnectionOptions) { log(#function) }
    func sceneDidDisconnect(_ a0: UIScene) { log(#function) }
    func sceneDidBecomeActive(_ a0: UIScene) { log(#function) }
    func sceneWillResignActive(_ a0: UIScene) { log(#function) }
    func sceneWillEnterForeground(_ a0: UIScene) { log(#function) }
    func sceneDidEnterBackground(_ a0: UIScene) { log(#function) }
    func scene(_ a0: UIScene, openURLContexts a1: Set<UIOpenURLContext>) { log(#function) }
    func scene(_ a0: UIScene, willContinueUserActivityWithType a1: String) { log(#function) }
    func scene(_ a0: UIScene, continue a1: NSUserActivity) { log(#function) }
    func stateRestorationActivity(for a0: UIScene) -> NSUserActivity? { log(#function, NSUserActivity(activityType: "x")) }
    // UINavigationControllerDelegate
    func navigationController(_ a0: UINavigationController, willShow a1: UIViewController, animated a2: Bool) { log(#function) }
    func navigationController(_ a0: UINavigationController, didShow a1: UIViewController, animated a2: Bool) { log(#function) }
    func navigationControllerSupportedInterfaceOrientations(_ a0: UINavigationController) -> UIInterfaceOrientationMask { log(#function, .all) }
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ a0: UINavigationController) -> UIInterfaceOrientation { log(#function, .portrait) }
    func navigationController(_ a0: UINavigationController, interactionControllerFor a1: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { log(#function, UIPercentDrivenInteractiveTransition()) }
    func navigationController(_ a0: UINavigationController, animationControllerFor a1: UINavigationController.Operation, from a2: UIViewController, to a3: UIViewController) -> UIViewControllerAnimatedTransitioning? { log(#function, self) }
    // UIPageViewControllerDataSource
    func presentationCount(for a0: UIPageViewController) -> Int { log(#function, 1) }
    func presentationIndex(for a0: UIPageViewController) -> Int { log(#function, 1) }
    // UIPageViewControllerDelegate
    func pageViewController(_ a0: UIPageViewController, willTransitionTo a1: [UIViewController]) { log(#function) }
    func pageViewController(_ a0: UIPageViewController, didFinishAnimating a1: Bool, previousViewControllers a2: [UIViewController], transitionCompleted a3: Bool) { log(#function) }
    func pageViewController(_ a0: UIPageViewController, spineLocationFor a1: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { log(#function, .min) }
    func pageViewControllerSupportedInterfaceOrientations(_ a0: UIPageViewController) -> UIInterfaceOrientationMask { log(#function, .all) }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ a0: UIPageViewController) -> UIInterfaceOrientation { log(#function, .portrait) }
    // UISplitViewControllerDelegate
    func splitViewController(_ a0: UISplitViewController, willChangeTo a1: UISplitViewController.DisplayMode) { log(#function) }
    func splitViewController(_ a0: UISplitViewController, willShow a1: UISplitViewController.Column) { log(#function) }
    func splitViewController(_ a0: UISplitViewController, willHide a1: UISplitViewController.Column) { log(#function) }
    func splitViewController(_ a0: UISplitViewController, didShow a1: UISplitViewController.Column) { log(#function) }
    func splitViewController(_ a0: UISplitViewController, didHide a1: UISplitViewController.Column) { log(#function) }
    func targetDisplayModeForAction(in a0: UISplitViewController) -> UISplitViewController.DisplayMode { log(#function, .automatic) }
    func splitViewController(_ a0: UISplitViewController, topColumnForCollapsingToProposedTopColumn a1: UISplitViewController.Column) -> UISplitViewController.Column { log(#function, .primary) }
    func splitViewController(_ a0: UISplitViewController, displayModeForExpandingToProposedDisplayMode a1: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { log(#function, .automatic) }
    func splitViewControllerDidCollapse(_ a0: UISplitViewController) { log(#function) }
    func splitViewControllerDidExpand(_ a0: UISplitViewController) { log(#function) }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ a0: UISplitViewController) { log(#function) }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ a0: UISplitViewController) { log(#function) }
    func splitViewController(_ a0: UISplitViewController, show a1: UIViewController, sender a2: Any?) -> Bool { log(#function, false) }
    func splitViewController(_ a0: UISplitViewController, showDetail a1: UIViewController, sender a2: Any?) -> Bool { log(#function, false) }
    func primaryViewController(forCollapsing a0: UISplitViewController) -> UIViewController? { log(#function, UIViewController()) }
    func primaryViewController(forExpanding a0: UISplitViewController) -> UIViewController? { log(#function, UIViewController()) }
    func splitViewController(_ a0: UISplitViewController, collapseSecondary a1: UIViewController, onto a2: UIViewController) -> Bool { log(#function, false) }
    func splitViewController(_ a0: UISplitViewController, separateSecondaryFrom a1: UIViewController) -> UIViewController? { log(#function, UIViewController()) }
    func splitViewControllerSupportedInterfaceOrientations(_ a0: UISplitViewController) -> UIInterfaceOrientationMask { log(#function, .all) }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ a0: UISplitViewController) -> UIInterfaceOrientation { log(#function, .portrait) }
    // UITabBarController.Sidebar.Delegate
    func tabBarController(_ a0: UITabBarController, sidebarVisibilityWillChange a1: UITabBarController.Sidebar, animator a2: UITabBarController.Sidebar.Animating) { log(#function) }
    // UITabBarControllerDelegate
    func tabBarController(_ a0: UITabBarController, shouldSelect a1: UIViewController) -> Bool { log(#function, false) }
    func tabBarController(_ a0: UITabBarController, didSelect a1: UIViewController) { log(#function) }
    func tabBarController(_ a0: UITabBarController, shouldSelectTab a1: UITab) -> Bool { log(#function, false) }
    func tabBarController(_ a0: UITabBarController, didSelectTab a1: UITab, previousTab a2: UITab?) { log(#function) }
    func tabBarController(_ a0: UITabBarController, displayedViewControllersFor a1: UITab, proposedViewControllers a2: [UIViewController]) -> [UIViewController] { log(#function, []) }
    func tabBarController(_ a0: UITabBarController, willBeginCustomizing a1: [UIViewController]) { log(#function) }
    func tabBarController(_ a0: UITabBarController, willEndCustomizing a1: [UIViewController], changed a2: Bool) { log(#function) }
    func tabBarController(_ a0: UITabBarController, didEndCustomizing a1: [UIViewController], changed a2: Bool) { log(#function) }
    func tabBarControllerSupportedInterfaceOrientations(_ a0: UITabBarController) -> UIInterfaceOrientationMask { log(#function, .all) }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ a0: UITabBarController) -> UIInterfaceOrientation { log(#function, .portrait) }
    func tabBarController(_ a0: UITabBarController, interactionControllerFor a1: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { log(#function, UIPercentDrivenInteractiveTransition()) }
    func tabBarController(_ a0: UITabBarController, animationControllerForTransitionFrom a1: UIViewController, to a2: UIViewController) -> UIViewControllerAnimatedTransitioning? { log(#function, self) }
}
