import DisplayServer
import MisuseReports

/// The sizes that a user can give the window of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points; zero by default. A window that is smaller grows at once.
  open var minimumSize = CGSize.zero {
    didSet { if isPossible(minimumSize) { apply() } else { minimumSize = oldValue } }
  }

  /// The greatest size, in points; no limit by default. A window that is larger shrinks at once.
  open var maximumSize = UISceneSizeRestrictions.unlimited {
    didSet { if isPossible(maximumSize) { apply() } else { maximumSize = oldValue } }
  }

  @ZeroingLink private var scene: UIWindowScene? = nil

  private static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  deinit {}

  var limits: SizeLimits {
    SizeLimits(
      minimumWidth: minimumSize.width, minimumHeight: minimumSize.height,
      maximumWidth: Self.limit(maximumSize.width), maximumHeight: Self.limit(maximumSize.height))
  }

  /// A greatest length, as the display server takes it: infinity is no limit.
  private static func limit(_ length: CGFloat) -> Double {
    length < unlimited.width ? length : .infinity
  }

  /// Whether a size can be a limit; one that cannot is reported.
  private func isPossible(_ size: CGSize) -> Bool {
    if size.width >= 0, size.height >= 0 { return true }
    Misuse.report(.sizeRestrictionRefused(size))
    return false
  }

  private func apply() { scene?.screen.surface?.sizeLimits = limits }
}

@MainActor extension Misuse {
  /// A limit of the size of a window that is negative or no number.
  static func sizeRestrictionRefused(_ size: CGSize) -> Misuse {
    Misuse(
      id: "scene.impossible-size-restriction",
      message: "A window cannot be limited to \(size.width) × \(size.height) points",
      reason: "Widths and heights are numbers from 0 on",
      remedy: "Use zero for no minimum, and CGFloat.greatestFiniteMagnitude for no maximum")
  }
}
