import XCTest
@testable import Charts

final class ChartsTests: XCTestCase, ChartViewDelegate {
    private var selected: [Double] = []
    private var nothingSelected = 0
    private var scales: [CGFloat] = []

    func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, dataSetIndex: Int) { selected.append(entry.y) }
    func chartValueNothingSelected(_ chartView: ChartViewBase) { nothingSelected += 1 }
    func chartScaled(_ chartView: ChartViewBase, scaleX: CGFloat, scaleY: CGFloat) { scales.append(scaleX) }

    private func bars(_ values: [Double]) -> BarChartView {
        let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let dataSet = BarChartDataSet(entries: values.enumerated().map { ChartDataEntry(x: Double($0), y: $1) }, label: "Bars")
        dataSet.colors = [.red, .blue]
        chart.dataSets = [dataSet]
        chart.delegate = self
        chart.layoutIfNeeded()
        return chart
    }

    private func picture(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
    }

    private func color(at point: CGPoint, of image: UIImage) -> [UInt8] {
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        context.translateBy(x: -point.x, y: point.y - image.size.height + 1)
        context.draw(image.cgImage!, in: CGRect(origin: .zero, size: image.size))
        return [pixel[2], pixel[1], pixel[0], pixel[3]]
    }

    func testTheAxisHasRoundValues() {
        let axis = ChartAxis()
        axis.calculate(min: 0, max: 93, spaceMin: 0, spaceMax: 0)
        XCTAssertEqual(axis.entries, [0, 20, 40, 60, 80])
        XCTAssertEqual(axis.label(at: 1), "20")
        axis.valueFormatter = DefaultValueFormatter(decimals: 1, prefix: "$")
        XCTAssertEqual(axis.label(at: 4), "$80.0")
        axis.valueFormatter = IndexAxisValueFormatter(values: ["Jan", "Feb"])
        XCTAssertEqual(axis.label(at: 0), "Jan")
        XCTAssertEqual(axis.label(at: 3), "")
    }

    func testValuesAndPixels() {
        let transformer = Transformer()
        let (x, y) = (ChartAxis(), ChartAxis())
        x.calculate(min: 0, max: 10, spaceMin: 0, spaceMax: 0)
        y.calculate(min: -50, max: 50, spaceMin: 0, spaceMax: 0)
        transformer.prepare(content: CGRect(x: 20, y: 10, width: 100, height: 200), xAxis: x, yAxis: y)

        XCTAssertEqual(transformer.pixel(x: 0, y: -50), CGPoint(x: 20, y: 210))
        XCTAssertEqual(transformer.pixel(x: 10, y: 50), CGPoint(x: 120, y: 10))
        XCTAssertEqual(transformer.value(at: CGPoint(x: 70, y: 110)).x, 5, accuracy: 1e-9)
        XCTAssertEqual(transformer.rectValueToPixel(CGRect(x: 1, y: 0, width: 2, height: 25)), CGRect(x: 30, y: 60, width: 20, height: 50))
    }

    func testBarsAreDrawn() {
        let chart = bars([10, 20, 5])
        chart.xAxis.drawGridLinesEnabled = false
        let image = picture(of: chart)
        let entries = chart.dataSets[0].entries
        let (first, second) = (chart.frame(for: entries[0]), chart.frame(for: entries[1]))

        XCTAssertEqual(first.maxY, chart.contentRect.maxY, accuracy: 0.001)
        XCTAssertEqual(second.height, first.height * 2, accuracy: 0.001)
        XCTAssertEqual(color(at: CGPoint(x: first.midX, y: first.midY), of: image), [255, 0, 0, 255])
        XCTAssertEqual(color(at: CGPoint(x: second.midX, y: second.minY + 3), of: image), [0, 0, 255, 255])
        XCTAssertEqual(color(at: CGPoint(x: first.midX, y: second.minY + 5), of: image)[3], 0)
    }

    func testATapHighlightsTheNearestEntry() {
        let chart = bars([10, 20, 5])
        let frame = chart.frame(for: chart.dataSets[0].entries[1])
        chart.select(at: CGPoint(x: frame.midX, y: frame.midY))
        XCTAssertEqual(chart.highlighted?.entry.y, 20)
        XCTAssertLessThan(color(at: CGPoint(x: frame.midX, y: frame.midY), of: picture(of: chart))[2], 200)

        chart.select(at: CGPoint(x: frame.midX, y: frame.midY))
        XCTAssertNil(chart.highlighted)
        chart.select(at: CGPoint(x: -50, y: 0))
        XCTAssertEqual(selected, [20])
        XCTAssertEqual(nothingSelected, 2)
    }

    func testLinesAreLayers() throws {
        let chart = LineChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let dataSet = LineChartDataSet(entries: [ChartDataEntry(x: 2, y: 4), ChartDataEntry(x: 0, y: 1)], label: "Speed")
        dataSet.lineDashLengths = [3, 1]
        dataSet.append(ChartDataEntry(x: 1, y: 2))
        dataSet.lineWidth = 40
        chart.dataSets = [dataSet]
        chart.layoutIfNeeded()

        XCTAssertEqual(dataSet.entries.map { $0.x }, [0, 1, 2])
        let line = try XCTUnwrap(chart.lineLayers.first)
        XCTAssertEqual(line.lineWidth, 10)
        XCTAssertEqual(line.lineDashPattern, [3, 1])
        let bounds = try XCTUnwrap(line.path).boundingBox
        XCTAssertEqual(bounds.minX, chart.contentRect.minX, accuracy: 0.001)
        XCTAssertEqual(bounds.maxX, chart.contentRect.maxX, accuracy: 0.001)
        XCTAssertEqual(bounds.minY, chart.transformer.pixel(x: 0, y: 4).y, accuracy: 0.001)

        chart.animateLines(duration: 0.4)
        let animation = try XCTUnwrap(chart.lineLayers[0].animation(forKey: "line") as? CABasicAnimation)
        XCTAssertEqual(animation.keyPath, "strokeEnd")
        XCTAssertEqual(animation.toValue as? Int, 1)

        XCTAssertNil(chart.highlightLayer.path)
        chart.select(at: chart.transformer.pixel(x: 1, y: 2))
        XCTAssertEqual(chart.highlightLayer.path?.boundingBox.width ?? 0, chart.contentRect.width, accuracy: 0.001)
    }

    func testBarsGrow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.isHidden = false
        let chart = bars([10, 20])
        window.addSubview(chart)
        let entry = chart.dataSets[0].entries[1]
        let full = chart.frame(for: entry).height
        let end = expectation(description: "grown")
        chart.animate(yAxisDuration: 0.1) { end.fulfill() }
        XCTAssertEqual(chart.frame(for: entry).height, 0)
        wait(for: [end], timeout: 10)
        XCTAssertEqual(chart.frame(for: entry).height, full)
    }

    func testAPinchZoomsAtMostTenTimes() {
        let chart = bars([10, 20, 5])
        let width = chart.frame(for: chart.dataSets[0].entries[0]).width
        chart.zoom(scale: 2)
        chart.layoutIfNeeded()
        XCTAssertEqual(chart.frame(for: chart.dataSets[0].entries[0]).width, width * 2, accuracy: 0.001)
        chart.zoom(scale: 100)
        chart.zoom(scale: 0.001)
        XCTAssertEqual(scales, [2, 10, 1])
    }

    func testEntriesAreComparedByValue() {
        let entry = ChartDataEntry(x: 1, y: 2, data: "a")
        XCTAssertEqual(entry.copy() as? ChartDataEntry, entry)
        XCTAssertEqual(Set([entry, ChartDataEntry(x: 1, y: 2)]).count, 1)
        XCTAssertEqual("\(entry)", "ChartDataEntry, x: 1.0, y: 2.0")
    }
}
