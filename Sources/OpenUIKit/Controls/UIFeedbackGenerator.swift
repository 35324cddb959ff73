/// Lets the user feel what happens, on devices that can. No device here can: generators can be made
/// and used, and nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  deinit {}

  /// Announces that feedback will be wanted soon.
  open func prepare() {}
}

/// Feedback of something that hits something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the objects that hit each other.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Small or light ones.
    case light = 0
    /// Those of a middle size.
    case medium = 1
    /// Large or heavy ones.
    case heavy = 2
    /// Soft ones.
    case soft = 3
    /// Rigid ones.
    case rigid = 4
  }

  /// Feedback of a middle strength.
  public override init() { super.init() }

  /// Feedback of a style.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

  deinit {}

  /// Something has hit something.
  open func impactOccurred() {}

  /// Something has hit something, as strongly as `intensity` says, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A generator.
  public override init() { super.init() }

  deinit {}

  /// Another value is chosen.
  open func selectionChanged() {}
}

/// Feedback of how something has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// With success.
    case success = 0
    /// With a warning.
    case warning = 1
    /// With an error.
    case error = 2
  }

  /// A generator.
  public override init() { super.init() }

  deinit {}

  /// Something has ended.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
