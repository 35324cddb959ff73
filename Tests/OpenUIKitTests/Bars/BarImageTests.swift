import NestTesting
import Testing

@testable import OpenUIKit

/// Images and adjustments of bars and their items that are set for heights and positions.
@Suite struct BarImageTests {
  private func image(_ color: UIColor, _ side: CGFloat = 4, isOpaque: Bool = true) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, isOpaque)
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test("R15.30 What is set for a height, a state, a style and a position counts before the rest")
  func values() {
    var values = BarMetricValues<Int>()
    #expect(values.shown(for: .init()) == nil)
    values[.init()] = 1
    values[.init(metrics: .compact)] = 2
    values[.init(state: UIControl.State.highlighted.rawValue)] = 3
    values[.init(style: .done)] = 4
    values[.init(position: .bottom)] = 5
    #expect(values.shown(for: .init()) == 1)
    #expect(values.shown(for: .init(metrics: .defaultPrompt)) == 1)
    #expect(values.shown(for: .init(metrics: .compactPrompt)) == 2)
    #expect(values.shown(for: .init(state: UIControl.State.disabled.rawValue)) == 1)
    #expect(
      values.shown(for: .init(state: UIControl.State.highlighted.rawValue, style: .done)) == 3)
    #expect(values.shown(for: .init(style: .done)) == 4)
    #expect(values.shown(for: .init(position: .bottom)) == 5)
    #expect(values.shown(for: .init(metrics: .compact, position: .top)) == 2)
    #expect(values[.init(position: .top)] == nil)
    values[.init()] = nil
    #expect(values.shown(for: .init(position: .top)) == nil)
  }

  @Test("R15.30 A navigation bar without size of image has neither background nor shadow")
  func transparent() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100), scale: 1)
    let root = UIViewController()
    host.show(root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    host.turn {
      root.view.backgroundColor = .red
      root.view.addSubview(bar)
    }
    let red = try pixel(host, 100, 20)
    host.turn { root.view.backgroundColor = .blue }
    let translucent = try pixel(host, 100, 20)
    host.turn {
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
    }
    #expect(try pixel(host, 100, 20) == [0, 0, 255] && pixel(host, 100, 44) == [0, 0, 255])
    #expect(red != translucent && translucent != [0, 0, 255] && !bar.shownLook.isOpaque)

    host.turn { bar.setBackgroundImage(image(.green), for: .default) }
    #expect(try pixel(host, 100, 20) == [0, 255, 0] && bar.shownLook.isOpaque)
    host.turn { bar.shadowImage = image(.black, 2) }
    #expect(try pixel(host, 100, 45) == [0, 0, 0])
    #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
    host.turn { bar.setBackgroundImage(image(.red), for: .topAttached, barMetrics: .default) }
    #expect(try pixel(host, 100, 20) == [0, 255, 0])
    host.turn { bar.attachToTop() }
    host.turn { bar.setBackgroundImage(image(.green), for: .any, barMetrics: .default) }
    #expect(try pixel(host, 100, 20) == [255, 0, 0])

    // An appearance of the program takes their place.
    host.turn {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .blue
      bar.standardAppearance = appearance
    }
    #expect(try pixel(host, 100, 20) == [0, 0, 255])
  }

  private func pixel(_ host: TestHost, _ x: Int, _ y: Int) throws -> [UInt8] {
    let value = try host.snapshot().bitmap.pixel(x: x, y: y)
    return [16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  @Test("R15.30 Toolbars and tab bars have images, too")
  func others() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200), scale: 1)
    let root = UIViewController()
    host.show(root)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 200, height: 44))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
    tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    host.turn {
      for bar in [toolbar, tabs] as [UIView] { root.view.addSubview(bar) }
      toolbar.setBackgroundImage(image(.green), forToolbarPosition: .any, barMetrics: .default)
      toolbar.setShadowImage(image(.black, 2), forToolbarPosition: .bottom)
      tabs.backgroundImage = image(.blue)
      tabs.shadowImage = image(.red, 2)
      tabs.selectionIndicatorImage = image(.white, 20)
      tabs.selectedItem = tabs.items?[0]
    }
    #expect(try pixel(host, 5, 40) == [0, 255, 0] && pixel(host, 5, 19) == [0, 0, 0])
    #expect(try pixel(host, 5, 140) == [0, 0, 255] && pixel(host, 5, 99) == [255, 0, 0])
    #expect(try pixel(host, 92, 108) == [255, 255, 255])
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) != nil)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) == nil)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
  }

  @Test("R15.30 Items have backgrounds for states, styles and heights, and titles that are moved")
  func items() throws {
    let host = try TestHost(size: CGSize(width: 375, height: 100), scale: 1)
    let root = UIViewController()
    host.show(root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UIBarButtonItem(title: "W", style: .done, target: nil, action: nil)
    let navigation = UINavigationItem(title: "")
    navigation.rightBarButtonItem = item
    item.width = 60
    bar.items = [UINavigationItem(title: "Back"), navigation]
    host.turn { root.view.addSubview(bar) }
    host.turn { item.setBackgroundImage(image(.green), for: .normal, barMetrics: .default) }
    #expect(try pixel(host, 320, 9) == [0, 255, 0])
    host.turn {
      item.setBackgroundImage(image(.red), for: .normal, style: .done, barMetrics: .default)
    }
    #expect(try pixel(host, 320, 9) == [255, 0, 0])
    host.turn { item.isEnabled = false }
    #expect(try pixel(host, 320, 9) == [255, 0, 0])
    host.turn {
      item.setBackgroundImage(image(.blue), for: .disabled, style: .done, barMetrics: .default)
    }
    #expect(try pixel(host, 320, 9) == [0, 0, 255])
    host.turn { item.setBackgroundVerticalPositionAdjustment(10, for: .default) }
    #expect(try pixel(host, 320, 9) != [0, 0, 255] && pixel(host, 320, 40) == [0, 0, 255])
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 10)

    let button = bar.content?.backButton
    let before = button?.label.center.y ?? 0
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 5), for: .default)
    back.setBackButtonBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    host.turn { bar.items?[0].backBarButtonItem = back }
    #expect(button?.label.center.y == before + 5)
    #expect(try pixel(host, 70, 8) == [255, 0, 0])
    #expect(back.backButtonTitlePositionAdjustment(for: .default).vertical == 5)
  }

  @Test("R15.30 The title and the back indicator of a navigation bar")
  func title() throws {
    let host = try TestHost(size: CGSize(width: 375, height: 100), scale: 1)
    let root = UIViewController()
    host.show(root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [UINavigationItem(title: "Back"), UINavigationItem(title: "Title")]
    host.turn { root.view.addSubview(bar) }
    let before = bar.content?.titleGroup.center.y ?? 0
    let indicator = image(.red, 12)
    host.turn {
      bar.setTitleVerticalPositionAdjustment(-4, for: .default)
      bar.backIndicatorImage = indicator
      bar.backIndicatorTransitionMaskImage = indicator
    }
    #expect(bar.content?.titleGroup.center.y == before - 4)
    #expect(bar.content?.backButton?.indicator.image?.size.width == 12)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == -4)
  }
}
