import InputBar
import UIKit

public protocol ChatViewControllerDelegate: AnyObject {
    func chat(_ chat: ChatViewController, didSend text: String, inReplyTo message: Message?)
    func chat(_ chat: ChatViewController, didDelete message: Message)
    /// Calls back with messages that are older than all; none if there are no more.
    func chat(_ chat: ChatViewController, loadMessagesBefore message: Message, completion: @escaping ([Message]) -> Void)
}

/// A conversation: the newest message is at the bottom, older ones are loaded before they are needed.
open class ChatViewController: UIViewController {
    open weak var delegate: ChatViewControllerDelegate?
    public let collectionView: UICollectionView
    public let inputBar = InputBarView()
    public let newMessagesButton = UIButton(type: .system)
    public private(set) var conversation: Conversation
    public private(set) var replyMessage: Message?
    public private(set) var isLoading = false
    public private(set) var keyboardHeight: CGFloat = 0
    private var hasOlderMessages = true
    private var hasAppeared = false
    private lazy var inputBottom = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    private static let headerFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMMM"
        return formatter
    }()

    public init(conversation: Conversation) {
        self.conversation = conversation
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: MessagesLayout())
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    // MARK: - View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.register(MessageCell.self, forCellWithReuseIdentifier: MessageCell.identifier)
        collectionView.register(
            DateHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: DateHeaderView.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.alwaysBounceVertical = true
        collectionView.keyboardDismissMode = .interactive
        inputBar.delegate = self
        newMessagesButton.setTitle("New messages", for: .normal)
        newMessagesButton.isHidden = true
        newMessagesButton.addTarget(self, action: #selector(showNewMessages), for: .touchUpInside)
        for subview in [collectionView, inputBar, newMessagesButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBottom,
            newMessagesButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            newMessagesButton.bottomAnchor.constraint(equalTo: inputBar.topAnchor, constant: -8),
        ])
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let wasAtBottom = isAtBottom
        let covered = max(0, view.bounds.maxY - inputBar.frame.minY - view.safeAreaInsets.bottom)
        if collectionView.contentInset.bottom != covered {
            collectionView.contentInset.bottom = covered
            collectionView.verticalScrollIndicatorInsets.bottom = covered
        }
        if wasAtBottom || !hasAppeared { scrollToBottom(animated: false) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }

    // MARK: - Keyboard

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil))
        move(to: covered.isNull ? 0 : covered.height, with: notification)
    }

    @objc private func keyboardWillHide(_ notification: Notification) { move(to: 0, with: notification) }

    private func move(to height: CGFloat, with notification: Notification) {
        guard height != keyboardHeight else { return }
        keyboardHeight = height
        inputBottom.constant = -height
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    // MARK: - Messages

    public var isAtBottom: Bool { distanceFromBottom < 20 }

    private var distanceFromBottom: CGFloat {
        let visible = collectionView.bounds.height - collectionView.adjustedContentInset.bottom
        return collectionView.contentSize.height - visible - collectionView.contentOffset.y
    }

    open func scrollToBottom(animated: Bool) {
        guard let last = conversation.lastIndexPath else { return }
        collectionView.scrollToItem(at: last, at: .bottom, animated: animated)
        newMessagesButton.isHidden = true
    }

    /// Adds a message below. The list follows it if it shows the bottom, or if the message is the user's own.
    open func receive(_ messages: [Message], animated: Bool = true) {
        let follows = isAtBottom || messages.last?.isOutgoing == true
        let change = conversation.append(messages)
        let update = { self.insert(change) }
        let completion = { (_: Bool) in
            if follows { self.scrollToBottom(animated: animated) } else { self.newMessagesButton.isHidden = false }
        }
        if animated {
            collectionView.performBatchUpdates(update, completion: completion)
        } else {
            UIView.performWithoutAnimation {
                collectionView.performBatchUpdates(update, completion: nil)
                collectionView.layoutIfNeeded()
                completion(true)
            }
        }
    }

    private func insert(_ change: Conversation.Change) {
        collectionView.insertSections(change.insertedSections)
        collectionView.insertItems(at: change.insertedItems)
    }

    /// Adds older messages above, with the message at the top staying where it is.
    open func loadOlderMessages() {
        guard !isLoading, hasOlderMessages, let first = conversation.days.first?.messages.first else { return }
        isLoading = true
        delegate?.chat(self, loadMessagesBefore: first) { [weak self] messages in
            self?.insertOlder(messages)
        }
    }

    private func insertOlder(_ messages: [Message]) {
        isLoading = false
        hasOlderMessages = !messages.isEmpty
        guard !messages.isEmpty else { return }
        let anchor = collectionView.indexPathsForVisibleItems.min().flatMap { path -> (Int, CGFloat)? in
            guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return nil }
            return (conversation[path].id, frame.minY - collectionView.contentOffset.y)
        }
        UIView.performWithoutAnimation {
            let change = conversation.prepend(messages)
            collectionView.performBatchUpdates({ self.insert(change) }, completion: nil)
            guard let (id, distance) = anchor, let path = conversation.indexPath(forMessage: id),
                let frame = collectionView.layoutAttributesForItem(at: path)?.frame
            else { return }
            collectionView.contentOffset.y = frame.minY - distance
        }
    }

    open func delete(_ message: Message) {
        guard let path = conversation.indexPath(forMessage: message.id) else { return }
        let dayIsEmpty = conversation.remove(at: path)
        collectionView.performBatchUpdates {
            if dayIsEmpty {
                self.collectionView.deleteSections([path.section])
            } else {
                self.collectionView.deleteItems(at: [path])
            }
        }
        delegate?.chat(self, didDelete: message)
    }

    open func reply(to message: Message?) {
        replyMessage = message
        inputBar.textInput.placeholder = message.map { "Reply to “\($0.text.prefix(20))”" } ?? "Message"
    }

    @objc private func showNewMessages() { scrollToBottom(animated: true) }
}

extension ChatViewController: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    open func numberOfSections(in collectionView: UICollectionView) -> Int { conversation.days.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        conversation.days[section].messages.count
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: MessageCell.identifier, for: indexPath)
                as? MessageCell
        else { fatalError("MessageCell is not registered") }
        cell.configure(with: conversation[indexPath])
        cell.delegate = self
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: DateHeaderView.identifier, for: indexPath)
        let date = conversation.days[indexPath.section].date
        (view as? DateHeaderView)?.label.text = ChatViewController.headerFormatter.string(from: date)
        return view
    }

    open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        if indexPaths.contains(where: { $0.section == 0 && $0.item < 5 }) { loadOlderMessages() }
    }
}

extension ChatViewController: UICollectionViewDelegateFlowLayout {
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard hasAppeared, indexPath.section == 0, indexPath.item < 3 else { return }
        DispatchQueue.main.async { self.loadOlderMessages() }
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if isAtBottom { newMessagesButton.isHidden = true }
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let message = conversation[indexPath]
        return UIContextMenuConfiguration(identifier: message.id as NSNumber, previewProvider: nil) { [weak self] _ in
            let reply = UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { _ in
                self?.reply(to: message)
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.delete(message)
            }
            return UIMenu(title: "", children: message.isOutgoing ? [reply, delete] : [reply])
        }
    }
}

extension ChatViewController: MessageCellDelegate {
    func messageCellDidSwipeToReply(_ cell: MessageCell) {
        guard let path = collectionView.indexPath(for: cell) else { return }
        reply(to: conversation[path])
    }
}

extension ChatViewController: InputBarDelegate {
    public func inputBar(_ inputBar: InputBarView, didPressSendWith text: String) {
        delegate?.chat(self, didSend: text, inReplyTo: replyMessage)
        reply(to: nil)
    }
}
