import UIKit

@objc public protocol TabBarViewDelegate: AnyObject {
    func tabBarView(_ view: TabBarView, didSelectItemAt index: Int)
    @objc optional func tabBarView(_ view: TabBarView, shouldSelectItemAt index: Int) -> Bool
}

@IBDesignable
open class TabBarView: UIScrollView {
    public enum Style {
        case fixed
        case scrolling(spacing: CGFloat)
    }

    public weak var tabDelegate: TabBarViewDelegate?
    public var style: Style = .fixed { didSet { setNeedsLayout() } }

    @IBInspectable open var indicatorHeight: CGFloat = 3 { didSet { setNeedsLayout() } }
    @IBInspectable open var selectedColor: UIColor = .blue { didSet { updateColors() } }

    public private(set) var buttons: [UIButton] = []
    public let indicator = UIView()
    public private(set) var selectedIndex = 0
    private var progress: CGFloat = 0

    public var titles: [String] = [] { didSet { reload() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        if #available(iOS 11.0, *) { contentInsetAdjustmentBehavior = .never }
        if #available(iOS 26.0, *) {
            topEdgeEffect.isHidden = true
            bottomEdgeEffect.style = .soft
        } else {
            bounces = false
        }
        indicator.backgroundColor = selectedColor
        addSubview(indicator)
    }

    private func reload() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.darkGray, for: .normal)
            button.setTitleColor(selectedColor, for: .selected)
            button.tag = index
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            addSubview(button)
            return button
        }
        select(min(selectedIndex, max(0, titles.count - 1)))
        setNeedsLayout()
    }

    private func updateColors() {
        indicator.backgroundColor = selectedColor
        buttons.forEach { $0.setTitleColor(selectedColor, for: .selected) }
    }

    @objc private func tapped(_ sender: UIButton) {
        guard tabDelegate?.tabBarView?(self, shouldSelectItemAt: sender.tag) ?? true else { return }
        tabDelegate?.tabBarView(self, didSelectItemAt: sender.tag)
    }

    open func select(_ index: Int) {
        selectedIndex = index
        for button in buttons { button.isSelected = button.tag == index }
    }

    /// Moves the indicator between tabs.
    open func move(to progress: CGFloat) {
        self.progress = progress
        select(Int(progress.rounded()))
        layoutIndicator()
    }

    fileprivate func frameOfTab(at index: Int) -> CGRect {
        guard buttons.indices.contains(index) else { return .zero }
        return buttons[index].frame
    }

    fileprivate func layoutIndicator() {
        let lower = Int(progress.rounded(.down))
        let first = frameOfTab(at: lower)
        let second = lower + 1 < buttons.count ? frameOfTab(at: lower + 1) : first
        let part = progress - CGFloat(lower)
        indicator.frame = CGRect(
            x: first.minX + (second.minX - first.minX) * part, y: bounds.height - indicatorHeight,
            width: first.width + (second.width - first.width) * part, height: indicatorHeight)
    }
}

extension TabBarView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        switch style {
        case .fixed:
            let width = buttons.isEmpty ? 0 : bounds.width / CGFloat(buttons.count)
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
            }
            contentSize = bounds.size
        case .scrolling(let spacing):
            var x = spacing
            for button in buttons {
                let width = button.intrinsicContentSize.width
                button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
                x += width + spacing
            }
            contentSize = CGSize(width: x, height: bounds.height)
        }
        layoutIndicator()
    }
}
