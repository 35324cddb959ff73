import NestTesting
import Testing

@testable import OpenUIKit

struct DynamicColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let elevated = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.userInterfaceLevel = .elevated
  }

  /// Red, green and blue from 0 to 255, and alpha in hundredths.
  private func numbers(_ color: UIColor) -> [Int] {
    let parts = ColorComponents(color.cgColor)
    return [parts.red * 255, parts.green * 255, parts.blue * 255, parts.alpha * 100]
      .map { Int($0.rounded()) }
  }

  @Test("UIKit 6.5 a provider is called with the traits, and its result is resolved again")
  func provider() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemBackground : .green
    }

    #expect(color.resolvedColor(with: light) == .green)
    #expect(numbers(color.resolvedColor(with: dark)) == [0, 0, 0, 100])
    #expect(numbers(color.resolvedColor(with: elevated)) == [28, 28, 30, 100])
    #expect(UIColor.green.resolvedColor(with: dark) === UIColor.green)
  }

  @Test("R20.2 UIKit 6.5 the system's colours differ more where the contrast is increased")
  func contrast() throws {
    let highLight = UITraitCollection(traitsFrom: [light, .init(accessibilityContrast: .high)])
    let highDark = UITraitCollection(traitsFrom: [dark, .init(accessibilityContrast: .high)])
    let highElevated = UITraitCollection(traitsFrom: [
      elevated, .init(accessibilityContrast: .high),
    ])

    #expect(numbers(UIColor.systemBlue.resolvedColor(with: highLight)) == [0, 64, 221, 100])
    #expect(numbers(UIColor.systemBlue.resolvedColor(with: highDark)) == [64, 156, 255, 100])
    #expect(numbers(UIColor.separator.resolvedColor(with: highLight)) == [60, 60, 67, 37])
    #expect(numbers(UIColor.systemBackground.resolvedColor(with: highElevated))[0] == 36)
    #expect(numbers(UIColor.label.resolvedColor(with: highLight)) == [0, 0, 0, 100])

    func pixel(of host: TestHost) throws -> UInt32 {
      try host.snapshot().bitmap.pixel(x: 10, y: 10)
    }
    let host = try TestHost(size: CGSize(width: 20, height: 20))
    let root = UIViewController()
    host.show(root)
    root.view.backgroundColor = .systemBlue
    #expect(try pixel(of: host) == 0xFF007AFF)
    host.setIncreasesContrast(true)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(try pixel(of: host) == 0xFF0040DD)
    host.setIncreasesContrast(false)
    #expect(try pixel(of: host) == 0xFF007AFF)
  }

  @Test("UIKit 6.5 a provider may read custom traits")
  func customTrait() {
    let color = UIColor { $0[ThemeTrait.self] == 1 ? .red : .blue }

    #expect(color.resolvedColor(with: light) == .blue)
    #expect(color.resolvedColor(with: UITraitCollection { $0[ThemeTrait.self] = 1 }) == .red)
  }

  @Test("UIKit 6.5 the CGColor and the components are those of the current traits")
  func current() {
    var parts: [[Int]] = []
    light.performAsCurrent { parts.append(numbers(.label)) }
    dark.performAsCurrent { parts.append(numbers(.label)) }

    #expect(parts == [[0, 0, 0, 100], [255, 255, 255, 100]])
  }

  @Test("UIKit 6.5 another alpha and a dimmed tint keep a colour dynamic")
  func derived() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    let dimmed = UIColor.label.dimmed

    #expect(numbers(faint.resolvedColor(with: light)) == [0, 0, 0, 50])
    #expect(numbers(faint.resolvedColor(with: dark)) == [255, 255, 255, 50])
    #expect(numbers(dimmed.resolvedColor(with: light)) == [0, 0, 0, 80])
    #expect(numbers(dimmed.resolvedColor(with: dark)) == [255, 255, 255, 80])
    #expect(faint == UIColor.label.withAlphaComponent(0.5))
    #expect(faint != UIColor.label.withAlphaComponent(0.4))
  }

  @Test("UIKit 6.5 a dynamic colour is equal to itself, not to what it looks like now")
  func equality() {
    let color = UIColor { _ in .red }

    #expect(color == color)
    #expect(color != UIColor { _ in .red })
    #expect(color != .red)
    #expect(UIColor.label != .black)
    #expect(UIColor.label == .label)
    #expect(UIColor.label.hash == UIColor.label.hash)
  }

  nonisolated private static let published: [(UIColor, [Int], [Int])] = [
    (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
    (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
    (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
    (.systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
    (.systemYellow, [255, 204, 0, 100], [255, 214, 10, 100]),
    (.systemPink, [255, 45, 85, 100], [255, 55, 95, 100]),
    (.systemPurple, [175, 82, 222, 100], [191, 90, 242, 100]),
    (.systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
    (.systemIndigo, [88, 86, 214, 100], [94, 92, 230, 100]),
    (.systemBrown, [162, 132, 94, 100], [172, 142, 104, 100]),
    (.systemMint, [0, 199, 190, 100], [99, 230, 226, 100]),
    (.systemCyan, [50, 173, 230, 100], [100, 210, 255, 100]),
    (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
    (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
    (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
    (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
    (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
    (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
    (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
  ]

  @Test(
    "R20.2 UIKit 6.5 system colours have their published values in both styles",
    arguments: published)
  func published(color: UIColor, inLight: [Int], inDark: [Int]) {
    #expect(numbers(color.resolvedColor(with: light)) == inLight)
    #expect(numbers(color.resolvedColor(with: dark)) == inDark)
    #expect(color.resolvedColor(with: UITraitCollection()) == color.resolvedColor(with: light))
  }

  @Test("R20.2 UIKit 6.5 a background follows the traits of its view, wherever the view moves")
  func background() throws {
    let host = try TestHost()
    let root = UIViewController()
    let (darkSide, lightSide, view) = (UIView(), UIView(), UIView())
    darkSide.overrideUserInterfaceStyle = .dark
    root.view.addSubview(darkSide)
    root.view.addSubview(lightSide)
    host.show(root)
    var seen: [[Int]] = []
    func note() {
      host.commit()
      seen.append(numbers(UIColor(cgColor: view.layer.backgroundColor ?? .clear)))
    }

    view.backgroundColor = .systemBackground
    note()
    darkSide.addSubview(view)
    note()
    view.removeFromSuperview()
    view.backgroundColor = .secondarySystemBackground
    darkSide.addSubview(view)
    note()
    darkSide.traitOverrides.userInterfaceLevel = .elevated
    note()
    lightSide.addSubview(view)
    note()
    view.backgroundColor = .red
    host.simulateTraits { $0.userInterfaceStyle = .dark }
    note()

    #expect(
      seen == [
        [255, 255, 255, 100], [0, 0, 0, 100], [28, 28, 30, 100], [44, 44, 46, 100],
        [242, 242, 247, 100], [255, 0, 0, 100],
      ])
    #expect(view.backgroundColor == .red)
  }

  @Test("R20.2 UIKit 6.5 the line around a button follows the style")
  func border() throws {
    let host = try TestHost()
    let root = UIViewController()
    var configuration = UIButton.Configuration.gray()
    configuration.background.strokeColor = .label
    configuration.background.strokeWidth = 1
    let button = UIButton(configuration: configuration)
    root.view.addSubview(button)
    host.show(root)

    host.turn { root.overrideUserInterfaceStyle = .dark }

    let border = try #require(button.backdrop?.subviews.first?.layer.borderColor)
    #expect(numbers(UIColor(cgColor: border)) == [255, 255, 255, 100])
  }

  @Test("UIKit 6.5 a tint that is not dynamic causes no callback when the style changes")
  func fixedTint() throws {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let host = try TestHost()
    let root = UIViewController()
    let (plain, fixed) = (Tinted(), Tinted())
    fixed.tintColor = .red
    root.view.addSubview(plain)
    root.view.addSubview(fixed)
    host.show(root)
    plain.changes = 0
    fixed.changes = 0

    host.turn { root.overrideUserInterfaceStyle = .dark }

    #expect(plain.changes == 1)
    #expect(fixed.changes == 0)
  }
}
