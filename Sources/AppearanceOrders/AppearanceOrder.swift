/// The order in which the two controllers of a transition receive their callbacks.
///
/// Each container has its own order, and none follows from another: they are data, one table for
/// each container, in this folder. Presentation (OpenUIKit), NestKit's stacks and UIKit's
/// containers read them.
public struct AppearanceOrder: Sendable, Hashable {
  /// One callback of one side.
  public enum Step: Sendable, Hashable, CaseIterable {
    /// `viewWillDisappear(_:)` of the disappearing controller.
    case fromWillDisappear
    /// `viewDidDisappear(_:)` of the disappearing controller.
    case fromDidDisappear
    /// `viewWillAppear(_:)` of the appearing controller.
    case toWillAppear
    /// `viewDidAppear(_:)` of the appearing controller.
    case toDidAppear
    /// `viewWillAppear(_:)` of the disappearing controller, which stays.
    case fromWillAppear
    /// `viewDidAppear(_:)` of the disappearing controller, which has stayed.
    case fromDidAppear
    /// `viewWillDisappear(_:)` of the appearing controller, which is not shown.
    case toWillDisappear
    /// `viewDidDisappear(_:)` of the appearing controller, which was not shown.
    case toDidDisappear
  }

  /// When the transition begins.
  public let begin: [Step]
  /// When it has run to its end.
  public let complete: [Step]
  /// When the user releases it and it reverses.
  public let reversal: [Step]
  /// When it has run back to where it began.
  public let cancelled: [Step]

  /// Creates a table.
  public init(begin: [Step], complete: [Step], reversal: [Step], cancelled: [Step]) {
    (self.begin, self.complete) = (begin, complete)
    (self.reversal, self.cancelled) = (reversal, cancelled)
  }

  /// Whether *will* callbacks are sent when the transition has run back.
  public var cancelsWithWillCallbacks: Bool {
    cancelled.contains { $0.message != .end }
  }

  /// Whether the transition can be reversed.
  public var isReversible: Bool { !cancelled.isEmpty }
}

extension AppearanceOrder {
  /// One of the two controllers of a transition.
  public enum Side: Sendable, Hashable, CaseIterable { case from, to }

  /// The effect of a step on its controller.
  public enum Message: Sendable, Hashable {
    /// An appearance transition begins, or the running one reverses.
    case begin(appearing: Bool)
    /// The running appearance transition ends.
    case end
  }
}

extension AppearanceOrder.Step {
  /// The side of the step.
  public var side: AppearanceOrder.Side {
    switch self {
    case .fromWillDisappear, .fromDidDisappear, .fromWillAppear, .fromDidAppear: .from
    case .toWillAppear, .toDidAppear, .toWillDisappear, .toDidDisappear: .to
    }
  }

  /// The effect on that side.
  public var message: AppearanceOrder.Message {
    switch self {
    case .fromWillDisappear, .toWillDisappear: .begin(appearing: false)
    case .fromWillAppear, .toWillAppear: .begin(appearing: true)
    case .fromDidDisappear, .toDidAppear, .fromDidAppear, .toDidDisappear: .end
    }
  }
}
