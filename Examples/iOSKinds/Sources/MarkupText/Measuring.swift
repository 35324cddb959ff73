import UIKit

extension NSAttributedString {
    /// The height of the text in lines of a width, in points.
    public func height(inWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: width, height: CGFloat(HUGE))
        return boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
    }

    /// Texts, one after the other, with a separator between them.
    public static func joined(_ texts: [NSAttributedString], separator: NSAttributedString = NSAttributedString())
        -> NSAttributedString
    {
        let result = NSMutableAttributedString()
        for (index, text) in texts.enumerated() {
            if index > 0 { result.append(separator) }
            result.append(text)
        }
        return result
    }
}

@available(iOS 15, *)
extension AttributedString {
    /// The text for labels.
    public var forLabels: NSAttributedString { return NSAttributedString(self) }
}
