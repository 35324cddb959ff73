import NestTesting
import Testing

@testable import OpenUIKit

struct UIContentSizeCategoryTests {
  @Test("UIKit 6.5 categories are ordered from extraSmall to the largest accessibility size")
  func order() {
    let ascending = UIContentSizeCategory.ascending

    #expect(ascending.count == 12)
    for (index, small) in ascending.enumerated() {
      for (otherIndex, large) in ascending.enumerated() {
        #expect((small < large) == (index < otherIndex))
        #expect((small <= large) == (index <= otherIndex))
        #expect((small > large) == (index > otherIndex))
        #expect((small >= large) == (index >= otherIndex))
      }
      #expect(small.isAccessibilityCategory == (index >= 7))
    }
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(Set(ascending.map(\.rawValue)).count == 12)
  }

  nonisolated private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  @Test("R20.2 UIKit 6.5 fonts by use grow with the category, in every style", arguments: styles)
  func fonts(style: UIFont.TextStyle) {
    let sizes = UIContentSizeCategory.ascending.map { category in
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }

    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
    #expect(
      sizes[3]
        == UITraitCollection.standard.asCurrent {
          UIFont.preferredFont(forTextStyle: style).pointSize
        })
  }

  @Test("R20.2 UIKit 6.5 fonts by use follow the current traits where a collection has no category")
  func currentFont() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    var sizes: [CGFloat] = []

    large.performAsCurrent {
      sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
      sizes.append(
        UIFont.preferredFont(
          forTextStyle: .body, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)
        ).pointSize)
      sizes.append(
        UIFont.preferredFont(
          forTextStyle: .body,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .small)
        ).pointSize)
    }

    #expect(sizes == [33, 33, 15])
  }

  @Test("R20.2 UIKit 6.5 a label that adjusts its font follows the size of text of its traits")
  func label() throws {
    let host = try TestHost()
    let root = UIViewController()
    let (adjusting, plain, own) = (UILabel(), UILabel(), UILabel())
    for label in [adjusting, plain, own] {
      label.font = .preferredFont(forTextStyle: .body)
      root.view.addSubview(label)
    }
    own.font = .systemFont(ofSize: 20)
    adjusting.adjustsFontForContentSizeCategory = true
    own.adjustsFontForContentSizeCategory = true
    host.show(root)

    host.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    let grown = [adjusting, plain, own].map(\.font.pointSize)
    root.traitOverrides.preferredContentSizeCategory = .small
    host.commit()

    #expect(grown == [33, 17, 20])
    #expect(adjusting.font.pointSize == 15)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("UIKit 6.5 a new size of text is posted, with the category")
  func notification() throws {
    let host = try TestHost()
    let posted = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: host.window.screen, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let name = (value as? UIContentSizeCategory)?.rawValue ?? "none"
      MainActor.assumeIsolated { posted.note(name) }
    }

    host.simulateTraits { $0.preferredContentSizeCategory = .small }
    host.simulateTraits { $0.preferredContentSizeCategory = .small }
    host.simulateTraits { $0.userInterfaceStyle = .dark }
    NotificationCenter.default.removeObserver(observer)

    #expect(posted.lines == [UIContentSizeCategory.small.rawValue])
  }
}
