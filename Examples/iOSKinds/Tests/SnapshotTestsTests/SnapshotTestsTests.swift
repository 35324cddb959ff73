import XCTest
@testable import SnapshotTests

final class SnapshotTestsTests: XCTestCase {
    private struct User: Codable {
        var name: String
        var age: Int
    }

    private final class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            label.text = "Card"
            label.tag = 7
            addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = CGRect(x: 10, y: 10, width: bounds.width - 20, height: 20)
        }
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: bounds.height - 4, width: bounds.width, height: 4))
        }
    }

    private var folder: String!

    override func setUpWithError() throws {
        try super.setUpWithError()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Snapshots-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: folder)
        try super.tearDownWithError()
    }

    private func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, _ name: String, record: Bool = false, testName: String = #function
    ) -> String? {
        return verifySnapshot(
            matching: value, as: strategy, named: name, record: record, snapshotDirectory: folder, testName: testName)
    }

    func testAMissingReferenceIsRecorded() throws {
        let user = User(name: "Blob", age: 42)
        XCTAssertEqual(
            verify(user, as: .json, "user"),
            "No reference was found on disk. Automatically recorded snapshot: testAMissingReferenceIsRecorded.user.json")
        XCTAssertNil(verify(user, as: .json, "user"))
        let file = try String(contentsOfFile: folder + "/testAMissingReferenceIsRecorded.user.json")
        XCTAssertEqual(file, "{\n  \"age\" : 42,\n  \"name\" : \"Blob\"\n}")

        let failure = try XCTUnwrap(verify(User(name: "Blob", age: 43), as: .json, "user"))
        XCTAssertTrue(failure.hasPrefix("Snapshot does not match reference."))
        XCTAssertTrue(failure.hasSuffix("−   \"age\" : 42,\n+   \"age\" : 43,"))
        XCTAssertNotNil(verify(User(name: "Blob", age: 43), as: .json, "user", record: true))
        XCTAssertNil(verify(User(name: "Blob", age: 43), as: .json, "user"))
    }

    func testPicturesOfViews() throws {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 2))
        XCTAssertNotNil(verify(card, as: strategy, "card"))
        XCTAssertNil(verify(card, as: strategy, "card"))
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/testPicturesOfViews.card.png"))
        let image = try XCTUnwrap(UIImage(data: data, scale: 2))
        XCTAssertEqual(image.size, CGSize(width: 100, height: 60))

        card.label.text = "Cord"
        let failure = try XCTUnwrap(verify(card, as: strategy, "card"))
        XCTAssertTrue(failure.contains("is less than required 1.0"), failure)
        XCTAssertNil(verify(card, as: .image(precision: 0.9, traits: UITraitCollection(displayScale: 2)), "card"))
        XCTAssertNotNil(verify(card, as: .image(size: CGSize(width: 50, height: 60), traits: UITraitCollection(displayScale: 2)), "card"))
    }

    func testATolerancePerPixel() {
        func picture(_ white: CGFloat) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
                UIColor(white: white, alpha: 1).setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
        }
        let exact = Diffing<UIImage>.image(scale: 1)
        let tolerant = Diffing<UIImage>.image(perPixelTolerance: 3, scale: 1)
        XCTAssertNil(exact.diff(picture(0.5), picture(0.5)))
        XCTAssertEqual(exact.diff(picture(0.5), picture(0.51))?.message, "Actual image precision 0.0 is less than required 1.0")
        XCTAssertEqual(exact.diff(picture(0.5), picture(0.51))?.artifacts.map { $0.name }, ["reference", "failure", "difference"])
        XCTAssertNil(tolerant.diff(picture(0.5), picture(0.51)))
        XCTAssertNotNil(tolerant.diff(picture(0.5), picture(0.6)))
    }

    func testTheHierarchyOfRenderingIsTheSame() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let strategy = Snapshotting<UIView, UIImage>.image(drawHierarchyInKeyWindow: true)
        XCTAssertNotNil(verify(card, as: strategy, "card"))
        XCTAssertNil(verify(card, as: .image, "card"))
    }

    func testControllersInSizesAndTraits() throws {
        final class Adaptive: UIViewController {
            var sizeClasses: [UIUserInterfaceSizeClass] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                sizeClasses.append(traitCollection.horizontalSizeClass)
                view.backgroundColor = traitCollection.horizontalSizeClass == .compact ? .blue : .green
            }
        }
        let controller = Adaptive()
        XCTAssertNotNil(verify(controller, as: .image(on: .iPhoneSe), "phone"))
        XCTAssertNotNil(verify(controller, as: .image(on: .iPadMini), "pad"))
        XCTAssertEqual(controller.sizeClasses, [.compact, .regular])
        XCTAssertNil(controller.parent)
        XCTAssertNil(verify(controller, as: .image(on: .iPadMini), "pad"))
        let failure = try XCTUnwrap(verify(controller, as: .image(on: .iPadMini), "phone"))
        XCTAssertTrue(failure.contains("does not match reference 640×1136"), failure)
    }

    func testTextOfHierarchies() throws {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        card.alpha = 0.5
        XCTAssertNotNil(verify(card, as: .recursiveDescription, "card"))
        XCTAssertEqual(
            try String(contentsOfFile: folder + "/testTextOfHierarchies.card.txt"),
            """
            <Card; frame = (0 0; 100 60); alpha = 0.5>
               | <UILabel; frame = (10 10; 80 20); tag = 7; text = 'Card'>
            """)

        let page = UIViewController()
        page.title = "Page"
        let navigation = UINavigationController(rootViewController: page)
        navigation.title = "Main"
        XCTAssertNotNil(verify(navigation, as: .hierarchy, "controllers"))
        XCTAssertEqual(
            try String(contentsOfFile: folder + "/testTextOfHierarchies.controllers.txt"),
            """
            <UINavigationController 'Main', view not loaded>
               | <UIViewController 'Page', view not loaded>
            """)
        XCTAssertNotNil(verify([1, 2], as: .dump, "numbers"))
        XCTAssertNil(verify([1, 2], as: .dump, "numbers"))
    }

    func testWhatIsThereLater() {
        let later = Snapshotting<UILabel, String>(pathExtension: "txt", diffing: .lines) { $0.text ?? "" }
        let label = UILabel()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { label.text = "loaded" }
        XCTAssertNotNil(verify(label, as: .wait(for: 0.1, on: later), "later"))
        XCTAssertNil(verify(label, as: later, "later"))
        XCTAssertEqual(try? String(contentsOfFile: folder + "/testWhatIsThereLater.later.txt"), "loaded")
    }

    func testAValueThatIsNeverThere() throws {
        let never = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let failure = verifySnapshot(matching: 1, as: never, snapshotDirectory: folder, timeout: 0.05)
        XCTAssertEqual(failure, "Exceeded timeout of 0.05 seconds waiting for snapshot.")
    }
}
