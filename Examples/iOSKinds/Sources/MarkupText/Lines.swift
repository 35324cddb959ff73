import CoreText
import UIKit

/// How wide a text is on one line, and how high in lines of a width, as views measure that draw their text themselves.
public struct LineMetrics {
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat

    public init(_ text: NSAttributedString) {
        let line = CTLineCreateWithAttributedString(text as CFAttributedString)
        (ascent, descent) = (0, 0)
        var leading: CGFloat = 0
        width = CGFloat(CTLineGetTypographicBounds(line, &ascent, &descent, &leading))
    }

    public static func size(of text: NSAttributedString, inWidth width: CGFloat) -> CGSize {
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
        return CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRangeMake(0, 0), nil, room, nil)
    }
}

extension UIFont {
    /// The same font in another size, by its name.
    public func resized(_ size: CGFloat) -> UIFont {
        let font = CTFontCreateWithName(CTFontCopyPostScriptName(self as CTFont), size, nil)
        return font as UIFont
    }
}

extension NSAttributedString {
    public convenience init(_ text: String, ctFont: CTFont, kern: CGFloat) {
        self.init(string: text, attributes: [
            NSAttributedString.Key(rawValue: kCTFontAttributeName as String): ctFont,
            NSAttributedString.Key(kCTKernAttributeName as String): kern,
        ])
    }
}
