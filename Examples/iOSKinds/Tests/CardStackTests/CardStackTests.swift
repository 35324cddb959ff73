@testable import CardStack
import XCTest

class CardStackTests: XCTestCase, CardStackDataSource, CardStackDelegate {
    var stack: CardStackView!
    var swiped: [String] = []
    var ranOut = 0

    func numberOfCards(in stack: CardStackView) -> Int { 4 }
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> UIView {
        let view = UIView()
        view.tag = index
        return view
    }
    func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, in direction: SwipeDirection) {
        swiped.append("\(index) \(direction.rawValue)")
    }
    func cardStack(_ stack: CardStackView, shouldSwipeCardAt index: Int, in direction: SwipeDirection) -> Bool {
        direction != .up
    }
    func cardStackDidRunOutOfCards(_ stack: CardStackView) { ranOut += 1 }
    var numberOfVisibleCards: Int { 2 }

    override func setUp() {
        stack = CardStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        stack.delegate = self
        stack.dataSource = self
        stack.layoutIfNeeded()
    }

    func testCardsAreStacked() {
        XCTAssertEqual(stack.visibleCards.map(\.tag), [0, 1])
        XCTAssertEqual(stack.subviews.last?.tag, 0)
        XCTAssertEqual(stack.visibleCards[0].frame, CGRect(x: 10, y: 10, width: 180, height: 280))
        XCTAssertEqual(stack.visibleCards[1].transform.a, 0.95, accuracy: 0.001)
    }

    func testSwipesAndUndo() {
        stack.swipe(.left, animated: false)
        stack.swipe(.up, animated: false)
        stack.swipe(.right, animated: false)
        XCTAssertEqual(swiped, ["0 0", "1 1"])
        XCTAssertEqual(stack.visibleCards.map(\.tag), [2, 3])

        XCTAssertEqual(stack.undoLastSwipe(), .right)
        XCTAssertEqual(stack.visibleCards.map(\.tag), [1, 2])
        for _ in 0..<3 { stack.swipe(.left, animated: false) }
        XCTAssertEqual(ranOut, 1)
        XCTAssertFalse(stack.gestureRecognizerShouldBegin(stack.panGestureRecognizer))
    }

    func testTheDirection() {
        XCTAssertEqual(stack.direction(of: CGPoint(x: 100, y: 5)), .right)
        XCTAssertEqual(stack.direction(of: CGPoint(x: -100, y: 5)), .left)
        XCTAssertEqual(stack.direction(of: CGPoint(x: 5, y: -90)), .up)
        XCTAssertNil(stack.direction(of: CGPoint(x: 20, y: 20)))
    }
}
