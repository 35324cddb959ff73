import UIKit

@objc public class ChartDataEntry: NSObject, NSCopying {
    @objc public var x: Double
    @objc public var y: Double
    @objc public var data: Any?

    @objc public init(x: Double, y: Double, data: Any? = nil) {
        self.x = x
        self.y = y
        self.data = data
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        return ChartDataEntry(x: x, y: y, data: data)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ChartDataEntry else { return false }
        return x == other.x && y == other.y
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(x)
        hasher.combine(y)
        return hasher.finalize()
    }

    public override var description: String { return "ChartDataEntry, x: \(x), y: \(y)" }
}

@objc public protocol ValueFormatter: AnyObject {
    func string(for value: Double, axis: ChartAxis?) -> String
}

open class DefaultValueFormatter: NSObject, ValueFormatter {
    private let formatter: NumberFormatter

    public init(decimals: Int = 0, prefix: String = "") {
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.minimumFractionDigits = decimals
        formatter.maximumFractionDigits = decimals
        formatter.minimumIntegerDigits = 1
        formatter.positivePrefix = prefix
        super.init()
    }

    open func string(for value: Double, axis: ChartAxis?) -> String {
        return formatter.string(from: NSNumber(floatLiteral: value)) ?? ""
    }
}

open class IndexAxisValueFormatter: NSObject, ValueFormatter {
    public var values: [String]

    @objc public init(values: [String]) {
        self.values = values
        super.init()
    }

    open func string(for value: Double, axis: ChartAxis?) -> String {
        let index = Int(value.rounded())
        guard values.indices.contains(index), index == Int(value) else { return "" }
        return values[index]
    }
}

open class ChartDataSet: NSObject {
    public private(set) var entries: [ChartDataEntry]
    @objc public var label: String
    @objc public var color: UIColor = .systemBlue
    @objc public var valueFont: UIFont = .systemFont(ofSize: 9)
    @objc public var drawValuesEnabled = false
    @objc public var highlightEnabled = true
    public var valueFormatter: ValueFormatter = DefaultValueFormatter()

    @objc public init(entries: [ChartDataEntry], label: String) {
        self.entries = entries.sorted { $0.x < $1.x }
        self.label = label
        super.init()
    }

    public var yMin: Double { return entries.lazy.map { $0.y }.min() ?? 0 }
    public var yMax: Double { return entries.lazy.map { $0.y }.max() ?? 0 }
    public var xMin: Double { return entries.first?.x ?? 0 }
    public var xMax: Double { return entries.last?.x ?? 0 }

    @discardableResult
    open func append(_ entry: ChartDataEntry) -> Int {
        let index = entries.firstIndex { $0.x > entry.x } ?? entries.endIndex
        entries.insert(entry, at: index)
        return index
    }

    /// The entry whose x is nearest.
    open func entry(closestTo x: Double) -> ChartDataEntry? {
        return entries.min { abs($0.x - x) < abs($1.x - x) }
    }
}

open class LineChartDataSet: ChartDataSet {
    public enum Mode { case linear, stepped, cubicBezier }
    public var mode: Mode = .linear
    @objc public var lineWidth: CGFloat = 1 { didSet { lineWidth = min(max(lineWidth, 0), 10) } }
    @objc public var lineDashLengths: [CGFloat]?
    @objc public var circleRadius: CGFloat = 3
    @objc public var drawCirclesEnabled = true
    @objc public var fillColor: UIColor?
}

open class BarChartDataSet: ChartDataSet {
    @objc public var barBorderWidth: CGFloat = 0
    @objc public var barBorderColor: UIColor = .black
    public var colors: [UIColor] = []

    open func color(atIndex index: Int) -> UIColor {
        return colors.isEmpty ? color : colors[index % colors.count]
    }
}

/// The values of an axis at which there are lines and labels.
@objc public class ChartAxis: NSObject {
    @objc public var labelFont: UIFont = .systemFont(ofSize: 10)
    @objc public var labelTextColor: UIColor = .darkGray
    @objc public var gridColor: UIColor = .lightGray
    @objc public var drawGridLinesEnabled = true
    @objc public var labelCount = 6 { didSet { labelCount = min(max(labelCount, 2), 25) } }
    @objc public var granularity = 0.0
    public var valueFormatter: ValueFormatter = DefaultValueFormatter()
    public var customMinimum: Double?
    public var customMaximum: Double?
    public internal(set) var minimum = 0.0
    public internal(set) var maximum = 1.0
    public private(set) var entries: [Double] = []

    func calculate(min dataMin: Double, max dataMax: Double, spaceMin: Double, spaceMax: Double) {
        let range = dataMax == dataMin ? 1 : dataMax - dataMin
        minimum = customMinimum ?? dataMin - range * spaceMin
        maximum = customMaximum ?? dataMax + range * spaceMax
        computeEntries()
    }

    private func computeEntries() {
        let range = abs(maximum - minimum)
        guard range > 0, range.isFinite else { return entries = [] }
        var interval = roundToNextSignificant(range / Double(labelCount))
        interval = max(interval, granularity)
        let magnitude = roundToNextSignificant(pow(10.0, floor(log10(interval))))
        if floor(interval / magnitude) > 5 { interval = floor(10.0 * magnitude) }
        let first = ceil(minimum / interval) * interval
        entries = stride(from: first, through: maximum + interval * 1e-6, by: interval).map { $0 == 0 ? 0 : $0 }
    }

    private func roundToNextSignificant(_ number: Double) -> Double {
        guard number.isFinite, number != 0 else { return number }
        let factor = pow(10.0, 1 - ceil(log10(abs(number))))
        return (number * factor).rounded() / factor
    }

    func label(at index: Int) -> String { return valueFormatter.string(for: entries[index], axis: self) }

    var attributes: [NSAttributedString.Key: Any] { return [.font: labelFont, .foregroundColor: labelTextColor] }

    var longestLabelSize: CGSize {
        return entries.indices.map { (label(at: $0) as NSString).size(withAttributes: attributes) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }
}
