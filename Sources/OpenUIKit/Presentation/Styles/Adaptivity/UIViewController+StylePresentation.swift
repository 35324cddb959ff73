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

  final var sheetInUse: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
      ?? activePresentationController as? UISheetPresentationController
  }

  final var popoverInUse: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
