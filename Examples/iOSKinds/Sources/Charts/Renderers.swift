import UIKit

public protocol ChartRenderer: AnyObject {
    func draw(in context: CGContext)
}

/// Grid lines and labels of both axes.
open class AxisRenderer: NSObject, ChartRenderer {
    private unowned let chart: ChartViewBase

    public init(chart: ChartViewBase) {
        self.chart = chart
        super.init()
    }

    open func draw(in context: CGContext) {
        let content = chart.contentRect
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineWidth(0.5)
        for (index, value) in chart.leftAxis.entries.enumerated() {
            let y = chart.transformer.pixel(x: 0, y: value).y
            guard y >= content.minY - 0.5, y <= content.maxY + 0.5 else { continue }
            if chart.leftAxis.drawGridLinesEnabled {
                context.setStrokeColor(chart.leftAxis.gridColor.cgColor)
                context.beginPath()
                context.move(to: CGPoint(x: content.minX, y: y))
                context.addLine(to: CGPoint(x: content.maxX, y: y))
                context.strokePath()
            }
            let label = NSAttributedString(string: chart.leftAxis.label(at: index), attributes: chart.leftAxis.attributes)
            let size = label.size()
            label.draw(at: CGPoint(x: content.minX - size.width - 5, y: y - size.height / 2))
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingTail
        var attributes = chart.xAxis.attributes
        attributes[.paragraphStyle] = paragraph
        let width = content.width / CGFloat(max(1, chart.xAxis.entries.count))
        for (index, value) in chart.xAxis.entries.enumerated() {
            let x = chart.transformer.pixel(x: value, y: 0).x
            guard x >= content.minX - 0.5, x <= content.maxX + 0.5 else { continue }
            let rect = CGRect(x: x - width / 2, y: content.maxY + 4, width: width, height: chart.xAxis.labelFont.lineHeight)
            (chart.xAxis.label(at: index) as NSString).draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        }
    }
}

open class BarRenderer: NSObject, ChartRenderer {
    private unowned let chart: BarChartView

    public init(chart: BarChartView) {
        self.chart = chart
        super.init()
    }

    func rect(for entry: ChartDataEntry) -> CGRect {
        let half = chart.barWidth / 2
        let (bottom, top) = (min(entry.y, 0), max(entry.y, 0))
        return chart.transformer.rectValueToPixel(
            CGRect(x: entry.x - half, y: bottom, width: chart.barWidth, height: (top - bottom) * chart.phaseY))
    }

    open func draw(in context: CGContext) {
        context.saveGState()
        context.clip(to: chart.contentRect)
        for dataSet in chart.dataSets.compactMap({ $0 as? BarChartDataSet }) {
            for (index, entry) in dataSet.entries.enumerated() {
                let rect = self.rect(for: entry)
                context.setFillColor(dataSet.color(atIndex: index).cgColor)
                context.fill(rect)
                if dataSet.barBorderWidth > 0 {
                    context.setStrokeColor(dataSet.barBorderColor.cgColor)
                    context.setLineWidth(dataSet.barBorderWidth)
                    context.stroke(rect)
                }
                if chart.highlighted?.entry === entry {
                    context.setFillColor(UIColor.black.withAlphaComponent(0.47).cgColor)
                    context.fill(rect)
                }
                if dataSet.drawValuesEnabled {
                    let text = dataSet.valueFormatter.string(for: entry.y, axis: nil) as NSString
                    let attributes: [NSAttributedString.Key: Any] = [.font: dataSet.valueFont, .foregroundColor: UIColor.black]
                    let size = text.size(withAttributes: attributes)
                    text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.minY - size.height), withAttributes: attributes)
                }
            }
        }
        context.restoreGState()
    }
}
