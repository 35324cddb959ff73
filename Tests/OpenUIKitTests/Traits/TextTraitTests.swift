import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct TextTraitTests {
  let host: TestHost
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.addSubview(label)
    host.window.makeKeyAndVisible()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    host.commit()
  }

  private var weight: CGFloat? { label.font?.font.weight }

  @Test("UIKit 6.5 Bold text makes the fonts of text styles heavier, and back")
  func boldText() {
    let before = weight
    host.setPrefersBoldText(true)
    let bold = weight
    let isEnabled = UIAccessibility.isBoldTextEnabled
    let trait = label.traitCollection.legibilityWeight
    host.setPrefersBoldText(false)

    #expect(before == UIFont.Weight.regular.rawValue && bold == UIFont.Weight.semibold.rawValue)
    #expect(isEnabled && trait == .bold)
    #expect(weight == before && label.traitCollection.legibilityWeight == .regular)
    let heading = UIFont.preferredFont(
      forTextStyle: .headline, compatibleWith: UITraitCollection(legibilityWeight: .bold))
    #expect(heading.font.weight == UIFont.Weight.bold.rawValue)
  }

  @Test("UIKit 6.5 A font that the program has made keeps its weight where text is bold")
  func ownFont() {
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .light))
    host.setPrefersBoldText(true)

    #expect(weight == UIFont.Weight.light.rawValue)
  }

  @Test("UIKit 6.5 The device has a display of sRGB that does not measure force")
  func device() {
    #expect(label.traitCollection.displayGamut == .SRGB)
    #expect(label.traitCollection.forceTouchCapability == .unavailable)
  }

  @Test(
    "UIKit 6.5 The size of text of a view is between its limits",
    arguments: [
      (UIContentSizeCategory.small, UIContentSizeCategory.medium),
      (.large, .large), (.accessibilityLarge, .extraExtraLarge),
    ])
  func limits(preferred: UIContentSizeCategory, expected: UIContentSizeCategory) {
    let outer = UIView(frame: label.frame)
    host.window.addSubview(outer)
    outer.addSubview(label)
    outer.minimumContentSizeCategory = .medium
    outer.maximumContentSizeCategory = .extraExtraLarge
    host.simulateTraits { $0.preferredContentSizeCategory = preferred }

    #expect(outer.traitCollection.preferredContentSizeCategory == expected)
    #expect(label.traitCollection.preferredContentSizeCategory == expected)
    #expect(
      label.font?.pointSize
        == UIFont.preferredFont(
          forTextStyle: .body,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: expected)
        ).pointSize)
    #expect(host.window.traitCollection.preferredContentSizeCategory == preferred)
  }

  @Test(
    "UIKit 6.5 Limits hold for overrides, can be taken away, and the upper one has the last word")
  func overrides() {
    label.traitOverrides.preferredContentSizeCategory = .extraSmall
    label.minimumContentSizeCategory = .extraLarge
    host.commit()
    let raised = label.traitCollection.preferredContentSizeCategory
    label.maximumContentSizeCategory = .medium
    host.commit()
    let both = label.traitCollection.preferredContentSizeCategory
    let description = label.appliedContentSizeCategoryLimitsDescription
    label.minimumContentSizeCategory = nil
    label.maximumContentSizeCategory = nil
    host.commit()

    #expect(raised == .extraLarge && both == .medium)
    #expect(
      description
        == "UILabel: minimum UICTContentSizeCategoryXL, maximum UICTContentSizeCategoryM")
    #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(label.appliedContentSizeCategoryLimitsDescription == "")
  }
}
