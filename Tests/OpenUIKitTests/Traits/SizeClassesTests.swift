import Testing

@testable import OpenUIKit

struct SizeClassesTests {
  @Test(
    "UIKit 6.3 6.5 the size of a window gives its size classes",
    arguments: [
      (320, 568, .compact, .regular), (375, 667, .compact, .regular),
      (393, 852, .compact, .regular), (430, 932, .compact, .regular),
      (568, 320, .compact, .compact), (667, 375, .compact, .compact),
      (852, 393, .compact, .compact), (844, 390, .compact, .compact),
      (736, 414, .regular, .compact), (896, 414, .regular, .compact),
      (932, 430, .regular, .compact),
      (768, 1024, .regular, .regular), (1024, 768, .regular, .regular),
      (1280, 800, .regular, .regular), (320, 1024, .compact, .regular),
      (507, 1024, .compact, .regular), (678, 1024, .regular, .regular),
      (599, 480, .compact, .regular), (600, 480, .regular, .regular),
      (600, 479, .regular, .compact), (600, 413, .compact, .compact),
      (599, 479, .compact, .compact), (0, 0, .compact, .compact),
    ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func table(
    width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let classes = SizeClasses(CGSize(width: width, height: height))

    #expect(classes.horizontal == horizontal)
    #expect(classes.vertical == vertical)
  }

  @Test("UIKit 6.5 what is set for the device overrides what is measured")
  func device() {
    var device = DeviceTraits()
    device.values.userInterfaceStyle = .dark
    device.values.horizontalSizeClass = .regular
    let classes = SizeClasses(CGSize(width: 320, height: 568))

    let root = device.rootValues(classes, idiom: .pad, scale: 3)

    #expect(root.userInterfaceStyle == .dark)
    #expect(root.horizontalSizeClass == .regular)
    #expect(root.verticalSizeClass == .regular)
    #expect(root.userInterfaceIdiom == .pad)
    #expect(root.displayScale == 3)
    #expect(root.layoutDirection == .leftToRight)
    #expect(root.preferredContentSizeCategory == .large)
    #expect(root.userInterfaceLevel == .base)
    #expect(root.accessibilityContrast == .normal)
  }

  @Test(
    "UIKit 6.5 windows of the same classes share one collection, also after a rotation and back")
  func shared() {
    var roots = TraitRoots()
    let portrait = CGSize(width: 393, height: 852)
    let landscape = CGSize(width: 852, height: 393)

    let first = roots.traits(for: portrait, idiom: .phone, scale: 2)
    let turned = roots.traits(for: landscape, idiom: .phone, scale: 2)
    let back = roots.traits(for: portrait, idiom: .phone, scale: 2)
    let smaller = roots.traits(for: CGSize(width: 320, height: 568), idiom: .phone, scale: 2)
    let finer = roots.traits(for: portrait, idiom: .phone, scale: 3)

    #expect(first === back)
    #expect(first === smaller)
    #expect(first != turned)
    #expect(first != finer)
    roots.device.values.userInterfaceStyle = .dark
    let dark = roots.traits(for: portrait, idiom: .phone, scale: 2)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .light) == first)
  }

  @Test(
    "UIKit 6.5 a screen of 600 points and more in both directions is a tablet's",
    arguments: [
      (393, 852, .phone), (1280, 599, .phone), (600, 600, .pad), (768, 1024, .pad),
    ] as [(CGFloat, CGFloat, UIUserInterfaceIdiom)])
  func idiom(width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom) {
    var roots = TraitRoots()
    let size = CGSize(width: width, height: height)

    let ofScreen = UIUserInterfaceIdiom(screenSize: size, isDesktopWindow: false)
    #expect(ofScreen == idiom)
    #expect(roots.traits(for: size, idiom: ofScreen, scale: 1).userInterfaceIdiom == idiom)
  }
}
