import OutlineSidebar
import XCTest

@available(iOS 14, *)
final class OutlineSidebarTests: XCTestCase {
    private final class Listener: SidebarDelegate {
        var selected: [String] = []
        var expanded: [String] = []

        func sidebar(_ sidebar: SidebarViewController, didSelect item: SidebarItem) { selected.append(item.id) }

        func sidebar(_ sidebar: SidebarViewController, didExpand item: SidebarItem, isExpanded: Bool) {
            expanded.append("\(item.id) \(isExpanded)")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let sidebar = SidebarViewController()
    private let listener = Listener()

    private let places = SidebarItem(
        "places", title: "Places",
        children: [
            SidebarItem("home", title: "Home", children: [SidebarItem("desk", title: "Desk", symbol: "doc")]),
            SidebarItem("disk", title: "Disk", symbol: "externaldrive"),
        ])
    private let tags = SidebarItem("tags", title: "Tags", children: [SidebarItem("red", title: "Red", symbol: "tag")])

    override func setUp() {
        super.setUp()
        window.rootViewController = sidebar
        window.makeKeyAndVisible()
        sidebar.sidebarDelegate = listener
        sidebar.show([places, tags], animated: false)
        sidebar.view.layoutIfNeeded()
    }

    private func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
        let list: UICollectionView = sidebar.collectionView
        return try XCTUnwrap(list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }

    func testSectionsAreExpandedAndFoldersAreNot() throws {
        XCTAssertEqual(sidebar.titles, ["Places", "Home", "Disk", "Tags", "Red"])
        XCTAssertEqual(sidebar.collectionView.numberOfItems(inSection: 0), 3)
        XCTAssertEqual(try cell(0).accessories.count, 1)
        XCTAssertEqual(try cell(1).accessories.count, 1)
        XCTAssertEqual(try cell(2).accessories.count, 0)
        XCTAssertTrue(try cell(0).configurationState.isExpanded)
        XCTAssertFalse(try cell(1).configurationState.isExpanded)
        XCTAssertGreaterThan(try cell(2).frame.minY, try cell(1).frame.minY)
    }

    func testSelectingAnItemExpandsItsFolders() throws {
        XCTAssertTrue(sidebar.select("desk", animated: false))
        sidebar.view.layoutIfNeeded()

        XCTAssertEqual(sidebar.titles, ["Places", "Home", "Desk", "Disk", "Tags", "Red"])
        XCTAssertEqual(sidebar.collectionView.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
        XCTAssertTrue(try cell(2).isSelected)
        XCTAssertGreaterThan(try cell(2).indentationLevel, try cell(1).indentationLevel)
        XCTAssertFalse(sidebar.select("nothing", animated: false))
        XCTAssertEqual(listener.selected, [])
    }

    func testNewDataKeepWhatIsExpanded() throws {
        sidebar.select("desk", animated: false)
        var places = places
        places.children.append(SidebarItem("net", title: "Network", symbol: "network"))

        sidebar.show([tags, places], animated: false)
        sidebar.view.layoutIfNeeded()

        XCTAssertEqual(sidebar.titles, ["Tags", "Red", "Places", "Home", "Desk", "Disk", "Network"])
    }

    func testAnItemThatIsChosenIsReported() throws {
        let list: UICollectionView = sidebar.collectionView
        sidebar.collectionView(list, didSelectItemAt: IndexPath(item: 2, section: 0))
        XCTAssertEqual(listener.selected, ["disk"])
    }
}
