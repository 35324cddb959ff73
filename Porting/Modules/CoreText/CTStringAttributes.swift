import UIKit

// The names of attributes whose values are those of UIKit too.

/// The name of the attribute for a font.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue

/// The name of the attribute for points that are added to each character.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue

/// The name of the attribute for points that are added to each character without kerning.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue

/// The name of the attribute that says whether letters have common glyphs.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue

/// The name of the attribute for the width of outlines, in percent of the size of the font.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue

/// The name of the attribute for a line below the characters.
public let kCTUnderlineStyleAttributeName: CFString =
  NSAttributedString.Key.underlineStyle.rawValue

/// The name of the attribute for points by which characters are above the baseline.
public let kCTBaselineOffsetAttributeName: CFString =
  NSAttributedString.Key.baselineOffset.rawValue

// The names of settings of fonts, as in the descriptors of UIKit.

/// The name of the setting for the type of a feature.
public let kCTFontFeatureTypeIdentifierKey: CFString =
  UIFontDescriptor.FeatureKey.featureIdentifier.rawValue

/// The name of the setting for what is chosen of a feature.
public let kCTFontFeatureSelectorIdentifierKey: CFString =
  UIFontDescriptor.FeatureKey.typeIdentifier.rawValue
