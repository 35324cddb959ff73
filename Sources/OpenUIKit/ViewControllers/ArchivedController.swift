extension UIViewController {
  final func encodeState(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedController(self), forKey: ArchivedController.key)
  }

  /// Reads what `encodeState(with:)` wrote, if anything; false if it cannot be read.
  final func decodeState(from coder: NSCoder) -> Bool {
    guard coder.hasValue(forKey: ArchivedController.key) else { return true }
    return coder.decodeValue(ArchivedController.self, forKey: ArchivedController.key)?
      .apply(to: self) == true
  }
}

/// The archived values of a view controller.
nonisolated struct ArchivedController: Codable {
  static let key = "UIViewController"

  private let title: String?
  private let restorationIdentifier: String?
  private let presentation: Int
  private let transition: Int
  private let flags: [Bool]
  private let edges: UInt
  private let size: [Double]

  @MainActor init(_ controller: UIViewController) {
    title = controller.title
    restorationIdentifier = controller.restorationIdentifier
    presentation = controller.modalPresentationStyle.rawValue
    transition = controller.modalTransitionStyle.rawValue
    flags = [
      controller.definesPresentationContext, controller.isModalInPresentation,
      controller.extendedLayoutIncludesOpaqueBars, controller.hidesBottomBarWhenPushed,
    ]
    edges = controller.edgesForExtendedLayout.rawValue
    let size = controller.preferredContentSize
    self.size = [Double(size.width), Double(size.height)]
  }

  /// Sets everything on a new controller; false if the archive is damaged.
  @MainActor func apply(to controller: UIViewController) -> Bool {
    guard let presentation = UIModalPresentationStyle(rawValue: presentation),
      let transition = UIModalTransitionStyle(rawValue: transition), flags.count == 4,
      size.count == 2, size.allSatisfy(\.isFinite)
    else { return false }
    controller.title = title
    controller.restorationIdentifier = restorationIdentifier
    controller.modalPresentationStyle = presentation
    controller.modalTransitionStyle = transition
    controller.definesPresentationContext = flags[0]
    controller.isModalInPresentation = flags[1]
    controller.extendedLayoutIncludesOpaqueBars = flags[2]
    controller.hidesBottomBarWhenPushed = flags[3]
    controller.edgesForExtendedLayout = UIRectEdge(rawValue: edges)
    if size != [0, 0] {
      controller.preferredContentSize = CGSize(width: size[0], height: size[1])
    }
    return true
  }
}
