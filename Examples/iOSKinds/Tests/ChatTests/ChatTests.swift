import InputBar
import XCTest

@testable import Chat

private final class Server: ChatViewControllerDelegate {
    var sent: [(String, Int?)] = []
    var deleted: [Int] = []
    var loads: [Int] = []
    var older: [Message] = []
    var answersLater = false
    private var completions: [([Message]) -> Void] = []

    func chat(_ chat: ChatViewController, didSend text: String, inReplyTo message: Message?) { sent.append((text, message?.id)) }
    func chat(_ chat: ChatViewController, didDelete message: Message) { deleted.append(message.id) }
    func chat(_ chat: ChatViewController, loadMessagesBefore message: Message, completion: @escaping ([Message]) -> Void) {
        loads.append(message.id)
        if answersLater { completions.append(completion) } else { completion(older) }
    }

    func answer() { completions.removeFirst()(older) }
}

final class ChatTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let server = Server()
    private var calendar = Calendar(identifier: .gregorian)
    private lazy var chat: ChatViewController = {
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return ChatViewController(conversation: Conversation(calendar: calendar))
    }()
    private var list: UICollectionView { chat.collectionView }

    /// Messages of different lengths, ten a day.
    private func messages(_ ids: Range<Int>) -> [Message] {
        ids.map { id in
            Message(
                id: id, text: (0...(abs(id) % 7)).map { "word \($0) of \(id)" }.joined(separator: ", "),
                date: Date(timeIntervalSince1970: 1_700_006_400 + Double((id - (id % 10 + 10) % 10) / 10) * 86_400),
                isOutgoing: id % 3 == 0)
        }
    }

    private func show(_ ids: Range<Int>) {
        chat.delegate = server
        chat.loadViewIfNeeded()
        chat.receive(messages(ids), animated: false)
        window.rootViewController = chat
        window.makeKeyAndVisible()
        chat.view.layoutIfNeeded()
        list.layoutIfNeeded()
    }

    /// Where a message is on screen.
    private func place(of id: Int) throws -> CGFloat {
        let path = try XCTUnwrap(chat.conversation.indexPath(forMessage: id))
        let cell = try XCTUnwrap(list.cellForItem(at: path))
        return cell.convert(cell.bounds, to: chat.view).minY
    }

    func testTheNewestMessageIsAtTheBottomAboveTheInputBar() throws {
        show(0..<35)

        let last = try XCTUnwrap(chat.conversation.lastIndexPath)
        let cell = try XCTUnwrap(list.cellForItem(at: last) as? MessageCell)
        XCTAssertEqual(cell.convert(cell.bounds, to: chat.view).maxY, chat.inputBar.frame.minY, accuracy: 1)
        XCTAssertTrue(chat.isAtBottom)
        XCTAssertEqual(cell.textLabel.text, "word 0 of 34, word 1 of 34, word 2 of 34, word 3 of 34, word 4 of 34, word 5 of 34, word 6 of 34")
        XCTAssertGreaterThan(cell.frame.height, 100)
        XCTAssertLessThanOrEqual(cell.bubbleView.frame.width, 240)
    }

    func testBubblesSizeThemselvesAtTheirSides() throws {
        show(0..<12)
        list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
        list.layoutIfNeeded()

        let cells = try (0..<3).map { try XCTUnwrap(list.cellForItem(at: IndexPath(item: $0, section: 0)) as? MessageCell) }
        XCTAssertEqual(cells[0].bubbleView.frame.maxX, 308, accuracy: 0.5)
        XCTAssertEqual(cells[1].bubbleView.frame.minX, 12, accuracy: 0.5)
        for (upper, lower) in zip(cells, cells.dropFirst()) {
            XCTAssertEqual(lower.frame.minY, upper.frame.maxY + 2, accuracy: 0.5)
            XCTAssertEqual(upper.frame.height, upper.textLabel.frame.height + 20, accuracy: 1)
        }
    }

    func testTheDateOfWhatIsReadStaysAtTheTop() throws {
        show(0..<40)
        list.layoutIfNeeded()

        let path = try XCTUnwrap(list.indexPathsForVisibleItems.min())
        let header = try XCTUnwrap(
            list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: path.section))
                as? DateHeaderView)
        let top = list.contentOffset.y + list.adjustedContentInset.top
        XCTAssertGreaterThan(path.item, 0)
        XCTAssertEqual(header.frame.minY, top, accuracy: 0.5)
        XCTAssertEqual(header.label.text, "\(15 + path.section) November")
    }

    func testOlderMessagesAreLoadedWithoutAMovement() throws {
        show(0..<40)
        server.answersLater = true
        server.older = messages(-25..<0)
        list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        list.layoutIfNeeded()
        let read = try XCTUnwrap(list.indexPathsForVisibleItems.sorted().dropFirst().first)
        let id = chat.conversation[read].id
        let before = try place(of: id)

        chat.loadOlderMessages()
        chat.loadOlderMessages()
        XCTAssertEqual(server.loads, [0])
        server.answer()

        list.layoutIfNeeded()
        XCTAssertEqual(chat.conversation.days.count, 7)
        XCTAssertEqual(try place(of: id), before, accuracy: 0.5)
        // Scrolled up point by point, what was loaded is there without a jump.
        for _ in 0..<60 {
            let path = try XCTUnwrap(list.indexPathsForVisibleItems.sorted().dropFirst().first)
            let id = chat.conversation[path].id
            let before = try place(of: id)
            list.contentOffset.y -= 20
            list.layoutIfNeeded()
            XCTAssertEqual(try place(of: id), before + 20, accuracy: 0.5)
        }
    }

    func testAMessageBelowMovesNothingWhileOlderOnesAreRead() throws {
        show(0..<40)
        list.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        list.layoutIfNeeded()
        let id = chat.conversation[try XCTUnwrap(list.indexPathsForVisibleItems.min())].id
        let before = try place(of: id)

        chat.receive([Message(id: 100, text: "new", date: Date(timeIntervalSince1970: 1_800_000_000))], animated: false)

        XCTAssertEqual(try place(of: id), before)
        XCTAssertFalse(chat.newMessagesButton.isHidden)
        XCTAssertEqual(chat.conversation.days.count, 5)

        chat.receive([Message(id: 102, text: "own", date: Date(timeIntervalSince1970: 1_800_000_001), isOutgoing: true)], animated: false)
        list.layoutIfNeeded()
        XCTAssertTrue(chat.isAtBottom)
        XCTAssertTrue(chat.newMessagesButton.isHidden)
    }

    func testAnAnimatedMessageIsFollowed() throws {
        show(0..<20)
        chat.receive(messages(20..<21))
        let followed = expectation(
            for: NSPredicate { _, _ in
                self.list.layer.presentation() != nil && self.chat.isAtBottom
                    && self.list.cellForItem(at: IndexPath(item: 0, section: 2)) != nil
            }, evaluatedWith: nil)
        wait(for: [followed], timeout: 5)
        XCTAssertEqual(list.numberOfSections, 3)
    }

    func testTheKeyboardLiftsInputBarAndMessages() throws {
        show(0..<30)
        let before = try place(of: 29)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 308, width: 320, height: 260),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
            ])
        chat.view.layoutIfNeeded()
        list.layoutIfNeeded()
        XCTAssertEqual(chat.inputBar.frame.maxY, 308)
        XCTAssertEqual(try place(of: 29), before - 260 + chat.view.safeAreaInsets.bottom, accuracy: 1)

        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        chat.view.layoutIfNeeded()
        list.layoutIfNeeded()
        XCTAssertEqual(try place(of: 29), before, accuracy: 1)
    }

    func testSwipesAndMenusReplyAndDelete() throws {
        show(0..<11)
        let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 1)) as? MessageCell)
        cell.pan(by: 30, state: .changed)
        XCTAssertEqual(cell.bubbleView.transform.tx, 30)
        cell.pan(by: 30, state: .ended)
        XCTAssertNil(chat.replyMessage)
        cell.pan(by: 80, state: .ended)
        XCTAssertEqual(chat.replyMessage?.id, 10)
        chat.inputBar.textInput.text = "yes"
        chat.inputBar.send()
        XCTAssertEqual(server.sent.first?.0, "yes")
        XCTAssertEqual(server.sent.first?.1, 10)
        XCTAssertNil(chat.replyMessage)

        let menu = chat.collectionView(list, contextMenuConfigurationForItemAt: IndexPath(item: 9, section: 0), point: .zero)
        XCTAssertEqual(menu?.identifier as? NSNumber, 9)
        chat.delete(chat.conversation[IndexPath(item: 0, section: 1)])
        XCTAssertEqual(server.deleted, [10])
        XCTAssertEqual(list.numberOfSections, 1)
    }
}
