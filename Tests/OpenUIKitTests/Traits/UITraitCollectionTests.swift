import Testing

@testable import OpenUIKit

struct UITraitCollectionTests {
  private static let all: [UITraitCollection] = [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(preferredContentSizeCategory: .small),
    UITraitCollection(userInterfaceLevel: .elevated),
    UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    UITraitCollection(displayGamut: .P3), UITraitCollection(forceTouchCapability: .available),
  ]

  private static let traits: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitDisplayGamut.self,
    UITraitForceTouchCapability.self,
  ]

  @Test("UIKit 6.5 an empty collection has no values")
  func empty() {
    let empty = UITraitCollection()

    #expect(empty.userInterfaceIdiom == .unspecified)
    #expect(empty.userInterfaceStyle == .unspecified)
    #expect(empty.layoutDirection == .unspecified)
    #expect(empty.displayScale == 0)
    #expect(empty.horizontalSizeClass == .unspecified)
    #expect(empty.verticalSizeClass == .unspecified)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.userInterfaceLevel == .unspecified)
    #expect(empty.accessibilityContrast == .unspecified)
    #expect(empty.legibilityWeight == .unspecified)
    #expect(empty.displayGamut == .unspecified)
    #expect(empty.forceTouchCapability == .unknown)
    #expect(empty.mood == "calm")
    #expect(empty.changedTraits(from: nil).isEmpty)
  }

  @Test("UIKit 6.5 every initializer sets one trait and nothing else")
  func initializers() {
    let whole = UITraitCollection(traitsFrom: Self.all)

    #expect(whole.userInterfaceIdiom == .pad)
    #expect(whole.userInterfaceStyle == .dark)
    #expect(whole.layoutDirection == .rightToLeft)
    #expect(whole.displayScale == 2)
    #expect(whole.horizontalSizeClass == .compact)
    #expect(whole.verticalSizeClass == .regular)
    #expect(whole.preferredContentSizeCategory == .small)
    #expect(whole.userInterfaceLevel == .elevated)
    #expect(whole.accessibilityContrast == .high)
    for (collection, trait) in zip(Self.all, Self.traits) {
      let changed = collection.changedTraits(from: nil).map { $0.identifier }
      #expect(changed == [trait.identifier])
      #expect(whole.containsTraits(in: collection))
      #expect(!collection.containsTraits(in: whole))
    }
    #expect(whole.changedTraits(from: nil).count == Self.all.count)
  }

  @Test("UIKit 6.5 of several collections the last one with a value counts")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])

    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 2)
  }

  @Test("UIKit 6.5 collections of the same values are equal objects of the same hash")
  func equality() {
    let one = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.mood = "angry"
    }
    let same = UITraitCollection(userInterfaceStyle: .dark)
      .replacing(MoodTrait.self, value: "angry")

    #expect(one == same)
    #expect(one.hash == same.hash)
    #expect(one != UITraitCollection(userInterfaceStyle: .dark))
    #expect(one != UITraitCollection())
    #expect(Set([one, same, UITraitCollection()]).count == 2)
    #expect(!one.isEqual("dark"))
  }

  @Test("UIKit 6.5 a trait that has its default value is equal to one that is not set")
  func defaults() {
    let set = UITraitCollection { $0.mood = MoodTrait.defaultValue }

    #expect(set == UITraitCollection())
    #expect(set.hash == UITraitCollection().hash)
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    #expect(
      UITraitCollection(traitsFrom: [UITraitCollection { $0.mood = "angry" }, set]).mood == "calm")
  }

  @Test("UIKit 6.5 mutations make another collection and leave the first as it was")
  func mutations() {
    let light = UITraitCollection(userInterfaceStyle: .light)

    let changed = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 3
      $0.userInterfaceIdiom = .mac
      $0.preferredContentSizeCategory = .extraLarge
      $0.userInterfaceLevel = .elevated
      $0.accessibilityContrast = .high
    }

    #expect(light.userInterfaceStyle == .light)
    #expect(changed.userInterfaceStyle == .dark)
    #expect(changed.changedTraits(from: light).count == 9)
    #expect(changed.replacing(UITraitDisplayScale.self, value: 2).displayScale == 2)
  }

  @Test("UIKit 6.5 the traits that changed are those whose values differ, in either direction")
  func changes() {
    let one = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    let other = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
      $0.mood = "angry"
    }

    let there = one.changedTraits(from: other).map { $0.name }
    let back = other.changedTraits(from: one).map { $0.name }

    #expect(Set(there) == ["UITraitUserInterfaceStyle", "MoodTrait"])
    #expect(there == back)
  }

  @Test("UIKit 6.5 colours depend on style, level, contrast and traits that say so")
  func colorAppearance() {
    let plain = UITraitCollection.standard
    func differs(_ mutations: (inout any UIMutableTraits) -> Void) -> Bool {
      plain.modifyingTraits(mutations).hasDifferentColorAppearance(comparedTo: plain)
    }

    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0[ThemeTrait.self] = 1 })
    #expect(!differs { $0.mood = "angry" })
    #expect(!differs { $0.horizontalSizeClass = .regular })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(!differs { $0.userInterfaceStyle = .light })
    #expect(plain.hasDifferentColorAppearance(comparedTo: nil))
    let group = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.identifier }
    let expected = Self.traits.filter { $0.affectsColorAppearance }.map { $0.identifier }
    #expect(Set(group) == Set(expected))
  }

  @Test("UIKit 6.5 every collection contains the traits of nil and of an empty one")
  func containing() {
    #expect(UITraitCollection().containsTraits(in: nil))
    #expect(UITraitCollection.standard.containsTraits(in: UITraitCollection()))
    #expect(
      !UITraitCollection.standard.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("UIKit 6.5 a custom trait has a default value, a name and an identifier")
  func customTraits() {
    #expect(UITraitCollection()[ThemeTrait.self] == 0)
    #expect(UITraitCollection { $0[ThemeTrait.self] = 3 }[ThemeTrait.self] == 3)
    #expect(ThemeTrait.name == "Theme")
    #expect(ThemeTrait.identifier == "tests.theme")
    #expect(MoodTrait.name == "MoodTrait")
    #expect(MoodTrait.identifier == "OpenUIKitTests.MoodTrait")
    #expect(!MoodTrait.affectsColorAppearance)
  }

  @Test("UIKit 6.5 values that cannot be compared are equal only to themselves")
  func incomparable() {
    let one = UITraitCollection { $0[OpaqueTrait.self] = OpaqueTrait.Value() }
    let other = UITraitCollection { $0[OpaqueTrait.self] = OpaqueTrait.Value() }

    #expect(one == one.modifyingTraits { _ in })
    #expect(one != other)
    #expect(one != UITraitCollection())
    #expect(one.hash == other.hash)
  }

  @Test("UIKit 6.5 the description of a collection has the names of its traits")
  func description() {
    let collection = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[ThemeTrait.self] = 3
    }

    #expect(
      collection.description == "<UITraitCollection: UITraitUserInterfaceStyle = dark; Theme = 3>")
  }
}
