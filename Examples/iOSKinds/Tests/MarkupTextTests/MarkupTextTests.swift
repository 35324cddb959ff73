import XCTest
@testable import MarkupText

class MarkupTextTests: XCTestCase {
    var sheet = StyleSheet()

    override func setUp() {
        super.setUp()
        sheet = StyleSheet()
        sheet.add(TextStyle(kern: 2), for: "wide")
        sheet.add(TextStyle(baselineOffset: 4, underline: .single), for: "sup")
    }

    func testElementsHaveTheirStylesAndThoseAround() throws {
        let text = try MarkupParser.parse("a<wide>b<sup>c</sup>d</wide>e &amp; f", with: sheet)
        XCTAssertEqual(text.string, "abcde & f")
        XCTAssertNil(text.attribute(.kern, at: 0, effectiveRange: nil))
        XCTAssertEqual(text.attribute(.kern, at: 1, effectiveRange: nil) as? CGFloat, 2)
        XCTAssertEqual(text.attribute(.kern, at: 2, effectiveRange: nil) as? NSNumber, 2)
        XCTAssertEqual(text.attribute(.baselineOffset, at: 2, effectiveRange: nil) as? NSNumber, 4)
        XCTAssertNil(text.attribute(.baselineOffset, at: 3, effectiveRange: nil))
        XCTAssertNil(text.attribute(.kern, at: 4, effectiveRange: nil))
    }

    func testLinks() throws {
        let text = try MarkupParser.parse("<a href='https://example.com'>here</a>", with: sheet)
        XCTAssertEqual(text.attribute(.link, at: 3, effectiveRange: nil) as? URL, URL(string: "https://example.com"))
    }

    func testUnknownElementsAndBadTextAreErrors() {
        XCTAssertThrowsError(try MarkupParser.parse("a\n<what>b</what>", with: sheet)) {
            XCTAssertEqual($0 as? MarkupError, MarkupError(line: 2, unknownElement: "what"))
        }
        XCTAssertThrowsError(try MarkupParser.parse("a<wide>b", with: sheet)) {
            XCTAssertNil(($0 as? MarkupError)?.unknownElement)
        }
    }

    func testTextsWithoutCharacters() {
        XCTAssertEqual(NSAttributedString().length, 0)
        XCTAssertEqual(NSAttributedString.joined([]).length, 0)
        let texts = ["a", "b"].map { NSAttributedString(string: $0) }
        XCTAssertEqual(NSAttributedString.joined(texts).string, "ab")
        XCTAssertEqual(NSAttributedString.joined(texts, separator: NSAttributedString(string: ", ")).string, "a, b")
    }

    func testHeights() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let line = text.height(inWidth: CGFloat(HUGE))
        XCTAssertGreaterThan(line, 20)
        XCTAssertGreaterThanOrEqual(text.height(inWidth: 60), 3 * line)
    }

    func testValuesWithAttributes() {
        var text = AttributedString("See ")
        var link = AttributedString("here")
        link.link = URL(string: "https://example.com")
        text += link
        let object = text.forLabels
        XCTAssertEqual(object.string, "See here")
        XCTAssertNil(object.attribute(.link, at: 3, effectiveRange: nil))
        XCTAssertEqual(object.attribute(.link, at: 4, effectiveRange: nil) as? URL, URL(string: "https://example.com"))
        XCTAssertEqual(AttributedString(object), text)
    }

    func testExceptions() {
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 7])
        XCTAssertEqual(exception.name.rawValue, "NSRangeException")
        XCTAssertEqual(exception.reason, "too far")
        XCTAssertEqual(exception.userInfo?["index"] as? Int, 7)
        XCTAssertTrue(exception.callStackSymbols.isEmpty)
        XCTAssertEqual("\(exception)", "too far")
        XCTAssertEqual(exception, NSException(name: .rangeException, reason: "too far", userInfo: ["index": 7]))
        XCTAssertNotEqual(exception, NSException(name: .rangeException, reason: "too far"))
    }

    func testDigitsOfOneWidth() {
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
                    UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
                ]
            ]
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        let widths = ["1", "8"].map { NSAttributedString(string: $0, attributes: [.font: font]).size().width }
        XCTAssertEqual(widths[0], widths[1])
        XCTAssertEqual(font.fontDescriptor, UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).fontDescriptor)
    }

    func testTheProcessIsNoneOfAMac() {
        XCTAssertFalse(ProcessInfo.processInfo.isMacCatalystApp)
        XCTAssertFalse(ProcessInfo.processInfo.isiOSAppOnMac)
    }

    func testLinesAreMeasuredByCoreText() {
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSAttributedString("some words", ctFont: font, kern: 1)
        XCTAssertEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
        let metrics = LineMetrics(text)
        XCTAssertEqual(metrics.width, text.size().width)
        XCTAssertEqual(metrics.ascent, font.ascender)
        XCTAssertEqual(metrics.descent, -font.descender)
        let narrow = LineMetrics.size(of: text, inWidth: 60)
        XCTAssertEqual(narrow.height, text.height(inWidth: 60))
        XCTAssertGreaterThan(narrow.height, text.size().height)
        XCTAssertEqual(UIFont.systemFont(ofSize: 10).resized(30).pointSize, 30)
    }
}
