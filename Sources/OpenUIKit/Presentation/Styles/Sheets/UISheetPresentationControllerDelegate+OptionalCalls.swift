// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UISheetPresentationControllerDelegate {
  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(…)`, to be called with `?`; never nil.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (
      (UISheetPresentationController) -> Void
    )?
  {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
