import UIKit

extension Notification.Name {
    public static let growingTextInputDidChange = Notification.Name("InputBar.GrowingTextInput.didChange")
}

/// Text of several lines that the keyboard writes, with a placeholder and a caret. It is as high as its text, up to a limit.
open class GrowingTextInput: UIControl, UIKeyInput {
    open var text: String = "" {
        didSet {
            guard text != oldValue else { return }
            textChanged()
        }
    }
    @IBInspectable open var placeholder: String? { didSet { placeholderLabel.text = placeholder } }
    @objc open dynamic var font: UIFont = .preferredFont(forTextStyle: .body) { didSet { fontChanged() } }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { sizeChanged() } }
    open var maximumNumberOfLines = 5 { didSet { sizeChanged() } }
    open var maximumLength: Int?
    open var returnKeySends = false
    public private(set) var isScrollEnabled = false
    let textLabel = UILabel()
    let placeholderLabel = UILabel()
    let caret = UIView()
    private let scrollView = UIScrollView()
    private var lastWidth: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        scrollView.isUserInteractionEnabled = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        textLabel.numberOfLines = 0
        textLabel.lineBreakMode = .byWordWrapping
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.isUserInteractionEnabled = false
        caret.backgroundColor = tintColor
        caret.isHidden = true
        [textLabel, placeholderLabel, caret].forEach(scrollView.addSubview)
        layer.cornerRadius = 18
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        isAccessibilityElement = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
        addTarget(self, action: #selector(pressed), for: .touchUpInside)
        fontChanged()
    }

    @objc private func pressed() { becomeFirstResponder() }

    // MARK: - Responder

    open override var canBecomeFirstResponder: Bool { return isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        caret.isHidden = false
        blink()
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, super.resignFirstResponder() else { return false }
        caret.isHidden = true
        caret.layer.removeAnimation(forKey: "blink")
        sendActions(for: .editingDidEnd)
        return true
    }

    private func blink() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0, 1]
        animation.keyTimes = [0, 0.4, 0.5, 0.9, 1]
        animation.duration = 1
        animation.repeatCount = .infinity
        caret.layer.add(animation, forKey: "blink")
    }

    // MARK: - UIKeyInput

    open var hasText: Bool { return !text.isEmpty }

    open func insertText(_ newText: String) {
        if newText == "\n" && returnKeySends {
            sendActions(for: .editingDidEndOnExit)
            return
        }
        if let limit = maximumLength, text.count + newText.count > limit { return }
        text += newText
        sendActions(for: .editingChanged)
    }

    open func deleteBackward() {
        guard hasText else { return }
        text.removeLast()
        sendActions(for: .editingChanged)
    }

    // MARK: - Layout

    private func textChanged() {
        textLabel.text = text.hasSuffix("\n") ? text + "\u{200B}" : text
        placeholderLabel.isHidden = hasText
        accessibilityValue = text
        NotificationCenter.default.post(name: .growingTextInputDidChange, object: self)
        sizeChanged()
    }

    private func fontChanged() {
        textLabel.font = font
        placeholderLabel.font = font
        sizeChanged()
    }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        let available = max(0, width - textContainerInset.left - textContainerInset.right)
        let size = textLabel.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
        return max(ceil(font.lineHeight), ceil(size.height))
    }

    private var maximumTextHeight: CGFloat { return ceil(font.lineHeight * CGFloat(maximumNumberOfLines)) }

    open override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : 200
        let height = min(textHeight(width: width), maximumTextHeight)
        return CGSize(width: UIView.noIntrinsicMetric, height: height + textContainerInset.top + textContainerInset.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width != lastWidth {
            lastWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
        scrollView.frame = bounds.inset(by: textContainerInset)
        let height = textHeight(width: bounds.width)
        isScrollEnabled = height > maximumTextHeight
        textLabel.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height)
        placeholderLabel.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: ceil(font.lineHeight))
        scrollView.contentSize = textLabel.frame.size
        let lastLine = String(text.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
        let lineWidth = (lastLine as NSString).size(withAttributes: [.font: font]).width
        caret.frame = CGRect(x: min(lineWidth, scrollView.bounds.width - 2), y: height - ceil(font.lineHeight), width: 2, height: font.lineHeight)
        scrollView.contentOffset.y = max(0, height - scrollView.bounds.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            font = .preferredFont(forTextStyle: .body)
        }
    }
}
