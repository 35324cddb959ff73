import UIKit

/// A cell that shows the view of a controller.
final class PageCell: UICollectionViewCell {
    static let identifier = "PageCell"
    private(set) var controller: UIViewController?

    func show(_ controller: UIViewController, in parent: UIViewController) {
        if self.controller === controller, controller.parent === parent, controller.view.superview === contentView { return }
        remove()
        self.controller = controller
        parent.addChild(controller)
        controller.view.frame = contentView.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
        controller.didMove(toParent: parent)
    }

    func remove() {
        defer { controller = nil }
        guard let controller = controller, controller.viewIfLoaded?.superview === contentView else { return }
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }
}
