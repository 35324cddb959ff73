import UIKit

public struct Highlight: Equatable {
    public let entry: ChartDataEntry
    public let dataSetIndex: Int
    public let point: CGPoint
}

@objc public protocol ChartViewDelegate {
    @objc optional func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, dataSetIndex: Int)
    @objc optional func chartValueNothingSelected(_ chartView: ChartViewBase)
    @objc optional func chartScaled(_ chartView: ChartViewBase, scaleX: CGFloat, scaleY: CGFloat)
}

/// The common superclass of line and bar charts, with axes, insets, taps and highlights.
open class ChartViewBase: UIView {
    @IBOutlet public weak var delegate: ChartViewDelegate?
    @objc public let xAxis = ChartAxis()
    @objc public let leftAxis = ChartAxis()
    public let transformer = Transformer()
    public var dataSets: [ChartDataSet] = [] { didSet { notifyDataSetChanged() } }
    @IBInspectable public var noDataText: String = "No chart data available."
    public var extraOffsets: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    public private(set) var contentRect: CGRect = .zero
    public private(set) var highlighted: Highlight? { didSet { highlightChanged() } }
    public private(set) lazy var tapGestureRecognizer = UITapGestureRecognizer(target: self, action: #selector(tapGestureRecognized(_:)))
    public private(set) lazy var pinchGestureRecognizer = UIPinchGestureRecognizer(target: self, action: #selector(pinchGestureRecognized(_:)))
    private lazy var axisRenderer = AxisRenderer(chart: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        initialize()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        initialize()
    }

    internal func initialize() {
        backgroundColor = .clear
        contentMode = .redraw
        isOpaque = false
        leftAxis.customMinimum = nil
        addGestureRecognizer(tapGestureRecognizer)
        addGestureRecognizer(pinchGestureRecognizer)
    }

    var xSpace: Double { return 0 }
    var yRange: (min: Double, max: Double) {
        return (dataSets.map { $0.yMin }.min() ?? 0, dataSets.map { $0.yMax }.max() ?? 0)
    }

    open func notifyDataSetChanged() {
        let (low, high) = yRange
        leftAxis.calculate(min: low, max: high, spaceMin: 0.1, spaceMax: 0.1)
        let xs = (dataSets.map { $0.xMin }.min() ?? 0, dataSets.map { $0.xMax }.max() ?? 0)
        xAxis.calculate(min: xs.0 - xSpace, max: xs.1 + xSpace, spaceMin: 0, spaceMax: 0)
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var insets = extraOffsets
        insets.left += leftAxis.longestLabelSize.width + 5
        insets.bottom += xAxis.longestLabelSize.height + 4
        contentRect = bounds.inset(by: insets)
        transformer.prepare(content: contentRect, xAxis: xAxis, yAxis: leftAxis)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard dataSets.contains(where: { !$0.entries.isEmpty }) else {
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]
            let size = noDataText.size(withAttributes: attributes)
            noDataText.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), withAttributes: attributes)
            return
        }
        axisRenderer.draw(in: context)
    }

    // MARK: - Highlights

    open func highlight(at point: CGPoint) -> Highlight? {
        guard contentRect.insetBy(dx: -10, dy: -10).contains(point) else { return nil }
        let x = Double(transformer.value(at: point).x)
        let candidates = dataSets.enumerated().compactMap { index, dataSet -> Highlight? in
            guard dataSet.highlightEnabled, let entry = dataSet.entry(closestTo: x) else { return nil }
            return Highlight(entry: entry, dataSetIndex: index, point: transformer.pixel(x: entry.x, y: entry.y))
        }
        return candidates.min { hypot($0.point.x - point.x, $0.point.y - point.y) < hypot($1.point.x - point.x, $1.point.y - point.y) }
    }

    open func highlightValue(_ highlight: Highlight?, callDelegate: Bool = false) {
        highlighted = highlight
        setNeedsDisplay()
        guard callDelegate else { return }
        if let highlight = highlight {
            delegate?.chartValueSelected?(self, entry: highlight.entry, dataSetIndex: highlight.dataSetIndex)
        } else {
            delegate?.chartValueNothingSelected?(self)
        }
    }

    func highlightChanged() {}

    @objc func tapGestureRecognized(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        select(at: recognizer.location(in: self))
    }

    func select(at point: CGPoint) {
        let new = highlight(at: point)
        highlightValue(new == highlighted ? nil : new, callDelegate: true)
    }

    @objc func pinchGestureRecognized(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .changed:
            zoom(scale: recognizer.scale)
            recognizer.scale = 1
        default: break
        }
    }

    open func zoom(scale: CGFloat) {
        let a = min(max(transformer.touchMatrix.a * scale, 1), 10)
        transformer.touchMatrix = CGAffineTransform(scaleX: a, y: 1)
        setNeedsLayout()
        setNeedsDisplay()
        delegate?.chartScaled?(self, scaleX: a, scaleY: 1)
    }
}

open class BarChartView: ChartViewBase {
    @objc public var barWidth = 0.8
    public private(set) var phaseY = 1.0
    private lazy var renderer = BarRenderer(chart: self)
    private var displayLink: CADisplayLink?
    private var animationStart: CFTimeInterval = 0
    private var animationDuration: TimeInterval = 0
    private var animationEnd: (() -> Void)?

    override var xSpace: Double { return barWidth / 2 }
    override var yRange: (min: Double, max: Double) {
        let range = super.yRange
        return (min(range.min, 0), max(range.max, 0))
    }

    open override func notifyDataSetChanged() {
        if yRange.min >= 0 { leftAxis.customMinimum = 0 }
        super.notifyDataSetChanged()
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        renderer.draw(in: context)
    }

    open func animate(yAxisDuration: TimeInterval, completion: (() -> Void)? = nil) {
        displayLink?.invalidate()
        phaseY = 0
        animationStart = CACurrentMediaTime()
        animationDuration = yAxisDuration
        animationEnd = completion
        displayLink = CADisplayLink(target: self, selector: #selector(animationLoop))
        displayLink?.add(to: .main, forMode: .common)
    }

    @objc private func animationLoop() {
        let part = min(1, (CACurrentMediaTime() - animationStart) / animationDuration)
        phaseY = 1 - pow(1 - part, 3)
        setNeedsDisplay()
        guard part >= 1 else { return }
        displayLink?.invalidate()
        displayLink = nil
        animationEnd?()
        animationEnd = nil
    }

    open func frame(for entry: ChartDataEntry) -> CGRect { return renderer.rect(for: entry) }
}

/// Lines are layers, so that they can be animated.
open class LineChartView: ChartViewBase {
    private(set) var lineLayers: [CAShapeLayer] = []
    private(set) lazy var highlightLayer: CAShapeLayer = {
        let layer = CAShapeLayer()
        layer.strokeColor = UIColor.orange.cgColor
        layer.lineWidth = 1
        layer.lineDashPattern = [4, 2]
        layer.fillColor = nil
        layer.zPosition = 10
        self.layer.addSublayer(layer)
        return layer
    }()

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateLayers()
        highlightChanged()
    }

    func path(for dataSet: LineChartDataSet) -> UIBezierPath {
        let path = UIBezierPath()
        let points = dataSet.entries.map { transformer.pixel(x: $0.x, y: $0.y) }
        for (index, point) in points.enumerated() {
            guard index > 0 else {
                path.move(to: point)
                continue
            }
            let previous = points[index - 1]
            switch dataSet.mode {
            case .linear: path.addLine(to: point)
            case .stepped:
                path.addLine(to: CGPoint(x: point.x, y: previous.y))
                path.addLine(to: point)
            case .cubicBezier:
                let middle = (previous.x + point.x) / 2
                path.addCurve(
                    to: point, controlPoint1: CGPoint(x: middle, y: previous.y), controlPoint2: CGPoint(x: middle, y: point.y))
            }
        }
        return path
    }

    private func updateLayers() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        lineLayers.forEach { $0.removeFromSuperlayer() }
        lineLayers = dataSets.compactMap { $0 as? LineChartDataSet }.map { dataSet in
            let line = CAShapeLayer()
            line.frame = layer.bounds
            line.path = path(for: dataSet).cgPath
            line.strokeColor = dataSet.color.cgColor
            line.lineWidth = dataSet.lineWidth
            line.lineDashPattern = dataSet.lineDashLengths?.map { NSNumber(value: Double($0)) }
            line.lineJoin = .round
            line.lineCap = .butt
            line.fillColor = UIColor.clear.cgColor
            line.name = dataSet.label
            let clip = CALayer()
            clip.frame = contentRect.insetBy(dx: -dataSet.lineWidth, dy: -dataSet.lineWidth)
            clip.backgroundColor = UIColor.black.cgColor
            line.mask = clip
            layer.addSublayer(line)
            if dataSet.drawCirclesEnabled { line.addSublayer(circles(for: dataSet)) }
            return line
        }
        CATransaction.commit()
    }

    private func circles(for dataSet: LineChartDataSet) -> CAShapeLayer {
        let path = CGMutablePath()
        for entry in dataSet.entries {
            let center = transformer.pixel(x: entry.x, y: entry.y)
            path.addEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -dataSet.circleRadius, dy: -dataSet.circleRadius))
        }
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillColor = dataSet.color.cgColor
        return layer
    }

    open func animateLines(duration: TimeInterval, timing: CAMediaTimingFunctionName = .easeInEaseOut) {
        layoutIfNeeded()
        for line in lineLayers {
            let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
            animation.fromValue = 0
            animation.toValue = 1
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: timing)
            animation.isRemovedOnCompletion = true
            line.add(animation, forKey: "line")
        }
    }

    override func highlightChanged() {
        guard let highlight = highlighted else { return highlightLayer.path = nil }
        let path = UIBezierPath()
        let point = transformer.pixel(x: highlight.entry.x, y: highlight.entry.y)
        path.move(to: CGPoint(x: point.x, y: contentRect.minY))
        path.addLine(to: CGPoint(x: point.x, y: contentRect.maxY))
        path.move(to: CGPoint(x: contentRect.minX, y: point.y))
        path.addLine(to: CGPoint(x: contentRect.maxX, y: point.y))
        highlightLayer.path = path.cgPath
    }
}
