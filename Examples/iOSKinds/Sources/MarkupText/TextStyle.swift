import UIKit

/// How the text inside an element looks. Values that are nil are those of the element around it.
public struct TextStyle {
    public var kern: CGFloat?
    public var baselineOffset: CGFloat?
    public var link: URL?
    public var underline: NSUnderlineStyle?

    public init(
        kern: CGFloat? = nil, baselineOffset: CGFloat? = nil, link: URL? = nil, underline: NSUnderlineStyle? = nil
    ) {
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.link = link
        self.underline = underline
    }

    /// The style of an element inside one with this style.
    public func adding(_ inner: TextStyle) -> TextStyle {
        return TextStyle(
            kern: inner.kern ?? kern, baselineOffset: inner.baselineOffset ?? baselineOffset,
            link: inner.link ?? link, underline: inner.underline ?? underline)
    }

    public var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let kern = kern { attributes[.kern] = kern as NSNumber }
        if let baselineOffset = baselineOffset { attributes[.baselineOffset] = baselineOffset }
        if let link = link { attributes[.link] = link }
        if let underline = underline { attributes[.underlineStyle] = underline.rawValue as NSNumber }
        return attributes
    }
}

/// The styles of elements, by their names.
public struct StyleSheet {
    private var styles: [String: TextStyle] = [:]

    public init() {}

    /// Adds a style. A name that is there already is a mistake of the program.
    public mutating func add(_ style: TextStyle, for element: String) {
        if styles[element] != nil {
            NSException(
                name: .invalidArgumentException, reason: "There is a style for \(element) already", userInfo: nil
            ).raise()
        }
        styles[element] = style
    }

    public func style(for element: String, attributes: [String: String]) -> TextStyle? {
        if element == "a", let target = attributes["href"] { return TextStyle(link: URL(string: target)) }
        return styles[element]
    }
}
