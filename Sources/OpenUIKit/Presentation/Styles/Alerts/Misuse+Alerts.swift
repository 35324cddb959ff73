import MisuseReports

// Misuse of alerts, in UIKit's words where UIKit has words.

@MainActor extension Misuse {
  static func secondCancelAction(_ alert: UIAlertController) -> Misuse {
    Misuse(
      id: "alert.second-cancel",
      message: "UIAlertController can only have one action with a style of "
        + "UIAlertActionStyleCancel",
      reason: "\(alert.diagnosticName) has a cancel action already",
      remedy: "Give the other action the style .default or .destructive",
      raisesInUIKit: true)
  }

  static func actionUsedTwice(_ alert: UIAlertController) -> Misuse {
    Misuse(
      id: "alert.action-used",
      message: "adding an action to \(alert.diagnosticName) that an alert has already",
      reason: "An action belongs to one alert, and is in it once",
      remedy: "Make an action for each button")
  }

  static func preferredActionElsewhere(_ alert: UIAlertController) -> Misuse {
    Misuse(
      id: "alert.preferred-action",
      message: "setting a preferredAction of \(alert.diagnosticName) that is not in its actions",
      reason: "Only an action of the alert can be preferred",
      remedy: "Call addAction(_:) with it before",
      raisesInUIKit: true)
  }

  static func fieldInActionSheet(_ alert: UIAlertController) -> Misuse {
    Misuse(
      id: "alert.text-field",
      message: "Text fields can only be added to an alert controller of style "
        + "UIAlertControllerStyleAlert",
      reason: "\(alert.diagnosticName) is an action sheet, which shows choices only",
      remedy: "Make the controller with preferredStyle: .alert",
      raisesInUIKit: true)
  }

  static func emptyAlert(_ alert: UIAlertController) -> Misuse {
    Misuse(
      id: "alert.empty",
      message: "UIAlertController must have a title, a message or an action to display",
      reason: "\(alert.diagnosticName) would show an empty card that cannot be left",
      remedy: "Set a title and add an action before you present it",
      raisesInUIKit: true)
  }

  static func actionSheetWithoutSource(
    _ alert: UIAlertController, presenter: UIViewController
  ) -> Misuse {
    Misuse(
      id: "alert.no-source",
      message: "Your application has presented a UIAlertController (\(alert.diagnosticName)) of "
        + "style UIAlertControllerStyleActionSheet from UIViewController "
        + "(\(presenter.diagnosticName)). The modalPresentationStyle of a UIAlertController with "
        + "this style is UIModalPresentationPopover. You must provide location information for "
        + "this popover through the alert controller's popoverPresentationController. You must "
        + "provide either a sourceView and sourceRect or a barButtonItem. If this information is "
        + "not known when you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation",
      reason: "In regular width an action sheet is a popover beside what it belongs to",
      remedy: "Set popoverPresentationController?.sourceView before you present it",
      raisesInUIKit: true)
  }
}
