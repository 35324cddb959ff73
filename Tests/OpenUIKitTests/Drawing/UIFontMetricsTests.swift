import NestTesting
import OpenUIKit
import Testing

struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .large)
  private let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test("R19.1 a font and a distance grow as text of the style does")
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 34)

    #expect(metrics.scaledFont(for: font, compatibleWith: large) == font)
    #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 106)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: huge).pointSize == 50)
    #expect(metrics.scaledValue(for: 17, compatibleWith: huge) == 53)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: huge) == 53)
  }

  @Test("R19.1 a label scales such a font again when the size of text changes")
  func label() throws {
    let host = try TestHost()
    let label = UILabel()
    let controller = UIViewController()
    controller.view.addSubview(label)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    label.adjustsFontForContentSizeCategory = true
    host.show(controller)
    #expect(label.font.pointSize == 17)

    host.turn {
      controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }

    #expect(label.font.pointSize == 53)
  }
}
