@_exported import CoreGraphics
@_exported import FoundationForIOS
import UIKit

/// A font: that of UIKit, as both are the same on Apple's systems.
public typealias CTFont = UIFont

/// The attributes of a font.
public typealias CTFontDescriptor = UIFontDescriptor

/// The font of a name, or that of the system where there is none of the name.
///
/// - Parameters:
///   - name: The name of the font or of its family.
///   - size: The size in points; 12 for zero.
///   - matrix: A transform of the glyphs, which has to be nil or the identity: others stop the
///     program.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  requireIdentity(matrix)
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// The font that a descriptor describes.
///
/// - Parameters:
///   - descriptor: The attributes.
///   - size: The size in points; that of the descriptor for zero.
///   - matrix: A transform of the glyphs, which has to be nil or the identity: others stop the
///     program.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  requireIdentity(matrix)
  return UIFont(descriptor: descriptor, size: size)
}

private func requireIdentity(_ matrix: UnsafePointer<CGAffineTransform>?) {
  precondition(matrix?.pointee.isIdentity ?? true, "Fonts have no transforms on Linux.")
}

/// The size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// How far a font reaches above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// How far a font reaches below the baseline, in points; not negative.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// The room between lines of a font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of small letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// The name of the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// The attributes of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
