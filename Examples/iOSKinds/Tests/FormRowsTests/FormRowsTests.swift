import FormRows
import XCTest

final class FormRowsTests: XCTestCase {
    var controller: FormViewController!

    override func setUpWithError() throws {
        controller = FormViewController()
        controller.form
            +++ SwitchRow(tag: "on", title: "Notifications")
            +++ StepRow(tag: "count", title: "Count") { row in
                row.rules = [.required(), .between(1...3)]
                row.hidden = { form in form.row(tag: "on", of: Bool.self)?.value != true }
            }
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
    }

    func testAHiddenRowHasNoHeight() {
        XCTAssertEqual(controller.stack.arrangedSubviews.count, 2)
        XCTAssertEqual(controller.form.visibleRows.count, 1)
        XCTAssertEqual(controller.stack.frame.height, 44)
        XCTAssertEqual(controller.scrollView.contentSize, CGSize(width: 320, height: 44))
    }

    func testATapChangesTheValueAndShowsWhatDependsOnIt() throws {
        let view = try XCTUnwrap(controller.stack.arrangedSubviews.first as? RowView)

        view.sendActions(for: .touchUpInside)
        controller.view.layoutIfNeeded()

        XCTAssertEqual(controller.changes, ["on"])
        XCTAssertEqual(view.detailLabel.text, "true")
        XCTAssertEqual(controller.form.visibleRows.count, 2)
        XCTAssertEqual(controller.stack.frame.height, 88)
    }

    func testRulesAreChecked() {
        controller.form.row(tag: "on")?.value = true
        XCTAssertEqual(controller.form.validate(), ["count": [ValidationError("Required")]])

        let count: Row<Int>? = controller.form.row(tag: "count")
        count?.value = 7
        XCTAssertEqual(controller.form.validate()["count"]?.first?.message, "7 is not in 1...3")
        count?.value = 3
        XCTAssertTrue(controller.form.validate().isEmpty)
    }

    func testTheHighlightIsShown() throws {
        let view = try XCTUnwrap(controller.stack.arrangedSubviews.first as? RowView)
        view.isHighlighted = true
        XCTAssertNotNil(view.backgroundColor)
        view.isHighlighted = false
        XCTAssertNil(view.backgroundColor)
    }

    func testChangesAreObserved() {
        var values: [Int?] = []
        let row = StepRow(tag: nil).onChange { values.append($0.value) }
        row.value = 1
        row.value = 1
        row.perform(#selector(StepRow.rowTapped(_:)), with: RowView(frame: .zero))

        XCTAssertEqual(values, [1, 2])
    }

    func testTheSystemIsTheOneThatWasAskedFor() {
        XCTAssertNotEqual(UIDevice.current.systemVersion.compare("13.0", options: .numeric), .orderedAscending)
        XCTAssertEqual(UIDevice.current.systemVersion.compare("26.0", options: .numeric), .orderedAscending)
    }
}
