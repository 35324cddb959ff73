import UIKit

/// A control that is drawn by the form itself, so that it looks the same on all systems.
open class FormControl: UIControl {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.isEmpty { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open func setUp() { isAccessibilityElement = true }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// On or off: a knob in a capsule.
public final class FormToggle: FormControl {
    private let knob = UIView()
    public var isOn = false { didSet { setNeedsLayout() } }

    public override func setUp() {
        super.setUp()
        knob.backgroundColor = .white
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = 13
        layer.cornerRadius = 15
        addSubview(knob)
        addTarget(self, action: #selector(toggle), for: .touchUpInside)
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        knob.frame = CGRect(x: isOn ? bounds.width - 28 : 2, y: 2, width: 26, height: 26)
        backgroundColor = isOn ? .systemGreen : .systemGray4
        accessibilityValue = isOn ? "1" : "0"
    }

    @objc private func toggle() {
        UIView.animate(withDuration: 0.2) {
            self.isOn.toggle()
            self.layoutIfNeeded()
        }
        sendActions(for: .valueChanged)
    }
}

/// A number between buttons for less and more.
public final class FormCounter: FormControl {
    public var range = 0...10 { didSet { updateButtons() } }
    public var value = 0 { didSet { updateButtons() } }
    public let less = UIButton(type: .system)
    public let more = UIButton(type: .system)

    public override func setUp() {
        super.setUp()
        isAccessibilityElement = false
        less.setTitle("−", for: .normal)
        more.setTitle("+", for: .normal)
        less.addTarget(self, action: #selector(step(_:)), for: .touchUpInside)
        more.addTarget(self, action: #selector(step(_:)), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [less, more])
        stack.distribution = .fillEqually
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        updateButtons()
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

    private func updateButtons() {
        less.isEnabled = value > range.lowerBound
        more.isEnabled = value < range.upperBound
    }

    @objc private func step(_ button: UIButton) {
        value = min(max(range.lowerBound, value + (button === more ? 1 : -1)), range.upperBound)
        sendActions(for: .valueChanged)
    }
}

/// A knob on a line, which follows the touch.
public final class FormTrack: FormControl {
    private let line = UIView()
    private let knob = UIView()
    public var value: Float = 0 { didSet { setNeedsLayout() } }

    public override func setUp() {
        super.setUp()
        for (view, color) in [(line, UIColor.systemBlue), (knob, .white)] {
            view.backgroundColor = color
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        knob.layer.cornerRadius = 14
        knob.layer.shadowOpacity = 0.2
        accessibilityTraits = .adjustable
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        knob.frame = CGRect(x: CGFloat(value) * max(0, bounds.width - 28), y: bounds.midY - 14, width: 28, height: 28)
    }

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { move(to: touch.location(in: self)) }
    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { move(to: touch.location(in: self)) }

    @discardableResult
    func move(to point: CGPoint) -> Bool {
        guard bounds.width > 28 else { return false }
        value = Float(min(max(0, (point.x - 14) / (bounds.width - 28)), 1))
        sendActions(for: .valueChanged)
        return true
    }

    public override func accessibilityIncrement() {
        value = min(1, value + 0.1)
        sendActions(for: .valueChanged)
    }
}

/// Titles of which one is chosen.
public final class FormSegments: FormControl {
    public private(set) var buttons: [UIButton] = []
    public var selectedIndex = 0 { didSet { updateButtons() } }
    private let stack = UIStackView()

    public override func setUp() {
        super.setUp()
        isAccessibilityElement = false
        stack.distribution = .fillEqually
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: 44 * CGFloat(buttons.count), height: 32) }

    public func setTitles(_ titles: [String]) {
        guard titles != buttons.map({ $0.title(for: .normal) ?? "" }) else { return }
        buttons.forEach { $0.removeFromSuperview() }
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle(title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.white, for: .selected)
            button.layer.cornerRadius = 6
            button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
            stack.addArrangedSubview(button)
            return button
        }
        invalidateIntrinsicContentSize()
        updateButtons()
    }

    private func updateButtons() {
        for button in buttons {
            button.isSelected = button.tag == selectedIndex
            button.backgroundColor = button.isSelected ? .systemBlue : .tertiarySystemFill
        }
    }

    @objc private func choose(_ button: UIButton) {
        selectedIndex = button.tag
        sendActions(for: .valueChanged)
    }
}
