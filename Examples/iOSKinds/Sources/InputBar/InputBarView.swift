import UIKit

public protocol InputBarDelegate: AnyObject {
    func inputBar(_ inputBar: InputBarView, didPressSendWith text: String)
    func inputBar(_ inputBar: InputBarView, didChangeTextTo text: String)
    func inputBar(_ inputBar: InputBarView, didChangeIntrinsicContentTo size: CGSize)
    func inputBar(_ inputBar: InputBarView, shouldRemoveAttachmentAt index: Int) -> Bool
}

extension InputBarDelegate {
    public func inputBar(_ inputBar: InputBarView, didChangeTextTo text: String) {}
    public func inputBar(_ inputBar: InputBarView, didChangeIntrinsicContentTo size: CGSize) {}
    public func inputBar(_ inputBar: InputBarView, shouldRemoveAttachmentAt index: Int) -> Bool { return true }
}

open class SendButton: UIButton {
    open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: max(52, size.width), height: max(36, size.height))
    }
}

/// A text with a button that sends it, and attachments above.
open class InputBarView: UIView {
    open weak var delegate: InputBarDelegate?
    public let textInput = GrowingTextInput()
    public private(set) lazy var sendButton: SendButton = {
        let button = SendButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
        button.isEnabled = false
        button.addTarget(self, action: #selector(send), for: .touchUpInside)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }()
    public private(set) lazy var leftStackView = UIStackView()
    public private(set) lazy var attachmentStackView: UIStackView = {
        let stack = UIStackView()
        stack.spacing = 8
        stack.isHidden = true
        return stack
    }()
    private lazy var middleStackView = UIStackView(arrangedSubviews: [leftStackView, textInput, sendButton])
    private lazy var contentStackView = UIStackView(arrangedSubviews: [attachmentStackView, middleStackView])
    private let separator = UIView()
    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    private var previousSize: CGSize = .zero
    private var observers: [NSObjectProtocol] = []

    open var padding = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12) { didSet { layoutMargins = padding } }
    open var isTranslucent = false { didSet { translucencyChanged() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    private func setup() {
        backgroundColor = .systemBackground
        insetsLayoutMarginsFromSafeArea = true
        layoutMargins = padding
        separator.backgroundColor = .separator
        middleStackView.alignment = .bottom
        middleStackView.spacing = 8
        contentStackView.axis = .vertical
        contentStackView.spacing = 6
        for view in [blurView, separator, contentStackView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            blurView.topAnchor.constraint(equalTo: topAnchor),
            blurView.bottomAnchor.constraint(equalTo: bottomAnchor),
            blurView.leadingAnchor.constraint(equalTo: leadingAnchor),
            blurView.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.topAnchor.constraint(equalTo: topAnchor),
            separator.leadingAnchor.constraint(equalTo: leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.heightAnchor.constraint(equalToConstant: 0.5),
            contentStackView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            contentStackView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            contentStackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            contentStackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        blurView.isHidden = true
        textInput.placeholder = "Message"
        textInput.addTarget(self, action: #selector(send), for: .editingDidEndOnExit)
        observers.append(
            NotificationCenter.default.addObserver(forName: .growingTextInputDidChange, object: textInput, queue: nil) {
                [weak self] _ in self?.textChanged()
            })
    }

    private func translucencyChanged() {
        blurView.isHidden = !isTranslucent
        backgroundColor = isTranslucent ? .clear : .systemBackground
    }

    private func textChanged() {
        updateSendButton()
        delegate?.inputBar(self, didChangeTextTo: textInput.text)
        invalidateIntrinsicContentSize()
    }

    private func updateSendButton() {
        let trimmed = textInput.text.trimmingCharacters(in: .whitespacesAndNewlines)
        sendButton.isEnabled = !trimmed.isEmpty || !attachments.isEmpty
    }

    @objc open func send() {
        guard sendButton.isEnabled else { return }
        let text = textInput.text.trimmingCharacters(in: .whitespacesAndNewlines)
        delegate?.inputBar(self, didPressSendWith: text)
        textInput.text = ""
        attachments.removeAll()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != previousSize else { return }
        previousSize = bounds.size
        delegate?.inputBar(self, didChangeIntrinsicContentTo: bounds.size)
    }

    // MARK: - Attachments

    open var attachments: [UIImage] = [] { didSet { reloadAttachments() } }

    private func reloadAttachments() {
        for view in attachmentStackView.arrangedSubviews {
            attachmentStackView.removeArrangedSubview(view)
            view.removeFromSuperview()
        }
        for (index, image) in attachments.enumerated() {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            view.layer.cornerRadius = 8
            view.tag = index
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(attachmentTapped(_:))))
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.heightAnchor.constraint(equalToConstant: 60).isActive = true
            attachmentStackView.addArrangedSubview(view)
        }
        if !attachments.isEmpty { attachmentStackView.addArrangedSubview(UIView()) }
        attachmentStackView.isHidden = attachments.isEmpty
        updateSendButton()
        invalidateIntrinsicContentSize()
    }

    @objc private func attachmentTapped(_ recognizer: UITapGestureRecognizer) {
        guard let index = recognizer.view?.tag else { return }
        removeAttachment(at: index)
    }

    open func removeAttachment(at index: Int) {
        guard attachments.indices.contains(index), delegate?.inputBar(self, shouldRemoveAttachmentAt: index) ?? true else { return }
        attachments.remove(at: index)
    }
}
