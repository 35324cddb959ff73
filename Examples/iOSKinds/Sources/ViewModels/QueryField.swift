import UIKit

/// A field of one line, which posts a notification for each change.
public final class QueryField: UIControl {
    public static let textDidChangeNotification = Notification.Name("QueryFieldTextDidChange")

    private let label = UILabel()

    public var text: String? {
        get { return label.text }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
    }

    public override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: 36)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    }

    /// Types a character, as a keyboard would.
    public func insert(_ character: Character) {
        text = (text ?? "") + String(character)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: QueryField.textDidChangeNotification, object: self)
    }
}
