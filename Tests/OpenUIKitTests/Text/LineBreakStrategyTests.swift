import NestTesting
import OpenUIKit
import Testing

struct LineBreakStrategyTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func label(_ text: String, width: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
    return label
  }

  /// The lines of a text with a strategy.
  private func lines(
    _ text: String, width: CGFloat, _ strategy: NSParagraphStyle.LineBreakStrategy
  ) -> [String] {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = strategy
    let storage = NSTextStorage(string: text, attributes: [.font: font, .paragraphStyle: style])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var result: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _, _, _, range, _ in
      result.append(
        (text as NSString).substring(with: range).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return result
  }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: font]).width + 1
  }

  @Test("R17.33 A last word that would be alone takes the one before it along")
  func pushOut() {
    let width = width("one two three")
    #expect(lines("one two three four", width: width, []) == ["one two three", "four"])
    #expect(lines("one two three four", width: width, .pushOut) == ["one two", "three four"])
    #expect(
      lines("one two three four\none two three four", width: width, .standard)
        == ["one two", "three four", "one two", "three four"])
    // Where there are two already, no room, or nothing to leave behind, all is as before.
    for text in [
      "one two three four five", "one three extraordinarily", "extraordinary four", "four", "",
    ] {
      #expect(lines(text, width: width, .pushOut) == lines(text, width: width, []))
    }
  }

  @Test("R17.33 Words in Hangul break only where there is no room for them")
  func hangul() {
    let text = "대한민국 서울특별시"
    let narrow = width("대한민국 서울")
    #expect(lines(text, width: narrow, [])[0] != "대한민국")
    #expect(lines(text, width: narrow, .hangulWordPriority) == ["대한민국", "서울특별시"])
    #expect(lines(text, width: width("대한"), .hangulWordPriority).count > 2)
  }

  @Test("R17.33 Labels have the standard strategy, with another one they break as they can")
  func labels() throws {
    let width = width("one two three")
    let label = label("one two three four", width: width)
    #expect(label.lineBreakStrategy == .standard)
    let standard = label.sizeThatFits(CGSize(width: width, height: 0))
    label.lineBreakStrategy = []
    let none = label.sizeThatFits(CGSize(width: width, height: 0))
    #expect(standard.height == none.height && standard.width < none.width)
    #expect(abs(none.width - "one two three".size(withAttributes: [.font: font]).width) < 1)

    label.allowsDefaultTighteningForTruncation = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: label, requiringSecureCoding: false)
    let archive = try NSKeyedUnarchiver(forReadingFrom: data)
    archive.requiresSecureCoding = false
    let root = archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    let read = try #require(root as? UILabel)
    #expect(read.lineBreakStrategy == [] && read.allowsDefaultTighteningForTruncation)
  }

  @Test("R17.33 Lines that are left out do not change the breaks of those that are shown")
  func limited() {
    let text = "one two three four one two three four"
    let all = lines(text, width: width("one two three"), .standard)
    let label = label(text, width: width("one two three"))
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: width("one two three"), height: 0))
    #expect(all.count == 3)
    #expect(abs(two.height - 2 * font.lineHeight) < 1)
  }

  @Test("R17.33 Characters move together before something is left out, by a twentieth at most")
  func tightening() throws {
    let text = "A line of text that is cut"
    let natural = text.size(withAttributes: [.font: font]).width
    let host = try TestHost(size: CGSize(width: 300, height: 40), scale: 1)
    let controller = UIViewController()
    host.show(controller)
    func picture(_ width: CGFloat, tightens: Bool, attributed: Bool) throws -> [UInt32] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
      label.text = text
      label.backgroundColor = .white
      label.allowsDefaultTighteningForTruncation = tightens
      if attributed { label.attributedText = label.attributedText }
      controller.view.subviews.forEach { $0.removeFromSuperview() }
      host.turn { controller.view.addSubview(label) }
      return try host.snapshotImage().pixels
    }
    let (close, far) = (natural * 0.97, natural * 0.9)
    for attributed in [false, true] {
      let tight = try picture(close, tightens: true, attributed: attributed)
      let cut = try picture(close, tightens: false, attributed: false)
      #expect(tight != cut)
      #expect(
        try picture(far, tightens: true, attributed: attributed)
          == picture(far, tightens: false, attributed: attributed))
    }
  }

  @Test("R17.33 Styles have strategies, in copies and archives too")
  func styles() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [] && !style.allowsDefaultTighteningForTruncation)
    style.lineBreakStrategy = .hangulWordPriority
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.lineBreakStrategy == .hangulWordPriority)
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
    #expect(read == style && read != NSParagraphStyle())
  }
}
