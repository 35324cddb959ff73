import XCTest

@testable import TableForm

final class TableFormTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let form = TableFormViewController()
    private lazy var navigation = UINavigationController(rootViewController: form)
    private let wifi = SwitchField("wifi", title: "Wi-Fi", value: false)
    private let guests = StepperField("guests", title: "Guests", value: 1)
    private let volume = SliderField("volume", title: "Volume", value: 0.5)
    private let size = SegmentField("size", title: "Size", value: 0)
    private let city = PushField("city", title: "City", value: "Bern")
    private var saves = 0

    override func setUp() {
        super.setUp()
        size.options = ["S", "M", "L"]
        city.options = (0..<40).map { "Town \($0)" } + ["Bern"]
        guests.rule("At least two guests.") { $0 >= 2 }.rule("An even number of guests, so that all can sit at tables for two.") { $0 % 2 == 0 }
        volume.rule("Not so loud!") { $0 <= 0.8 }
        size.hidden { [unowned self] in !wifi.value }
        let save = ButtonField("save", title: "Save") { [unowned self] in saves += form.validate() ? 1 : 0 }
        _ = form
            +++ FormSection(header: "Stay", [wifi, size, guests])
            +++ FormSection(footer: "All of it is loud.", [volume, city])
            +++ FormSection([save])
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func cell<Cell: UITableViewCell>(_ row: Int, _ section: Int, as type: Cell.Type = Cell.self) throws -> Cell {
        form.tableView.layoutIfNeeded()
        return try XCTUnwrap(form.tableView.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)
    }

    private var counts: [Int] { (0..<form.tableView.numberOfSections).map(form.tableView.numberOfRows) }

    func testFieldsAreRowsWithTheirControls() throws {
        XCTAssertEqual(counts, [2, 2, 1])
        let first: ControlCell<FormToggle> = try cell(0, 0)
        XCTAssertEqual(first.textLabel?.text, "Wi-Fi")
        XCTAssertFalse(first.control.isOn)
        XCTAssertEqual(first.control.frame.maxX, first.bounds.width - 16, accuracy: 8)
        let slider: SliderCell = try cell(0, 1)
        XCTAssertGreaterThan(slider.frame.height, 60)
        XCTAssertEqual(slider.slider.value, 0.5)
        slider.slider.move(to: CGPoint(x: 1000, y: 0))
        XCTAssertEqual(volume.value, 1)
        XCTAssertEqual(counts, [2, 3, 1])
        XCTAssertEqual(try cell(1, 1, as: MessageCell.self).messageLabel.text, "Not so loud!")
        volume.value = 0.5
        XCTAssertEqual(form.tableView.footerView(forSection: 1)?.textLabel?.text, "All of it is loud.")
        XCTAssertEqual(try cell(1, 1, as: FormCell.self).detailTextLabel?.text, "Bern")
    }

    func testAHiddenFieldIsInsertedByTheSwitch() throws {
        let first: ControlCell<FormToggle> = try cell(0, 0)
        first.control.sendActions(for: .touchUpInside)

        XCTAssertTrue(wifi.value)
        XCTAssertEqual(counts, [3, 2, 1])
        let segments: ControlCell<FormSegments> = try cell(1, 0)
        XCTAssertEqual(segments.control.buttons.count, 3)
        XCTAssertTrue(try cell(0, 0, as: ControlCell<FormToggle>.self) === first)
        segments.control.buttons[2].sendActions(for: .touchUpInside)
        XCTAssertEqual(size.value, 2)

        first.control.sendActions(for: .touchUpInside)
        XCTAssertEqual(counts, [2, 2, 1])
    }

    func testMessagesAreInsertedBelowTheirField() throws {
        var validities: [Bool] = []
        form.onValidityChange = { validities.append($0) }
        let stepper: ControlCell<FormCounter> = try cell(1, 0)

        stepper.control.value = 3
        stepper.control.sendActions(for: .valueChanged)
        XCTAssertEqual(counts, [3, 2, 1])
        let message: MessageCell = try cell(2, 0)
        XCTAssertEqual(message.messageLabel.text, "An even number of guests, so that all can sit at tables for two.")
        XCTAssertEqual(stepper.detailTextLabel?.text, "3")
        XCTAssertTrue(try cell(1, 0) === stepper)
        stepper.control.value = 1
        stepper.control.sendActions(for: .valueChanged)
        XCTAssertEqual(counts, [4, 2, 1])
        stepper.control.value = 4
        stepper.control.sendActions(for: .valueChanged)
        XCTAssertEqual(counts, [2, 2, 1])
        XCTAssertEqual(validities, [false, true])
    }

    func testAMessageIsAsTallAsItsText() throws {
        let stepper: ControlCell<FormCounter> = try cell(1, 0)
        stepper.control.value = 3
        stepper.control.sendActions(for: .valueChanged)
        let removed = expectation(description: "animated")
        form.tableView.performBatchUpdates(nil) { _ in removed.fulfill() }
        wait(for: [removed], timeout: 5)

        let message: MessageCell = try cell(2, 0)
        XCTAssertEqual(message.frame.height, message.messageLabel.frame.height + 12, accuracy: 1)
        XCTAssertGreaterThan(message.messageLabel.frame.height, 25)
        XCTAssertEqual(message.frame.minY, stepper.frame.maxY, accuracy: 0.5)
    }

    func testAnOptionIsChosenOnAnotherPage() throws {
        let path = IndexPath(row: 1, section: 1)
        form.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        form.tableView.delegate?.tableView?(form.tableView, didSelectRowAt: path)
        let pushed = expectation(for: NSPredicate { _, _ in self.navigation.transitionCoordinator == nil }, evaluatedWith: nil)
        wait(for: [pushed], timeout: 5)

        let picker = try XCTUnwrap(navigation.topViewController as? OptionsViewController)
        XCTAssertEqual(picker.title, "City")
        picker.tableView.layoutIfNeeded()
        let chosen = try XCTUnwrap(picker.tableView.cellForRow(at: IndexPath(row: 40, section: 0)))
        XCTAssertEqual(chosen.accessoryType, .checkmark)
        picker.tableView(picker.tableView, didSelectRowAt: IndexPath(row: 38, section: 0))
        let popped = expectation(
            for: NSPredicate { _, _ in self.navigation.topViewController === self.form && self.navigation.transitionCoordinator == nil },
            evaluatedWith: nil)
        wait(for: [popped], timeout: 5)

        XCTAssertEqual(city.value, "Town 38")
        XCTAssertEqual(try cell(1, 1, as: FormCell.self).detailTextLabel?.text, "Town 38")
        XCTAssertNil(form.tableView.indexPathForSelectedRow)
        XCTAssertEqual(form.values["city"] as? String, "Town 38")
    }

    func testOnlyButtonsAndPagesAreSelected() {
        XCTAssertNil(form.tableView(form.tableView, willSelectRowAt: IndexPath(row: 0, section: 0)))
        let button = IndexPath(row: 0, section: 2)
        XCTAssertEqual(form.tableView(form.tableView, willSelectRowAt: button), button)
        form.tableView(form.tableView, didSelectRowAt: button)
        XCTAssertEqual(saves, 0)
        XCTAssertEqual(counts, [4, 2, 1])
        guests.value = 2
        XCTAssertEqual(counts, [2, 2, 1])
        form.tableView(form.tableView, didSelectRowAt: button)
        XCTAssertEqual(saves, 1)
    }
}
