import UIKit

@available (iOS 9.0, *)
public protocol RowType: AnyObject {
    var tag: String? { get }
    var title: String { get set }
    var isHidden: Bool { get }
    func validate() -> [ValidationError]
    func makeView() -> RowView
}

public struct ValidationError: Error, Equatable {
    public var message: String
    public init(_ message: String) { self.message = message }
}

public struct Rule<Value> {
    public var check: (Value?) -> ValidationError?

    public static func required(_ message: String = "Required") -> Rule {
        return Rule { $0 == nil ? ValidationError(message) : nil }
    }
}

extension Rule where Value: Comparable {
    public static func between(_ range: ClosedRange<Value>) -> Rule {
        return Rule { value in
            guard let value = value, !range.contains(value) else { return nil }
            return ValidationError("\(value) is not in \(range)")
        }
    }
}

open class Row<Value: Equatable>: NSObject, RowType {
    public let tag: String?
    public var title: String { didSet { view?.titleLabel.text = title } }
    public var rules: [Rule<Value>] = []
    public var hidden: ((Form) -> Bool)?
    public weak var form: Form?
    fileprivate weak var view: RowView?

    private var changes: [(Row<Value>) -> Void] = []

    public var value: Value? {
        didSet {
            guard value != oldValue else { return }
            changes.forEach { $0(self) }
            view?.detailLabel.text = displayText
            form?.rowDidChange(self)
        }
    }

    public var displayValue: ((Value?) -> String?) = { value in value.map { "\($0)" } }
    public var displayText: String? { return displayValue(value) }
    public var isHidden: Bool { return form.flatMap { hidden?($0) } ?? false }

    public required init(tag: String?, title: String = "", _ configure: (Row<Value>) -> Void = { _ in }) {
        self.tag = tag
        self.title = title
        super.init()
        configure(self)
    }

    @discardableResult
    open func onChange(_ body: @escaping (Row<Value>) -> Void) -> Self {
        changes.append(body)
        return self
    }

    open func validate() -> [ValidationError] { return rules.compactMap { $0.check(value) } }

    open func makeView() -> RowView {
        let view = RowView(frame: .zero)
        view.titleLabel.text = title
        view.detailLabel.text = displayText
        view.addTarget(self, action: #selector(rowTapped(_:)), for: .touchUpInside)
        self.view = view
        return view
    }

    @objc open func rowTapped(_ sender: RowView) {}
}

public final class SwitchRow: Row<Bool> {
    public override func rowTapped(_ sender: RowView) {
        value = !(value ?? false)
    }
}

public final class StepRow: Row<Int> {
    public var step = 1

    public override func rowTapped(_ sender: RowView) {
        value = (value ?? 0) + step
    }
}

open class RowView: UIControl {
    public let titleLabel = UILabel()
    public let detailLabel = UILabel()
    private let stack = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .horizontal
        stack.spacing = 8
        stack.isUserInteractionEnabled = false
        stack.addArrangedSubview(titleLabel)
        stack.addArrangedSubview(detailLabel)
        detailLabel.textAlignment = .right
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        bottom.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            bottom, heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension RowView {
    open override var isHighlighted: Bool {
        get { return super.isHighlighted }
        set {
            super.isHighlighted = newValue
            backgroundColor = newValue ? UIColor(white: 0.9, alpha: 1) : nil
        }
    }
}
