import XCTest
@testable import ActionSheet

final class ActionSheetTests: XCTestCase {
    private var window: UIWindow!
    private var root: UIViewController!
    private var pressed: [String] = []

    override func setUp() {
        super.setUp()
        ActionSheetAnimator.duration = 0.05
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private func makeSheet(title: String? = "Photo", count: Int = 2) -> ActionSheetController {
        let sheet = ActionSheetController(title: title)
        for index in 0..<count {
            sheet.addAction(Action("Action \(index)") { [unowned self] in self.pressed.append($0.title) })
        }
        sheet.addSection(Section(title: "Danger", actions: [Action("Delete", subtitle: "for ever", style: .destructive)]))
        sheet.addAction(Action("Cancel", style: .cancel) { [unowned self] in self.pressed.append($0.title) })
        return sheet
    }

    private func show(_ sheet: ActionSheetController, from view: UIView? = nil) {
        let end = expectation(description: "shown")
        sheet.present(in: root, from: view) { end.fulfill() }
        wait(for: [end], timeout: 10)
    }

    private func cells(of sheet: ActionSheetController) -> [ActionCell] {
        return sheet.stackView.arrangedSubviews.compactMap { $0 as? ActionCell }
    }

    private func waitForDismissal() {
        let end = XCTNSPredicateExpectation(
            predicate: NSPredicate { [unowned self] _, _ in self.root.presentedViewController == nil }, object: nil)
        wait(for: [end], timeout: 10)
    }

    func testRowsAreInTheirSections() {
        let sheet = makeSheet()
        show(sheet)
        XCTAssertEqual(cells(of: sheet).map { $0.titleLabel.text ?? "" }, ["Action 0", "Action 1", "Delete"])
        XCTAssertEqual(cells(of: sheet).map { $0.frame.height }, [56, 56, 56])
        XCTAssertEqual(cells(of: sheet)[2].accessibilityLabel, "Delete, for ever")
        XCTAssertEqual(cells(of: sheet)[2].titleLabel.textColor, .systemRed)
        XCTAssertEqual(sheet.actions.count, 4)

        let bottom = 667 - window.safeAreaInsets.bottom - 8
        XCTAssertEqual(sheet.cancelContainer.frame, CGRect(x: 8, y: bottom - 56, width: 359, height: 56))
        XCTAssertEqual(sheet.contentView.frame.maxY, bottom - 56 - 8)
        XCTAssertEqual(sheet.contentView.frame.height, sheet.stackView.frame.height)
    }

    func testAnActionIsHandledWhenTheSheetIsGone() {
        let sheet = makeSheet()
        show(sheet)
        cells(of: sheet)[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(pressed, [])
        waitForDismissal()
        XCTAssertEqual(pressed, ["Action 1"])
    }

    func testATapBesideTheSheetCancels() {
        let sheet = makeSheet()
        show(sheet)
        sheet.dismissesOnBackgroundTap = false
        sheet.backgroundTapped()
        XCTAssertFalse(sheet.isBeingDismissed)
        sheet.dismissesOnBackgroundTap = true
        sheet.backgroundTapped()
        waitForDismissal()
        XCTAssertEqual(pressed, ["Cancel"])
    }

    func testManyActionsScroll() {
        let sheet = makeSheet(title: nil, count: 20)
        show(sheet)
        XCTAssertEqual(sheet.contentView.frame.minY, window.safeAreaInsets.top + 8)
        XCTAssertGreaterThan(sheet.scrollView.contentSize.height, sheet.scrollView.bounds.height)
        XCTAssertGreaterThan(sheet.scrollView.contentSize.height, 21 * 56)
    }

    func testColoursFollowTheStyle() {
        let sheet = makeSheet()
        show(sheet)
        var white: CGFloat = 0
        let color = sheet.contentView.backgroundColor
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getWhite(&white, alpha: nil)
        XCTAssertEqual(white, 0.11, accuracy: 0.001)
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getWhite(&white, alpha: nil)
        XCTAssertEqual(white, 0.98, accuracy: 0.001)
    }

    func testADisabledAction() {
        let action = Action("Later")
        let sheet = ActionSheetController()
        sheet.addAction(action)
        action.isEnabled = false
        sheet.loadViewIfNeeded()
        XCTAssertEqual(action.cell?.isEnabled, false)
        XCTAssertEqual(action.cell?.titleLabel.alpha ?? 1, 0.4, accuracy: 0.001)
        action.isEnabled = true
        XCTAssertEqual(action.cell?.titleLabel.alpha, 1)
        action.cell?.isHighlighted = true
        XCTAssertEqual(action.cell?.backgroundColor, .systemFill)
    }

    func testAPopoverWhereTheWidthIsRegular() {
        let parent = UIViewController()
        window.rootViewController = parent
        parent.addChild(root)
        parent.view.addSubview(root.view)
        root.didMove(toParent: parent)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: root)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        root.view.addSubview(button)

        let sheet = makeSheet()
        show(sheet, from: button)
        XCTAssertTrue(sheet.popoverPresentationController?.sourceView === button)
        XCTAssertTrue(sheet.cancelContainer.isHidden)
        XCTAssertEqual(sheet.preferredContentSize.width, 280)
        XCTAssertEqual(sheet.view.bounds.width, 280, accuracy: 1)
        let popover = sheet.popoverPresentationController!
        popover.delegate?.presentationControllerDidDismiss?(popover)
        XCTAssertEqual(pressed, ["Cancel"])
    }
}
