extension UIViewController {
  /// Makes UIKit's own presentation controller for a style.
  final func makePresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(
        presentedViewController: self, presenting: presenting)
      sheet.styleStorage = style
      return sheet
    case .popover:
      let popover = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
      popover.styleStorage = style
      return popover
    default:
      return StandardPresentationController(presented: self, presenting: presenting, style: style)
    }
  }

  /// The presentation controller of the sheet that shows this controller or its nearest presented
  /// ancestor, or with which this controller will be presented; nil if that is no sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
      ?? activePresentationController as? UISheetPresentationController
  }

  /// The presentation controller of the popover that shows this controller or its nearest presented
  /// ancestor, also where it is adapted, or with which this controller will be presented; nil if that
  /// is no popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
