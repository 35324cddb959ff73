@MainActor extension Misuse {
  static func noPages(in wizard: WizardViewController) -> Misuse {
    Misuse(
      id: "wizard.no-pages", message: "\(describe(wizard)) was made without pages",
      reason: "There is nothing that it could show", remedy: "Give at least one page")
  }

  static func noPage(_ index: Int, in wizard: WizardViewController) -> Misuse {
    Misuse(
      id: "wizard.no-page",
      message: "\(describe(wizard)) with \(wizard.pageCount) pages was to go to page \(index)",
      reason: wizard.pageCount > 0
        ? "Pages from 0 to \(wizard.pageCount - 1) exist" : "It has no pages",
      remedy:
        "Ask canSelectNext or canSelectPrevious first, and disable the button where there is none")
  }

  static func notAPage(_ child: UIViewController, of wizard: WizardViewController) -> Misuse {
    Misuse(
      id: "wizard.not-a-page",
      message: "\(describe(wizard)) was to go to \(describe(child)), which is none of its pages",
      reason: "Only a page that was made has an index",
      remedy: "Select the index of the page")
  }

  static func invalidPage(_ index: Int, in wizard: WizardViewController, _ reason: String)
    -> Misuse
  {
    Misuse(
      id: "wizard.invalid-page",
      message: "\(describe(wizard)) was to go forward over page \(index), which is not valid",
      reason: reason.isEmpty ? "The page gives no reason" : reason,
      remedy: "Complete the page, or let the user know what is missing")
  }
}
