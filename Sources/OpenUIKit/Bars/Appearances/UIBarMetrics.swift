/// The heights of bars for which images and adjustments are set.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height where there is little of it.
  case compact = 1
  /// The usual height, with a prompt.
  case defaultPrompt = 101
  /// The height where there is little of it, with a prompt.
  case compactPrompt = 102

  /// The same as `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }

  /// The same as `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

nonisolated extension UIBarMetrics {
  /// Those of a bar.
  init(isCompact: Bool, hasPrompt: Bool = false) {
    self =
      hasPrompt
      ? (isCompact ? .compactPrompt : .defaultPrompt) : (isCompact ? .compact : .default)
  }

  /// These, and those that stand for them where nothing is set.
  fileprivate var candidates: [UIBarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}

/// Values that are set for heights of bars, states, styles of items and positions of bars.
struct BarMetricValues<Value> {
  /// For what a value is set.
  struct Key: Hashable {
    var metrics = UIBarMetrics.default
    var state = UIControl.State.normal.rawValue
    /// Nil for all styles.
    var style: UIBarButtonItem.Style?
    var position = UIBarPosition.any

    /// This key, and those whose values count where it has none, in their order.
    fileprivate var candidates: [Key] {
      metrics.candidates.flatMap { metrics in
        [state, UIControl.State.normal.rawValue].flatMap { state in
          [style, nil].flatMap { style in
            [position, .any].map { position in
              Key(metrics: metrics, state: state, style: style, position: position)
            }
          }
        }
      }
    }
  }

  private var values: [Key: Value] = [:]

  /// The value that was set for a key.
  subscript(_ key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The value that counts for a key; nil if there is none.
  func shown(for key: @autoclosure () -> Key) -> Value? {
    guard !values.isEmpty else { return nil }
    return key().candidates.lazy.compactMap { values[$0] }.first
  }
}

/// Background and shadow of a bar that were set without an appearance.
struct BarImages {
  /// An image without size is no background.
  var background: UIImage?
  /// An image without size is no shadow.
  var shadow: UIImage?
}
