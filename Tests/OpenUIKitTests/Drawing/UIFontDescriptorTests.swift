import NestTesting
import OpenUIKit
import Testing

@Suite struct UIFontDescriptorTests {
  @Test("a font and its description make each other, in another size too")
  func roundTrip() {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)

    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 20) == font.withSize(20))
    #expect(font.fontDescriptor.withSize(20).pointSize == 20)
    #expect(UIFontDescriptor(name: "Inter", size: 9).postscriptName == "Inter")
    #expect(font.fontDescriptor == font.fontDescriptor.withSize(17))
  }

  @Test("symbolic traits change weight, slant and design")
  func traits() throws {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    let mono = try #require(plain.withDesign(.monospaced))

    #expect(plain.symbolicTraits.isEmpty)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-BoldItalic")
    #expect(try #require(bold.withSymbolicTraits([])) == plain)
    #expect(mono.symbolicTraits == .traitMonoSpace)
    #expect(
      UIFont(descriptor: mono, size: 12) == .monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(plain.withFamily("Courier").withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(plain.withDesign(.init(rawValue: "other")) == nil)
  }

  @Test("a font has names, and there are families")
  func names() throws {
    let host = try TestHost(size: CGSize(width: 10, height: 10))
    defer { withExtendedLifetime(host) {} }

    #expect(UIFont.systemFont(ofSize: 12).familyName == "Inter")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-Bold")
    #expect(UIFont(name: "Courier", size: 12)?.fontName == "Courier")
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
  }
}
