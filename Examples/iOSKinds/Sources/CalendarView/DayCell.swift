import UIKit

open class DayCell: UIView {
    @objc public let titleLabel = UILabel()
    @objc public let subtitleLabel = UILabel()
    open internal(set) var date: Date?
    open var isSelected = false { didSet { updateAppearance(animated: window != nil && isSelected && !oldValue) } }
    open var isPlaceholder = false { didSet { updateAppearance(animated: false) } }
    open var isEnabled = true { didSet { updateAppearance(animated: false) } }
    open var isToday = false { didSet { updateAppearance(animated: false) } }
    open var selectionColor: UIColor = .systemBlue
    var numberOfEvents = 0 { didSet { updateEvents() } }
    private let shapeLayer = CAShapeLayer()
    private let eventsStack = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        shapeLayer.isHidden = true
        layer.insertSublayer(shapeLayer, at: 0)
        titleLabel.textAlignment = .center
        titleLabel.font = .systemFont(ofSize: 15)
        subtitleLabel.textAlignment = .center
        subtitleLabel.font = .systemFont(ofSize: 8)
        eventsStack.spacing = 2
        eventsStack.alignment = .center
        [titleLabel, subtitleLabel, eventsStack].forEach(addSubview)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    open func prepareForReuse() {
        date = nil
        isSelected = false
        isToday = false
        titleLabel.text = nil
        subtitleLabel.text = nil
        numberOfEvents = 0
        shapeLayer.removeAllAnimations()
    }

    private func updateEvents() {
        eventsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for _ in 0..<numberOfEvents {
            let dot = UIView()
            dot.backgroundColor = selectionColor
            dot.layer.cornerRadius = 2
            dot.widthAnchor.constraint(equalToConstant: 4).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 4).isActive = true
            eventsStack.addArrangedSubview(dot)
        }
        setNeedsLayout()
    }

    private func updateAppearance(animated: Bool) {
        titleLabel.textColor = isSelected ? .white : isToday ? selectionColor : isPlaceholder ? .lightGray : .darkText
        alpha = isEnabled ? 1 : 0.3
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shapeLayer.fillColor = selectionColor.cgColor
        shapeLayer.isHidden = !isSelected
        CATransaction.commit()
        guard animated else { return }
        let out = CABasicAnimation(keyPath: "transform.scale")
        out.fromValue = 0.3
        out.toValue = 1.2
        out.duration = 0.15
        let back = CABasicAnimation(keyPath: "transform.scale")
        back.fromValue = 1.2
        back.toValue = 1
        back.beginTime = 0.15
        back.duration = 0.1
        let group = CAAnimationGroup()
        group.duration = 0.25
        group.animations = [out, back]
        shapeLayer.add(group, forKey: "bounce")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let titleHeight = subtitleLabel.text == nil ? bounds.height * 5 / 6 : bounds.height / 2
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleHeight)
        subtitleLabel.frame = CGRect(x: 0, y: titleHeight, width: bounds.width, height: bounds.height / 3)
        let size = eventsStack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        eventsStack.frame = CGRect(x: (bounds.width - size.width) / 2, y: bounds.height - 6, width: size.width, height: 4)
        let diameter = min(bounds.width, titleHeight) * 0.9
        shapeLayer.frame = CGRect(
            x: (bounds.width - diameter) / 2, y: (titleHeight - diameter) / 2, width: diameter, height: diameter)
        shapeLayer.path = UIBezierPath(ovalIn: shapeLayer.bounds).cgPath
    }
}
