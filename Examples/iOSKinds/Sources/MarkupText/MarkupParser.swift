import Foundation
import os.signpost

private let log = OSLog(subsystem: "MarkupText", category: .pointsOfInterest)

/// Why a text cannot be read.
public struct MarkupError: Error, Equatable {
    public var line: Int
    public var unknownElement: String?
}

/// Makes a text with attributes of one with elements, such as `one <b>word</b>`.
public final class MarkupParser: NSObject, XMLParserDelegate {
    private let sheet: StyleSheet
    private let result = NSMutableAttributedString()
    private var styles = [TextStyle()]
    private var unknownElement: String?

    private init(_ sheet: StyleSheet) {
        self.sheet = sheet
        super.init()
    }

    public static func parse(_ text: String, with sheet: StyleSheet) throws -> NSAttributedString {
        let reader = MarkupParser(sheet)
        let id = OSSignpostID(log: log, object: reader)
        os_signpost(.begin, log: log, name: "parse", signpostID: id, "%d characters", text.count)
        defer { os_signpost(.end, log: log, name: "parse", signpostID: id) }
        let parser = XMLParser(data: Data("<text>\(text)</text>".utf8))
        parser.delegate = reader
        guard parser.parse(), parser.parserError == nil else {
            throw MarkupError(line: parser.lineNumber, unknownElement: reader.unknownElement)
        }
        return reader.result
    }

    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        guard elementName != "text" else { return }
        guard let style = sheet.style(for: elementName, attributes: attributeDict) else {
            unknownElement = elementName
            return parser.abortParsing()
        }
        styles.append(styles[styles.count - 1].adding(style))
    }

    public func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        if elementName != "text" { styles.removeLast() }
    }

    public func parser(_ parser: XMLParser, foundCharacters string: String) {
        result.append(NSAttributedString(string: string, attributes: styles.last?.attributes))
    }
}
