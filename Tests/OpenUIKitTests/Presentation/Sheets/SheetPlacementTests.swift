import Testing

@testable import OpenUIKit

/// The frames of sheets, by container and traits.
@Suite struct SheetPlacementTests {
  private var phone: SheetPlacement.Facts {
    SheetPlacement.Facts(
      container: CGSize(width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  private var tablet: SheetPlacement.Facts {
    var facts = SheetPlacement.Facts(container: CGSize(width: 1024, height: 768))
    facts.isCompactWidth = false
    return facts
  }

  @Test(
    "R15.1 UIKit 5.5 In compact width a sheet is at the bottom edge, below the top of the safe area"
  )
  func compactWidth() {
    let placement = SheetPlacement(phone)

    #expect(placement.form == .attached)
    #expect(placement.fullFrame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(placement.maximumDetentValue == 749)
    #expect(placement.followsDetents)
  }

  @Test("R15.1 UIKit 5.5 In compact height a sheet covers everything")
  func compactHeight() {
    var facts = phone
    facts.container = CGSize(width: 852, height: 393)
    facts.isCompactHeight = true
    facts.isCompactWidth = false

    let placement = SheetPlacement(facts)

    #expect(placement.form == .covering)
    #expect(placement.fullFrame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(!placement.followsDetents)
  }

  @Test(
    "R15.1 UIKit 5.5 In compact height a sheet that prefers it is at the bottom, in the safe width"
  )
  func attachedInCompactHeight() {
    var facts = phone
    facts.container = CGSize(width: 852, height: 393)
    facts.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    facts.isCompactHeight = true
    facts.attachesInCompactHeight = true

    #expect(SheetPlacement(facts).form == .attached)
    #expect(SheetPlacement(facts).fullFrame == CGRect(x: 59, y: 10, width: 734, height: 383))

    facts.widthFollowsPreferredSize = true
    facts.preferredSize.width = 400
    #expect(SheetPlacement(facts).fullFrame == CGRect(x: 226, y: 10, width: 400, height: 383))
  }

  @Test(
    "R15.1 UIKit 5.5 In regular width a form sheet floats: 540 by 620, or as it prefers, if that fits"
  )
  func formSheet() {
    var facts = tablet
    facts.isForm = true
    #expect(SheetPlacement(facts).form == .floating)
    #expect(SheetPlacement(facts).fullFrame == CGRect(x: 242, y: 74, width: 540, height: 620))

    facts.preferredSize = CGSize(width: 300, height: 200)
    #expect(SheetPlacement(facts).fullFrame == CGRect(x: 362, y: 284, width: 300, height: 200))

    facts.preferredSize = CGSize(width: 3000, height: 2000)
    #expect(SheetPlacement(facts).fullFrame == CGRect(x: 20, y: 20, width: 984, height: 728))
  }

  @Test("R15.1 UIKit 5.5 In regular width a page sheet floats in the width of comfortable reading")
  func pageSheet() {
    #expect(SheetPlacement(tablet).fullFrame == CGRect(x: 160, y: 20, width: 704, height: 728))
  }

  @Test(
    "R15.1 UIKit 5.5 A sheet is at the middle of its source view, as far as the container permits"
  )
  func source() {
    var facts = tablet
    facts.isForm = true
    facts.preferredSize = CGSize(width: 300, height: 200)
    facts.sourceMiddle = 400
    #expect(SheetPlacement(facts).fullFrame.midX == 400)

    facts.sourceMiddle = 1000
    #expect(SheetPlacement(facts).fullFrame.maxX == 1024)
  }

  @Test(
    "R15.1 UIKit 5.5 A card sinks below its lowest detent as it is, and grows above its full height"
  )
  func frames() {
    let placement = SheetPlacement(phone)

    #expect(
      placement.frame(height: 400, floor: 400) == CGRect(x: 0, y: 452, width: 393, height: 400))
    #expect(
      placement.frame(height: 100, floor: 400) == CGRect(x: 0, y: 752, width: 393, height: 400))
    #expect(
      placement.frame(height: 800, floor: 400) == CGRect(x: 0, y: 52, width: 393, height: 800))
    #expect(placement.frame(height: 0, floor: 400).minY == 852)
  }

  @Test("R15.1 UIKit 5.5 A card in the middle keeps its size at every position")
  func floatingFrames() {
    let placement = SheetPlacement(tablet)

    #expect(placement.fullHeight == 748)
    #expect(placement.frame(height: 748, floor: 0) == placement.fullFrame)
    #expect(placement.frame(height: 0, floor: 0).minY == 768)
    #expect(placement.frame(height: 760, floor: 0).size == placement.fullFrame.size)
  }

  @Test("R15.1 UIKit 5.5 The card behind is transformed in proportion to the height of the sheet")
  func presenterTransform() throws {
    let placement = SheetPlacement(phone)
    func at(_ height: CGFloat) -> SheetPlacement.PresenterTransform? {
      placement.presenterTransform(height: height, rest: 400, presenterTop: 0, width: 393)
    }

    #expect(at(400) == SheetPlacement.PresenterTransform(scale: 1, shift: 0))
    let full = try #require(at(783))
    #expect(abs(full.scale - 361.0 / 393) < 1e-9)
    #expect(full.shift == 59)
    let half = try #require(at(591.5))
    #expect(abs(half.shift - 29.5) < 1e-9)
    #expect(at(2000) == full)
    #expect(
      SheetPlacement(tablet).presenterTransform(height: 700, rest: 0, presenterTop: 0, width: 1)
        == nil)
  }

  @Test("R15.1 UIKit 5.5 Containers of no size and odd numbers make no impossible sheet")
  func noRoom() {
    for compact in [true, false] {
      var facts = SheetPlacement.Facts()
      facts.isCompactWidth = compact
      let placement = SheetPlacement(facts)
      #expect(placement.fullFrame.width >= 0 && placement.fullFrame.height >= 0)
      #expect(placement.maximumDetentValue == 0)
      #expect(placement.presenterTransform(height: 10, rest: 0, presenterTop: 0, width: 0) == nil)
    }
  }
}
