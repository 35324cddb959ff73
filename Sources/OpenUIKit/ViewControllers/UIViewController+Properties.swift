extension UIViewController: PropertyOwner {
  /// Reports a change to observers.
  final func propertyDidChange(_ effect: Void) { observedValueDidChange() }

  /// The properties of controllers that are observed or archived.
  struct Properties: PropertyList {
    typealias Owner = UIViewController

    let view = ReadableProperty(\UIViewController.view)
    let title = Property(\UIViewController.title, ()).archived()
    let restorationIdentifier = Property(\UIViewController.restorationIdentifier).archived()
    let modalPresentationStyle = Property(\UIViewController.modalPresentationStyle).archived()
    let modalTransitionStyle = Property(\UIViewController.modalTransitionStyle).archived()
    let definesPresentationContext = Property(\UIViewController.definesPresentationContext)
      .archived()
    let isModalInPresentation = Property(\UIViewController.isModalInPresentation).archived()
    let extendedLayoutIncludesOpaqueBars = Property(
      \UIViewController.extendedLayoutIncludesOpaqueBars
    ).archived()
    let toolbarItems = Property(\UIViewController.toolbarItems, ())
    let hidesBottomBarWhenPushed = Property(\UIViewController.hidesBottomBarWhenPushed, ())
      .archived()
    let edgesForExtendedLayout = Property(\UIViewController.edgesForExtendedLayout).archived()
    let preferredContentSize = Property(\UIViewController.preferredContentSize, ())
      .archived()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
