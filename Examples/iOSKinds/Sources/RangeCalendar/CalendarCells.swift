import UIKit

open class CalendarDayCell: UICollectionViewCell {
    public static let identifier = "CalendarDayCell"
    public let numberLabel = UILabel()
    public private(set) var isInRange = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        numberLabel.textAlignment = .center
        numberLabel.font = .preferredFont(forTextStyle: .callout)
        numberLabel.adjustsFontForContentSizeCategory = true
        numberLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(numberLabel)
        NSLayoutConstraint.activate([
            numberLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            numberLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        let circle = UIView()
        circle.backgroundColor = .systemBlue
        circle.layer.cornerRadius = 8
        selectedBackgroundView = circle
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override var isSelected: Bool { didSet { updateColors() } }
    open override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }

    open override func prepareForReuse() {
        super.prepareForReuse()
        numberLabel.text = nil
        isInRange = false
        updateColors()
    }

    func setInRange(_ value: Bool) {
        isInRange = value
        updateColors()
    }

    private func updateColors() {
        numberLabel.textColor = isSelected ? .white : isInRange ? .systemBlue : .label
    }
}

open class CalendarMonthHeader: UICollectionReusableView {
    public static let identifier = "CalendarMonthHeader"
    public let titleLabel = UILabel()
    private let weekdays = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        weekdays.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [titleLabel, weekdays])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.textAlignment = .center
        addSubview(stack)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(title: String, symbols: [String]) {
        titleLabel.text = title
        while weekdays.arrangedSubviews.count < symbols.count {
            let label = UILabel()
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .caption2)
            label.textColor = .secondaryLabel
            weekdays.addArrangedSubview(label)
        }
        for (label, symbol) in zip(weekdays.arrangedSubviews, symbols) { (label as? UILabel)?.text = symbol }
    }
}

final class CalendarBandView: UICollectionReusableView {
    private(set) var roundedEdges: UIRectCorner = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        roundedEdges = (layoutAttributes as? BandAttributes)?.roundedEdges ?? []
        layer.cornerRadius = 8
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var corners: CACornerMask = []
        if roundedEdges.contains(.topLeft) {
            corners.formUnion(mirrored ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        }
        if roundedEdges.contains(.topRight) {
            corners.formUnion(mirrored ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        }
        layer.maskedCorners = corners
    }
}
