import XCTest
@testable import Skeletons

final class SkeletonsTests: XCTestCase {
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 48))
    private let image = UIImageView(frame: CGRect(x: 120, y: 10, width: 40, height: 40))

    override func setUp() {
        super.setUp()
        label.numberOfLines = 0
        label.text = "Text"
        [label, image].forEach { view in
            view.isSkeletonable = true
            card.addSubview(view)
        }
    }

    func testLayersAreAddedAndRemoved() {
        card.showSkeleton()
        XCTAssertTrue(card.isSkeletonActive)
        XCTAssertEqual(image.layer.sublayers?.last?.name, "skeleton")
        XCTAssertEqual(image.skeletonLayer?.frame, image.bounds)
        XCTAssertFalse(image.isUserInteractionEnabled)
        card.showSkeleton()
        XCTAssertEqual(image.layer.sublayers?.count, 1)

        card.hideSkeleton()
        XCTAssertFalse(card.isSkeletonActive)
        XCTAssertNil(image.skeletonLayer)
    }

    func testALabelHasLines() {
        card.showSkeleton()
        let lines = label.skeletonLayer?.mask?.sublayers ?? []
        XCTAssertEqual(lines.map { $0.frame.minY }, [0, 18, 36])
        XCTAssertEqual(lines.last?.frame.width ?? 0, 70, accuracy: 0.001)
    }

    func testTheAnimation() {
        card.showSkeleton(animated: true, direction: .rightLeft)
        let group = image.skeletonLayer?.animation(forKey: "sliding") as? CAAnimationGroup
        XCTAssertEqual(group?.animations?.count, 2)
        XCTAssertEqual((image.skeletonLayer as? CAGradientLayer)?.startPoint.x, 1)
    }
}
