import OpenUIKit
import Testing

struct FontAttributeTests {
  private typealias Descriptor = UIFontDescriptor

  @Test("R17.34 Digits of equal width are as wide as each other; others, and letters, are not")
  func monospacedDigits() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let equal = UIFont.monospacedDigitSystemFont(ofSize: 30, weight: .regular)
    let plain = UIFont.systemFont(ofSize: 30)

    #expect(Set((0..<10).map { width("\($0)\($0)", equal) }).count == 1)
    #expect(width("11", plain) < width("00", plain))
    let small = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    #expect(width("iii", small) == width("iii", .systemFont(ofSize: 15)))
    #expect(equal != plain && equal.fontDescriptor != plain.fontDescriptor)
    #expect(UIFont(descriptor: equal.fontDescriptor, size: 0) == equal)
    let label = UILabel()
    label.font = equal
    label.text = "1111"
    let ones = label.intrinsicContentSize
    label.text = "0000"
    #expect(label.intrinsicContentSize == ones)
  }

  @Test("R17.34 A description is made of attributes and has them, and others are added")
  func attributes() throws {
    let descriptor = Descriptor(fontAttributes: [
      .family: "DejaVu Sans", .size: 21, .traits: [Descriptor.TraitKey.weight: UIFont.Weight.bold],
    ])

    #expect(descriptor.pointSize == 21)
    #expect(descriptor.symbolicTraits == .traitBold)
    #expect(descriptor.object(forKey: .family) as? String == "DejaVu Sans")
    #expect(Descriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    let italic = descriptor.addingAttributes([.traits: [Descriptor.TraitKey.slant: 0.5]])
    #expect(italic.symbolicTraits == [.traitBold, .traitItalic] && italic.pointSize == 21)
    #expect(UIFont(descriptor: Descriptor(), size: 0).pointSize == 12)
    #expect(UIFont(descriptor: Descriptor(), size: 17) == .systemFont(ofSize: 17))
  }

  @Test("R17.34 Digits of equal width are a feature of a description, and fonts are made again")
  func features() throws {
    let plain = UIFont.systemFont(ofSize: 17, weight: .medium)
    let feature: [Descriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let equal = plain.fontDescriptor.addingAttributes([.featureSettings: [feature]])

    #expect(
      UIFont(descriptor: equal, size: 0)
        == .monospacedDigitSystemFont(ofSize: 17, weight: .medium))
    for font in [
      plain, .monospacedSystemFont(ofSize: 9, weight: .bold), .italicSystemFont(ofSize: 40),
      .monospacedDigitSystemFont(ofSize: 5, weight: .black),
    ] {
      let again = Descriptor(fontAttributes: font.fontDescriptor.fontAttributes)
      #expect(UIFont(descriptor: again, size: 0) == font)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: font, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }
  }

  @Test("R17.53 A description keeps all that was set, in fonts and other sizes too")
  func allAttributes() throws {
    let settings: [[Descriptor.FeatureKey: Int]] = [
      [.type: 37, .selector: 1], [.type: 99, .selector: 3], [.type: 35, .selector: 4],
    ]
    let own = Descriptor.AttributeName(rawValue: "com.example.own")
    let descriptor = Descriptor(fontAttributes: [
      .family: "DejaVu Sans", .face: "Bold Oblique", .size: 21, .featureSettings: settings,
      .matrix: CGAffineTransform(scaleX: 2, y: 1), .visibleName: "Name", own: 7,
      .cascadeList: [Descriptor(name: "DejaVu Sans Mono", size: 0)],
    ])

    let font = UIFont(descriptor: descriptor, size: 0).withSize(9)
    for other in [descriptor, font.fontDescriptor, descriptor.withSize(3).withFamily("Inter")] {
      let found = other.object(forKey: .featureSettings) as? [[Descriptor.FeatureKey: Int]]
      #expect(found == settings)
      #expect(other.object(forKey: .visibleName) as? String == "Name")
      #expect(other.object(forKey: own) as? Int == 7)
      #expect(other.object(forKey: .face) as? String == "Bold Italic")
      let matrix = other.object(forKey: .matrix) as? CGAffineTransform
      #expect(matrix == CGAffineTransform(scaleX: 2, y: 1))
      let list = other.object(forKey: .cascadeList) as? [Descriptor]
      #expect(list?.map(\.postscriptName) == ["DejaVu Sans Mono"])
    }
    #expect(
      font != UIFont(descriptor: Descriptor(name: "DejaVu Sans-BoldItalic", size: 9), size: 0))
    #expect(Descriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    let plain = descriptor.addingAttributes([.featureSettings: [[Descriptor.FeatureKey: Int]]()])
    #expect((plain.object(forKey: .featureSettings) as? [Any])?.isEmpty != false)
    #expect(descriptor.withFace("Light").symbolicTraits == [])
    #expect(descriptor.withFace("no style") == descriptor)
    let body = Descriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body])
    #expect(body.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test("R17.53 Features of the font change what is drawn, by Apple's numbers or OpenType's tags")
  func drawnFeatures() {
    func width(_ settings: [[Descriptor.FeatureKey: Any]], _ text: String) -> CGFloat {
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
        .addingAttributes([.featureSettings: settings])
      return text.size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 0)]).width
    }
    let (tag, value) = (
      Descriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag"),
      Descriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    )
    #expect(width([[.type: 6, .selector: 0]], "1111") > width([], "1111"))
    #expect(width([[tag: "tnum", value: 1]], "1111") == width([[.type: 6, .selector: 0]], "1111"))
    #expect(width([[.type: 11, .selector: 2]], "1/2 13/17") != width([], "1/2 13/17"))
    #expect(width([[tag: "not a tag", value: 1]], "1111") == width([], "1111"))
    #expect(width([[.type: 1000, .selector: -1]], "1111") == width([], "1111"))
  }

  @Test("R17.34 The font of the system has no design with serifs or round ends")
  func designs() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor

    #expect(descriptor.withDesign(.serif) == nil && descriptor.withDesign(.rounded) == nil)
    #expect(descriptor.withDesign(.monospaced) != nil)
  }

  @Test(
    "R17.35 A font is made by its name, with weight, width and slant",
    arguments: [
      "Inter", "Inter-BoldItalic", "Inter-Light", "Courier", "Courier-CondensedSemibold",
      "Courier-Compressed",
      "DejaVu Sans Mono-Bold", "Noto-Sans",
    ])
  func names(_ name: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name)
    #expect(UIFontDescriptor(name: name, size: 20) == font.fontDescriptor)
    let described = UIFontDescriptor(fontAttributes: [.name: name, .size: 20])
    #expect(UIFont(descriptor: described, size: 0) == font)
  }

  @Test("R17.35 Names of other spellings are known, and of no style are those of families")
  func otherNames() {
    #expect(UIFont(name: "Inter-Regular", size: 9) == .systemFont(ofSize: 9))
    #expect(UIFont(name: "Inter-SemiBold", size: 9) == .systemFont(ofSize: 9, weight: .semibold))
    #expect(UIFont(name: "Inter-BoldOblique", size: 9)?.fontName == "Inter-BoldItalic")
    #expect(UIFont(name: "A-Bolder", size: 9)?.familyName == "A-Bolder")
    #expect(UIFont(name: "-Bold", size: 9)?.familyName == "-Bold")
    #expect(UIFont(name: "Inter-", size: 9)?.familyName == "Inter-")
  }

  @Test("R17.35 The fonts of a family are named, and make fonts of these names")
  func facesOfFamily() throws {
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.contains("Inter") && names.contains("Inter-Bold"))
    #expect(names.contains("Inter-BoldItalic") && names == names.sorted())
    #expect(UIFont.fontNames(forFamilyName: "no such family") == [])
    for name in names { #expect(UIFont(name: name, size: 12)?.familyName == "Inter") }
  }

  @Test("R17.35 Fonts have widths, in descriptions and archives too")
  func widths() throws {
    let font = UIFont.systemFont(ofSize: 15, weight: .bold, width: .condensed)
    let description = font.fontDescriptor
    #expect(description.symbolicTraits == [.traitBold, .traitCondensed])
    #expect(font != .boldSystemFont(ofSize: 15) && font.fontName == "Inter-CondensedBold")
    let wide = try #require(description.withSymbolicTraits(.traitExpanded))
    #expect(wide.symbolicTraits == .traitExpanded)
    let plain = description.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: 0]])
    #expect(UIFont(descriptor: plain, size: 0) == .boldSystemFont(ofSize: 15))
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    // The font of the system has no condensed letters.
    let size = "width".size(withAttributes: [.font: font])
    #expect(size == "width".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 15)]))
  }
}
