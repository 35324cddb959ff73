import UIKit

protocol MessageCellDelegate: AnyObject {
    func messageCellDidSwipeToReply(_ cell: MessageCell)
}

/// A bubble at one of the sides. A pan to the trailing side replies.
open class MessageCell: UICollectionViewCell {
    public static let identifier = "MessageCell"
    public let textLabel = UILabel()
    public let bubbleView = UIView()
    public private(set) lazy var replyRecognizer = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    weak var delegate: MessageCellDelegate?
    private let replyImageView = UIImageView(image: UIImage(systemName: "arrowshape.turn.up.left"))
    private var leading: NSLayoutConstraint?
    private var trailing: NSLayoutConstraint?
    static let replyDistance: CGFloat = 60

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textLabel.numberOfLines = 0
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.adjustsFontForContentSizeCategory = true
        bubbleView.layer.cornerRadius = 16
        replyImageView.alpha = 0
        for view in [replyImageView, bubbleView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        bubbleView.addSubview(textLabel)
        leading = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        NSLayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            textLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            textLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
            textLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
            textLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
            replyImageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            replyImageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        ])
        replyRecognizer.delegate = self
        contentView.addGestureRecognizer(replyRecognizer)
    }

    open func configure(with message: Message) {
        textLabel.text = message.text
        textLabel.textColor = message.isOutgoing ? .white : .label
        bubbleView.backgroundColor = message.isOutgoing ? .systemBlue : .secondarySystemBackground
        leading?.isActive = false
        trailing?.isActive = false
        (message.isOutgoing ? trailing : leading)?.isActive = true
        accessibilityLabel = message.text
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        bubbleView.transform = .identity
        replyImageView.alpha = 0
        textLabel.text = nil
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        let target = CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
        let size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        attributes.size = CGSize(width: layoutAttributes.size.width, height: ceil(size.height))
        return attributes
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        pan(by: recognizer.translation(in: self).x, state: recognizer.state)
    }

    func pan(by translation: CGFloat, state: UIGestureRecognizer.State) {
        let distance = min(max(0, translation), MessageCell.replyDistance * 1.5)
        switch state {
        case .began, .changed:
            bubbleView.transform = CGAffineTransform(translationX: distance, y: 0)
            replyImageView.alpha = min(1, distance / MessageCell.replyDistance)
        case .ended, .cancelled, .failed:
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                self.bubbleView.transform = .identity
                self.replyImageView.alpha = 0
            }
            if state == .ended, distance >= MessageCell.replyDistance { delegate?.messageCellDidSwipeToReply(self) }
        default: break
        }
    }
}

extension MessageCell: UIGestureRecognizerDelegate {
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === replyRecognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let velocity = replyRecognizer.velocity(in: self)
        return velocity.x > abs(velocity.y)
    }
}

open class DateHeaderView: UICollectionReusableView {
    public static let identifier = "DateHeaderView"
    public let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
