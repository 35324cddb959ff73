// The numbers that Core Text gives features of fonts, for `UIFontDescriptor.FeatureKey`: types,
// each with what may be chosen of it. Those are listed that are drawn here.

/// The type: characters that are drawn as one glyph.
public let kLigaturesType = 1
/// Those that are usual are drawn.
public let kCommonLigaturesOnSelector = 2
/// Those that are usual are not drawn.
public let kCommonLigaturesOffSelector = 3
/// Those that are rare are drawn.
public let kRareLigaturesOnSelector = 4
/// Those that are rare are not drawn.
public let kRareLigaturesOffSelector = 5
/// Those that depend on the characters around are drawn.
public let kContextualLigaturesOnSelector = 18
/// Those that depend on the characters around are not drawn.
public let kContextualLigaturesOffSelector = 19
/// Those of former times are drawn.
public let kHistoricalLigaturesOnSelector = 20
/// Those of former times are not drawn.
public let kHistoricalLigaturesOffSelector = 21

/// The type: the width of digits.
public let kNumberSpacingType = 6
/// All are equally wide.
public let kMonospacedNumbersSelector = 0
/// Each has its own width.
public let kProportionalNumbersSelector = 1

/// The type: where characters are above or below the line.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Above it, and small.
public let kSuperiorsSelector = 1
/// Below it, and small.
public let kInferiorsSelector = 2
/// Letters behind numbers, above it.
public let kOrdinalsSelector = 3
/// Digits in formulas, below it.
public let kScientificInferiorsSelector = 4

/// The type: how fractions are drawn.
public let kFractionsType = 11
/// As their characters.
public let kNoFractionsSelector = 0
/// Numerator above denominator.
public let kVerticalFractionsSelector = 1
/// With a slanted line between them.
public let kDiagonalFractionsSelector = 2

/// The type: particular glyphs.
public let kTypographicExtrasType = 14
/// A zero has a line through it.
public let kSlashedZeroOnSelector = 4
/// A zero has none.
public let kSlashedZeroOffSelector = 5

/// The type: the height of digits.
public let kNumberCaseType = 21
/// As that of small letters, some with parts below the line.
public let kLowerCaseNumbersSelector = 0
/// As that of capital letters.
public let kUpperCaseNumbersSelector = 1

/// The type: signs and spaces that suit capital letters.
public let kCaseSensitiveLayoutType = 33
/// Signs are as high as capital letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// They are not.
public let kCaseSensitiveLayoutOffSelector = 1
/// Spaces are those of capital letters.
public let kCaseSensitiveSpacingOnSelector = 2
/// They are not.
public let kCaseSensitiveSpacingOffSelector = 3

/// The type: other glyphs, in sets that the font numbers.
public let kStylisticAlternativesType = 35
/// None of the sets.
public let kNoStylisticAlternatesSelector = 0
/// Those of set 1.
public let kStylisticAltOneOnSelector = 2
/// Not those of set 1.
public let kStylisticAltOneOffSelector = 3
/// Those of set 2.
public let kStylisticAltTwoOnSelector = 4
/// Not those of set 2.
public let kStylisticAltTwoOffSelector = 5
/// Those of set 3.
public let kStylisticAltThreeOnSelector = 6
/// Not those of set 3.
public let kStylisticAltThreeOffSelector = 7
/// Those of set 4.
public let kStylisticAltFourOnSelector = 8
/// Not those of set 4.
public let kStylisticAltFourOffSelector = 9
/// Those of set 5.
public let kStylisticAltFiveOnSelector = 10
/// Not those of set 5.
public let kStylisticAltFiveOffSelector = 11
/// Those of set 6.
public let kStylisticAltSixOnSelector = 12
/// Not those of set 6.
public let kStylisticAltSixOffSelector = 13
/// Those of set 7.
public let kStylisticAltSevenOnSelector = 14
/// Not those of set 7.
public let kStylisticAltSevenOffSelector = 15
/// Those of set 8.
public let kStylisticAltEightOnSelector = 16
/// Not those of set 8.
public let kStylisticAltEightOffSelector = 17
/// Those of set 9.
public let kStylisticAltNineOnSelector = 18
/// Not those of set 9.
public let kStylisticAltNineOffSelector = 19
/// Those of set 10.
public let kStylisticAltTenOnSelector = 20
/// Not those of set 10.
public let kStylisticAltTenOffSelector = 21
/// Those of set 11.
public let kStylisticAltElevenOnSelector = 22
/// Not those of set 11.
public let kStylisticAltElevenOffSelector = 23
/// Those of set 12.
public let kStylisticAltTwelveOnSelector = 24
/// Not those of set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Those of set 13.
public let kStylisticAltThirteenOnSelector = 26
/// Not those of set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Those of set 14.
public let kStylisticAltFourteenOnSelector = 28
/// Not those of set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Those of set 15.
public let kStylisticAltFifteenOnSelector = 30
/// Not those of set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Those of set 16.
public let kStylisticAltSixteenOnSelector = 32
/// Not those of set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Those of set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// Not those of set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Those of set 18.
public let kStylisticAltEighteenOnSelector = 36
/// Not those of set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Those of set 19.
public let kStylisticAltNineteenOnSelector = 38
/// Not those of set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Those of set 20.
public let kStylisticAltTwentyOnSelector = 40
/// Not those of set 20.
public let kStylisticAltTwentyOffSelector = 41

/// The type: other glyphs, which depend on the characters around.
public let kContextualAlternatesType = 36
/// Those that suit the characters around are drawn.
public let kContextualAlternatesOnSelector = 0
/// Those that suit the characters around are not drawn.
public let kContextualAlternatesOffSelector = 1
/// Those with flourishes are drawn.
public let kSwashAlternatesOnSelector = 2
/// Those with flourishes are not drawn.
public let kSwashAlternatesOffSelector = 3
/// Those with flourishes are drawn where these suit the characters around.
public let kContextualSwashAlternatesOnSelector = 4

/// The type: how small letters are drawn.
public let kLowerCaseType = 37
/// As such.
public let kDefaultLowerCaseSelector = 0
/// As small capital letters.
public let kLowerCaseSmallCapsSelector = 1
/// As capital letters that are still smaller.
public let kLowerCasePetiteCapsSelector = 2

/// The type: how capital letters are drawn.
public let kUpperCaseType = 38
/// As such.
public let kDefaultUpperCaseSelector = 0
/// As small capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// As capital letters that are still smaller.
public let kUpperCasePetiteCapsSelector = 2
