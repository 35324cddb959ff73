import UIKit

/// The background of a panel's content, with rounded corners at its top, a shadow and a grabber.
@objcMembers
open class PanelSurfaceView: UIView {
    public let grabberHandle = PanelGrabberView()
    public private(set) weak var contentView: UIView?
    private let backgroundView = UIView()

    public dynamic var cornerRadius: CGFloat = 10.0 { didSet { setNeedsLayout() } }
    public dynamic var shadowHidden: Bool = false { didSet { setNeedsLayout() } }
    public var grabberTopPadding: CGFloat = 6.0 { didSet { grabberTop.constant = grabberTopPadding } }
    public var bottomOverflow: CGFloat = 0.0 { didSet { setNeedsUpdateConstraints() } }

    open override var backgroundColor: UIColor? {
        get { return backgroundView.backgroundColor }
        set { backgroundView.backgroundColor = newValue }
    }

    private lazy var grabberTop = grabberHandle.topAnchor.constraint(equalTo: topAnchor, constant: grabberTopPadding)
    private lazy var backgroundBottom = backgroundView.bottomAnchor.constraint(equalTo: bottomAnchor)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        super.backgroundColor = .clear
        clipsToBounds = false
        backgroundView.backgroundColor = .white
        backgroundView.translatesAutoresizingMaskIntoConstraints = false
        backgroundView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabberHandle.translatesAutoresizingMaskIntoConstraints = false
        addSubview(backgroundView)
        addSubview(grabberHandle)
        NSLayoutConstraint.activate([
            backgroundView.topAnchor.constraint(equalTo: topAnchor),
            backgroundView.leadingAnchor.constraint(equalTo: leadingAnchor),
            backgroundView.trailingAnchor.constraint(equalTo: trailingAnchor),
            backgroundBottom,
            grabberTop,
            grabberHandle.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }

    open override func updateConstraints() {
        super.updateConstraints()
        backgroundBottom.constant = bottomOverflow
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.layer.cornerRadius = cornerRadius
        contentView?.layer.cornerRadius = cornerRadius
        layer.shadowOpacity = shadowHidden ? 0.0 : 0.2
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 3
        layer.shadowPath = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
        ).cgPath
    }

    open func set(contentView: UIView) {
        self.contentView?.removeFromSuperview()
        insertSubview(contentView, belowSubview: grabberHandle)
        self.contentView = contentView
        contentView.clipsToBounds = true
        contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leftAnchor.constraint(equalTo: leftAnchor),
            contentView.rightAnchor.constraint(equalTo: rightAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}

public class PanelGrabberView: UIView {
    public static let size = CGSize(width: 36.0, height: 5.0)
    public override var intrinsicContentSize: CGSize { return PanelGrabberView.size }

    init() {
        super.init(frame: CGRect(origin: .zero, size: PanelGrabberView.size))
        backgroundColor = UIColor(displayP3Red: 0.76, green: 0.77, blue: 0.76, alpha: 1.0)
        layer.masksToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = frame.size.height * 0.5
    }
}

/// Touches beside the surface go to what is below the panel.
class PanelPassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
