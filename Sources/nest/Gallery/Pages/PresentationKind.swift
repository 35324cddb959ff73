import OpenUIKit

/// A kind of presentation on the gallery's presentation page.
enum PresentationKind: CaseIterable, Sendable {
  case fullScreen, overFullScreen, currentContext, pageSheet, formSheet, popover
  case alert, actionSheet

  /// The label of the chip.
  var label: String {
    switch self {
    case .fullScreen: "Full screen"
    case .overFullScreen: "Over full screen"
    case .currentContext: "Current context"
    case .pageSheet: "Page sheet"
    case .formSheet: "Form sheet"
    case .popover: "Popover"
    case .alert: "Alert"
    case .actionSheet: "Action sheet"
    }
  }

  /// The style of the presented controller; alerts have their own.
  var style: UIModalPresentationStyle? {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .alert, .actionSheet: nil
    }
  }

  /// The kinds that cover the presenting controller, and those that are above it.
  static let covering: [PresentationKind] = [.fullScreen, .overFullScreen, .currentContext]
  static let sheets: [PresentationKind] = [.pageSheet, .formSheet, .popover]
  static let alerts: [PresentationKind] = [.alert, .actionSheet]
}

extension UIModalTransitionStyle {
  /// The styles with the labels of their chips.
  static let choices: [(value: UIModalTransitionStyle, label: String)] = [
    (.coverVertical, "Cover"), (.crossDissolve, "Dissolve"), (.flipHorizontal, "Flip"),
    (.partialCurl, "Partial curl"),
  ]
}
