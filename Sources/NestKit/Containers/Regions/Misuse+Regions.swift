@MainActor extension Misuse {
  static func regionCount(_ count: Int) -> Misuse {
    Misuse(
      id: "placeholder.region-count", message: "A container with \(count) regions was made",
      reason: "It has at least one region; 1 is used instead", remedy: "Give 1 or more")
  }

  static func noRegion(_ index: Int, count: Int, in container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.no-region",
      message: "Region \(index) of \(describe(container)) was named",
      reason: "Regions from 0 to \(count - 1) exist",
      remedy: "Give the index of a region, or make the container with more regions")
  }

  static func regions(_ given: Int, for count: Int, in container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.regions",
      message: "\(describe(container)) with \(count) regions was given \(given) views for them",
      reason: "Each region needs a view",
      remedy: "Give one view for each region")
  }

  static func regionsBeforeView(of container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.regions-too-early",
      message: "The regions of \(describe(container)) were set before it had a view",
      reason: "Regions are views inside that view",
      remedy: "Set them in viewDidLoad, or in loadView after the view")
  }

  static func regionOutside(_ index: Int, of container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.region-outside",
      message: "The view for region \(index) of \(describe(container)) is outside its view",
      reason: "A child of a controller is shown inside the view of that controller",
      remedy: "Add the view to the view of the container first")
  }

  static func regionsOverlap(_ index: Int, of container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.nested-regions",
      message: "The view for region \(index) of \(describe(container)) is, contains, or is "
        + "inside that of another region",
      reason: "Each child needs a view of its own to fill",
      remedy: "Give views of which none contains another one")
  }

  static func lastRegion(of container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.last-region",
      message: "The only region of \(describe(container)) was to be removed",
      reason: "It has at least one region", remedy: "Clear the region instead")
  }

  static func regionRemoved(_ index: Int, of container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.region-removed",
      message: "Region \(index) of \(describe(container)), which is being removed, was to show "
        + "another child",
      reason: "It is gone when its child has left",
      remedy: "Wait until its removal has ended, after which the others have other indices")
  }

  static func regionsMissing(_ count: Int, in container: UIViewController) -> Misuse {
    Misuse(
      id: "placeholder.regions-missing",
      message: "\(describe(container)) with \(count) regions appears, and "
        + "has no views for them",
      reason: "Without a view of its own each child fills the view of the container, above the "
        + "others", remedy: "Set regions in viewDidLoad")
  }
}
