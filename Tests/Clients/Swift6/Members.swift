// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
  import OpenUIKitContainers
#endif

// Members that Apple declares in categories of its classes.

public final class OverridingLabel: UILabel {
  public var added = 0

  public override var maximumContentSizeCategory: UIContentSizeCategory? {
    get { .large }
    set {}
  }
  public override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  public override var interactions: [any UIInteraction] {
    get { [] }
    set {}
  }
  public override func addInteraction(_ interaction: any UIInteraction) { added += 1 }
  public override func frame(in referenceView: UIView) -> CGRect? { nil }
}

public final class OverridingGuide: UILayoutGuide {
  public override var widthAnchor: NSLayoutDimension { super.heightAnchor }
}

public final class OverridingController: UIViewController {
  public override var topLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
}

public final class OverridingTabBarController: UITabBarController {
  public override var moreNavigationController: UINavigationController {
    UINavigationController()
  }
}

public final class OverridingImage: UIImage, @unchecked Sendable {
  public override func preparingForDisplay() -> UIImage? { nil }
  public override func preparingThumbnail(of size: CGSize) -> UIImage? { self }
}

public final class OverridingApplication: UIApplication {
  public override func canOpenURL(_ url: URL) -> Bool { false }
  public override var isIdleTimerDisabled: Bool {
    get { true }
    set {}
  }
  public override func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
}

public final class OverridingScreen: UIScreen {
  public override var currentMode: UIScreenMode? { nil }
  public override var coordinateSpace: any UICoordinateSpace { super.fixedCoordinateSpace }
}
