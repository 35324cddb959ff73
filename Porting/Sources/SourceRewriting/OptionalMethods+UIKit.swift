extension OptionalMethods {
  /// The protocols of OpenQuartzCore.
  static let quartzCore = """
    extension CAAnimationDelegate {
      func animationDidStart(_: CAAnimation)
      func animationDidStop(_: CAAnimation, finished: Bool)
    }
    extension CALayerDelegate {
      func display(_: CALayer)
      func draw(_: CALayer, in: CGContext)
      func layerWillDraw(_: CALayer)
      func layoutSublayers(of: CALayer)
      func action(for: CALayer, forKey: String) -> (any CAAction)?
    }
    """

  /// The protocols of OpenUIKit.
  static let uiKit = """
    extension UIViewImplicitlyAnimating {
      func addAnimations(_: @escaping () -> Void, delayFactor: CGFloat)
      func addAnimations(_: @escaping () -> Void)
      func addCompletion(_: @escaping (UIViewAnimatingPosition) -> Void)
      func continueAnimation(
        withTimingParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
      )
    }
    extension UIApplicationDelegate {
      func application(
        _: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      func application(
        _: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        applicationDidFinishLaunching(argument0);
        return true
      }
      func applicationDidFinishLaunching(_: UIApplication)
      func applicationDidBecomeActive(_: UIApplication)
      func applicationWillResignActive(_: UIApplication)
      func applicationDidEnterBackground(_: UIApplication)
      func applicationWillEnterForeground(_: UIApplication)
      func applicationWillTerminate(_: UIApplication)
      func applicationDidReceiveMemoryWarning(_: UIApplication)
      func application(
        _: UIApplication, configurationForConnecting: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration
      func application(
        _: UIApplication, open: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool
      func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>)
      func application(
        _: UIApplication, supportedInterfaceOrientationsFor: UIWindow?
      ) -> UIInterfaceOrientationMask
    }
    extension UINavigationBarDelegate: UIBarPositioningDelegate {
      func navigationBar(_: UINavigationBar, shouldPush: UINavigationItem) -> Bool
      func navigationBar(_: UINavigationBar, didPush: UINavigationItem)
      func navigationBar(_: UINavigationBar, shouldPop: UINavigationItem) -> Bool
      func navigationBar(_: UINavigationBar, didPop: UINavigationItem)
    }
    extension UITabBarDelegate {
      func tabBar(_: UITabBar, didSelect: UITabBarItem)
      func tabBar(_: UITabBar, willBeginCustomizing: [UITabBarItem])
      func tabBar(_: UITabBar, didBeginCustomizing: [UITabBarItem])
      func tabBar(_: UITabBar, willEndCustomizing: [UITabBarItem], changed: Bool)
      func tabBar(_: UITabBar, didEndCustomizing: [UITabBarItem], changed: Bool)
    }
    extension UIBarPositioningDelegate {
      func position(for: any UIBarPositioning) -> UIBarPosition
    }
    extension UIPageControlProgressDelegate {
      func pageControlProgress(_: UIPageControlProgress, initialProgressForPage: Int) -> Float
      func pageControlProgressVisibilityDidChange(_: UIPageControlProgress)
    }
    extension UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
      func pageControlTimerProgressDidChange(_: UIPageControlTimerProgress)
      func pageControlTimerProgress(_: UIPageControlTimerProgress, shouldAdvanceToPage: Int) -> Bool
    }
    extension UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
      @objc(gestureRecognizer:shouldReceiveTouch:)
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch) -> Bool
      @objc(gestureRecognizer:shouldReceivePress:)
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIPress) -> Bool
      @objc(gestureRecognizer:shouldReceiveEvent:)
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent) -> Bool
      @objc(gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:)
      func gestureRecognizer(
        _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer
      ) -> Bool
      @objc(gestureRecognizer:shouldRequireFailureOfGestureRecognizer:)
      func gestureRecognizer(
        _: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer
      ) -> Bool
      @objc(gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:)
      func gestureRecognizer(
        _: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer
      ) -> Bool
    }
    extension UIDragInteractionDelegate {
      func dragInteraction(
        _: UIDragInteraction, previewForLifting: UIDragItem, session: any UIDragSession
      ) -> UITargetedDragPreview?
      func dragInteraction(
        _: UIDragInteraction, willAnimateLiftWith: any UIDragAnimating, session: any UIDragSession
      )
      func dragInteraction(_: UIDragInteraction, sessionWillBegin: any UIDragSession)
      func dragInteraction(
        _: UIDragInteraction, sessionAllowsMoveOperation: any UIDragSession
      ) -> Bool
      func dragInteraction(
        _: UIDragInteraction, sessionIsRestrictedToDraggingApplication: any UIDragSession
      ) -> Bool
      func dragInteraction(
        _: UIDragInteraction, prefersFullSizePreviewsFor: any UIDragSession
      ) -> Bool
      func dragInteraction(_: UIDragInteraction, sessionDidMove: any UIDragSession)
      func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, willEndWith: UIDropOperation
      )
      func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, didEndWith: UIDropOperation
      )
      func dragInteraction(_: UIDragInteraction, sessionDidTransferItems: any UIDragSession)
      func dragInteraction(
        _: UIDragInteraction, previewForCancelling: UIDragItem, withDefault: UITargetedDragPreview
      ) -> UITargetedDragPreview?
      func dragInteraction(
        _: UIDragInteraction, item: UIDragItem, willAnimateCancelWith: any UIDragAnimating
      )
      func dragInteraction(
        _: UIDragInteraction, itemsForAddingTo: any UIDragSession, withTouchAt: CGPoint
      ) -> [UIDragItem]
      func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, willAdd: [UIDragItem],
        for: UIDragInteraction
      )
    }
    extension UISpringLoadedInteractionBehavior {
      func interactionDidFinish(_: UISpringLoadedInteraction)
    }
    extension UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier: any NSCopying
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier: any NSCopying
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      )
      func contextMenuInteraction(
        _: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func contextMenuInteraction(
        _: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
    }
    extension UIDropInteractionDelegate {
      func dropInteraction(_: UIDropInteraction, canHandle: any UIDropSession) -> Bool
      func dropInteraction(_: UIDropInteraction, sessionDidEnter: any UIDropSession)
      func dropInteraction(
        _: UIDropInteraction, sessionDidUpdate: any UIDropSession
      ) -> UIDropProposal
      func dropInteraction(_: UIDropInteraction, sessionDidExit: any UIDropSession)
      func dropInteraction(_: UIDropInteraction, performDrop: any UIDropSession)
      func dropInteraction(_: UIDropInteraction, concludeDrop: any UIDropSession)
      func dropInteraction(_: UIDropInteraction, sessionDidEnd: any UIDropSession)
      func dropInteraction(
        _: UIDropInteraction, previewForDropping: UIDragItem, withDefault: UITargetedDragPreview
      ) -> UITargetedDragPreview?
      func dropInteraction(
        _: UIDropInteraction, item: UIDragItem, willAnimateDropWith: any UIDragAnimating
      )
    }
    extension UILargeContentViewerInteractionDelegate {
      func largeContentViewerInteraction(
        _: UILargeContentViewerInteraction, didEndOn: (any UILargeContentViewerItem)?, at: CGPoint
      )
      func largeContentViewerInteraction(
        _: UILargeContentViewerInteraction, itemAt: CGPoint
      ) -> (any UILargeContentViewerItem)?
      func viewController(for: UILargeContentViewerInteraction) -> UIViewController
    }
    extension UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle
      func adaptivePresentationStyle(
        for: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        argument1.horizontalSizeClass == .compact
          ? adaptivePresentationStyle(for: argument0) : .none
      }
      func presentationController(
        _: UIPresentationController,
        viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle
      ) -> UIViewController?
      func presentationController(_: UIPresentationController, prepare: UIPresentationController)
      func presentationController(
        _: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      )
      func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_: UIPresentationController)
      func presentationControllerDidDismiss(_: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(_: UIPresentationController)
    }
    extension UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      func prepareForPopoverPresentation(_: UIPopoverPresentationController)
    }
    extension UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _: UISheetPresentationController
      )
    }
    extension UIScrollViewDelegate {
      func scrollViewDidScroll(_: UIScrollView)
      func scrollViewDidZoom(_: UIScrollView)
      func scrollViewWillBeginDragging(_: UIScrollView)
      func scrollViewWillEndDragging(
        _: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      )
      func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)
      func scrollViewWillBeginDecelerating(_: UIScrollView)
      func scrollViewDidEndDecelerating(_: UIScrollView)
      func scrollViewDidEndScrollingAnimation(_: UIScrollView)
      @objc(viewForZoomingInScrollView:) func viewForZooming(in: UIScrollView) -> UIView?
      @objc(scrollViewWillBeginZooming:withView:)
      func scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)
      @objc(scrollViewDidEndZooming:withView:atScale:)
      func scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)
      func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool
      func scrollViewDidScrollToTop(_: UIScrollView)
      func scrollViewDidChangeAdjustedContentInset(_: UIScrollView)
    }
    nonisolated extension NSTextStorageDelegate {
      func textStorage(
        _: NSTextStorage, willProcessEditing: NSTextStorage.EditActions, range: NSRange,
        changeInLength: Int
      )
      func textStorage(
        _: NSTextStorage, didProcessEditing: NSTextStorage.EditActions, range: NSRange,
        changeInLength: Int
      )
    }
    extension UIViewControllerAnimatedTransitioning {
      func interruptibleAnimator(
        using: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating
      func animationEnded(_: Bool)
    }
    extension UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func animationController(
        forDismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func interactionControllerForPresentation(
        using: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func interactionControllerForDismissal(
        using: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func presentationController(
        forPresented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController?
    }
    extension UISceneDelegate {
      func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)
      func sceneDidDisconnect(_: UIScene)
      func sceneDidBecomeActive(_: UIScene)
      func sceneWillResignActive(_: UIScene)
      func sceneWillEnterForeground(_: UIScene)
      func sceneDidEnterBackground(_: UIScene)
      func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)
      func scene(_: UIScene, willContinueUserActivityWithType: String)
      func scene(_: UIScene, continue: NSUserActivity)
      func stateRestorationActivity(for: UIScene) -> NSUserActivity?
    }
    extension UIToolbarDelegate: UIBarPositioningDelegate {}
    extension UIWindowSceneDelegate: UISceneDelegate {}
    """
}
