import FeedGrid
import XCTest

@available(iOS 14, *)
final class FeedGridTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let feed = FeedViewController()

    override func setUp() {
        super.setUp()
        window.rootViewController = feed
        window.makeKeyAndVisible()
    }

    func testPinnedPostsAreSideBySideAboveTheOthers() throws {
        feed.show(
            [Post(title: "A", isPinned: true), Post(title: "B", isPinned: true), Post(title: "C"), Post(title: "D")],
            animated: false)
        feed.view.layoutIfNeeded()

        let list: UICollectionView = feed.collectionView
        let tiles = (0..<2).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        XCTAssertEqual(tiles.map(\.frame.size), [CGSize(width: 140, height: 100), CGSize(width: 140, height: 100)])
        XCTAssertEqual(tiles.map(\.frame.minX), [10, 160])
        let rows = (0..<2).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 1)) }
        XCTAssertEqual(rows.count, 2)
        XCTAssertEqual(rows.map(\.frame.width), [320, 320])
        XCTAssertEqual(rows[0].frame.minY, 120)
        XCTAssertEqual(rows[1].frame.minY, rows[0].frame.maxY)
        let content = try XCTUnwrap(rows[0].contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.text, "C")
    }

    func testAPostThatIsPinnedMoves() throws {
        var posts = [Post(title: "A", isPinned: true), Post(title: "B"), Post(title: "C")]
        feed.show(posts, animated: false)
        posts[2].isPinned = true
        let done = expectation(description: "shown")

        feed.show(posts) { done.fulfill() }

        wait(for: [done], timeout: 5)
        XCTAssertEqual(feed.collectionView.numberOfItems(inSection: 0), 2)
        XCTAssertEqual(feed.collectionView.numberOfItems(inSection: 1), 1)
        XCTAssertEqual(feed.post(at: IndexPath(item: 1, section: 0))?.title, "C")
    }
}
