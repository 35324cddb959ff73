@MainActor extension Misuse {
  static func sheetConfiguration(
    _ fault: String, of container: SheetContainerViewController
  ) -> Misuse {
    Misuse(
      id: "sheets.configuration",
      message: "A sheet of \(describe(container)) was to have \(fault)",
      reason: "A sheet rests at one detent or several, with names of their own; lengths are finite "
        + "and above 0, opacities from 0 to 1",
      remedy: "Give at least one detent, such as .large; one that is too long is shortened")
  }

  static func noSheet(
    _ viewController: UIViewController?, in container: SheetContainerViewController
  ) -> Misuse {
    Misuse(
      id: "sheets.not-presented",
      message: "\(describe(container)) was to change the sheet of "
        + (viewController.map(describe) ?? "nobody"),
      reason: "It presents no such sheet",
      remedy: "Ask sheetViewControllers first; a sheet may have been dismissed by hand")
  }

  static func noDetent(
    _ identifier: SheetDetent.Identifier, of viewController: UIViewController
  ) -> Misuse {
    Misuse(
      id: "sheets.no-detent",
      message: "The sheet of \(describe(viewController)) was to rest at “\(identifier.rawValue)”",
      reason: "It has no detent of that name",
      remedy: "Add it to the detents of its configuration")
  }
}
