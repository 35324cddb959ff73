import UIKit

public enum ActionStyle: Int {
    case `default`, destructive, selected, cancel
}

/// One row of an action sheet.
open class Action: NSObject {
    public let title: String
    public let subtitle: String?
    public let image: UIImage?
    public let style: ActionStyle
    public let handler: ((Action) -> Void)?
    @objc open dynamic var isEnabled = true { didSet { cell?.isEnabled = isEnabled } }
    fileprivate(set) weak var cell: ActionCell?

    public init(_ title: String, subtitle: String? = nil, image: UIImage? = nil, style: ActionStyle = .default, handler: ((Action) -> Void)? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.style = style
        self.handler = handler
        super.init()
    }
}

open class Section {
    public var title: String?
    public private(set) var actions: [Action]

    public init(title: String? = nil, actions: [Action] = []) {
        self.title = title
        self.actions = actions
    }

    open func add(_ action: Action) { actions.append(action) }
}

/// How a sheet looks. A subclass changes what it wants to.
open class ActionSheetTheme: NSObject {
    public static var current = ActionSheetTheme()
    open var rowHeight: CGFloat { return 56 }
    open var cornerRadius: CGFloat { return 13 }
    open var margin: CGFloat { return 8 }
    open var font: UIFont { return UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 18)) }
    open var backgroundColor: UIColor {
        return UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.98, alpha: 1)
        }
    }
    open var separatorColor: UIColor { return .separator }

    open func textColor(for style: ActionStyle) -> UIColor {
        switch style {
        case .destructive: return .systemRed
        case .selected: return .systemGreen
        case .default, .cancel: return .label
        }
    }
}

final class ActionCell: UIControl {
    let action: Action
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let theme: ActionSheetTheme
    private let feedback = UISelectionFeedbackGenerator()

    init(action: Action, theme: ActionSheetTheme) {
        self.action = action
        self.theme = theme
        super.init(frame: .zero)
        action.cell = self
        isEnabled = action.isEnabled
        titleLabel.text = action.title
        titleLabel.font = theme.font
        titleLabel.textColor = theme.textColor(for: action.style)
        titleLabel.textAlignment = action.style == .cancel ? .center : .natural
        subtitleLabel.text = action.subtitle
        subtitleLabel.isHidden = action.subtitle == nil
        subtitleLabel.font = .preferredFont(forTextStyle: .caption1)
        subtitleLabel.textColor = .secondaryLabel
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = theme.textColor(for: action.style)
        imageView.isHidden = action.image == nil
        imageView.contentMode = .scaleAspectFit
        imageView.setContentHuggingPriority(.required, for: .horizontal)

        let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [imageView, texts])
        row.spacing = 12
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: theme.rowHeight),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = [action.title, action.subtitle].compactMap { $0 }.joined(separator: ", ")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            feedback.selectionChanged()
            backgroundColor = isHighlighted ? UIColor.systemFill : .clear
        }
    }

    override var isEnabled: Bool {
        didSet { titleLabel.alpha = isEnabled ? 1 : 0.4 }
    }
}
