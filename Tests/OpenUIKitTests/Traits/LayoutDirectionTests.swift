import NestTesting
import OpenUIKit
import Testing

struct LayoutDirectionTests {
  @Test("UIKit 6.5 the meaning of a view and its environment give its direction, in every case")
  func table() {
    let expected:
      [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] =
        [
          (.unspecified, .leftToRight, .rightToLeft),
          (.playback, .leftToRight, .leftToRight),
          (.spatial, .leftToRight, .leftToRight),
          (.forceLeftToRight, .leftToRight, .leftToRight),
          (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ]
    for (attribute, inLeft, inRight) in expected {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == inLeft)
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == inRight)
    }
  }

  @Test("R20.2 UIKit 6.5 the whole program has the direction of the device")
  func program() throws {
    let host = try TestHost()
    var seen = [UIView.userInterfaceLayoutDirection(for: .unspecified)]

    host.simulateTraits { $0.layoutDirection = .rightToLeft }
    seen.append(UIView.userInterfaceLayoutDirection(for: .unspecified))
    seen.append(UIView.userInterfaceLayoutDirection(for: .playback))

    #expect(seen == [.leftToRight, .rightToLeft, .leftToRight])
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("R20.2 UIKit 6.5 a view's direction follows its traits; what it means is not inherited")
  func effective() throws {
    let host = try TestHost()
    let root = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    host.show(root)
    func directions() -> [UIUserInterfaceLayoutDirection] {
      [outer, inner].map(\.effectiveUserInterfaceLayoutDirection)
    }
    var seen: [[UIUserInterfaceLayoutDirection]] = []

    seen.append(directions())
    outer.semanticContentAttribute = .forceRightToLeft
    seen.append(directions())
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.semanticContentAttribute = .playback
    seen.append(directions())

    #expect(
      seen == [
        [.leftToRight, .leftToRight], [.rightToLeft, .leftToRight], [.leftToRight, .rightToLeft],
      ])
  }

  @Test("R20.2 UIKit 6.5 a change of direction or of meaning lays the view out")
  func layout() throws {
    let host = try TestHost()
    let root = UIViewController()
    let log = Log()
    let view = TraitView("V", log)
    view.notesLayout = true
    root.view.addSubview(view)
    host.show(root)
    log.take().forEach { _ in }

    host.turn { root.traitOverrides.layoutDirection = .rightToLeft }
    let direction = log.take()
    host.turn { view.semanticContentAttribute = .spatial }
    let meaning = log.take()
    host.turn { view.semanticContentAttribute = .spatial }

    #expect(direction == ["V: light → light mirrored", "V.layoutSubviews"])
    #expect(meaning == ["V.layoutSubviews"])
    #expect(log.lines.isEmpty)
  }

  @Test("R20.2 UIKit 6.5 a button puts its image and its insets on the other side")
  func button() throws {
    let host = try TestHost()
    let root = UIViewController()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
    }
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.contentHorizontalAlignment = .leading
    root.view.addSubview(button)
    host.show(root)
    let image = try #require(button.imageView)
    let left = image.frame
    let side = button.effectiveContentHorizontalAlignment

    host.turn { root.traitOverrides.layoutDirection = .rightToLeft }

    #expect(left.minX == 20)
    #expect(image.frame.maxX == 180)
    #expect(side == .left)
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }
}
