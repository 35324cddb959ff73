import NestTesting
import Testing

@testable import OpenUIKit

/// The attributes of the titles in bars.
@Suite(.serialized) struct BarTextAttributesTests {
  private let host: TestHost
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 96))

  init() throws {
    host = try TestHost(size: CGSize(width: 375, height: 600), scale: 2)
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    host.turn {
      host.window.makeKeyAndVisible()
      host.window.addSubview(bar)
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    for subview in view.subviews where !subview.isHidden {
      if let label = subview as? UILabel, label.text == text { return label }
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }

  @Test("R15.29 A title has the attributes of the appearance, and those of the system for the rest")
  func title() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed, .kern: 3]
    host.turn { bar.standardAppearance = appearance }
    let title = try #require(label("Two", in: bar))
    #expect(title.textColor == .systemRed && title.font.pointSize == 17)
    #expect(title.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)

    host.turn { bar.standardAppearance.titleTextAttributes = [.font: font] }
    #expect(title.textColor == .label && title.font == font)

    host.turn { bar.popItem(animated: false) }
    #expect(label("One", in: bar)?.font == font)
    #expect(appearance.titleTextAttributes.count == 2)
  }

  @Test("R15.29 The attributes of the bar count while it has no appearance of the program")
  func ofBar() throws {
    host.turn {
      bar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
      bar.prefersLargeTitles = true
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemBlue]
      bar.setItems([UINavigationItem(title: "Large")], animated: false)
    }
    let labels = bar.descendants(of: UILabel.self).filter { $0.text == "Large" }
    #expect(Set(labels.map(\.textColor)) == [.systemGreen, .systemBlue])

    host.turn { bar.standardAppearance = UINavigationBarAppearance() }
    #expect(Set(labels.map(\.textColor)) == [.label])
  }

  @Test("R15.29 Attributes of an item are before those of the appearance, a state before normal")
  func items() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 11),
    ]
    appearance.buttonAppearance.disabled.titleTextAttributes = [
      .foregroundColor: UIColor.systemGray
    ]
    appearance.backButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemPink
    ]
    host.turn {
      bar.standardAppearance = appearance
      bar.topItem?.rightBarButtonItem = item
    }
    let save = try #require(label("Save", in: bar))
    #expect(save.textColor == .systemRed && save.font.pointSize == 11)
    #expect(label("One", in: bar)?.textColor == .systemPink)

    host.turn { item.isEnabled = false }
    #expect(save.textColor == .systemGray && save.font.pointSize == 11)
    host.turn {
      item.setTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .disabled)
      item.setTitleTextAttributes([.foregroundColor: UIColor.systemTeal], for: .normal)
    }
    #expect(save.textColor == .systemOrange)
    host.turn { item.isEnabled = true }
    #expect(save.textColor == .systemTeal)
    host.turn { item.setTitleTextAttributes(nil, for: .normal) }
    #expect(save.textColor == .systemRed)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.titleTextAttributes(for: .disabled)?.count == 1)
  }

  @Test("R15.29 Titles and badges of a tab bar have their attributes, selected or not")
  func tabs() throws {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 551, width: 375, height: 49))
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    items[1].badgeValue = "7"
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemBrown, .font: UIFont.systemFont(ofSize: 9),
    ]
    appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [
      .foregroundColor: UIColor.black
    ]
    tabs.standardAppearance = appearance
    host.turn {
      host.window.addSubview(tabs)
      tabs.items = items
      tabs.selectedItem = items[0]
    }
    #expect(label("B", in: tabs)?.textColor == .systemBrown)
    #expect(label("A", in: tabs)?.textColor == tabs.tintColor)
    #expect(label("A", in: tabs)?.font.pointSize == 9)
    #expect(label("7", in: tabs)?.textColor == .black)

    host.turn {
      items[0].setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
      items[1].setBadgeTextAttributes([.foregroundColor: UIColor.systemYellow], for: .normal)
    }
    #expect(label("A", in: tabs)?.textColor == .systemRed)
    #expect(label("7", in: tabs)?.textColor == .systemYellow)
  }
}

extension UIView {
  fileprivate func descendants<Kind: UIView>(of kind: Kind.Type) -> [Kind] {
    subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.descendants(of: kind) }
  }
}
