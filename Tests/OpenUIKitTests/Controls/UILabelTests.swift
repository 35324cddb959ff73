import NestTesting
import OpenUIKit
import Testing

struct UILabelTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("the size is that of the text, in whole pixels, and nothing without text")
  func size() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let one = label("One line of text")
    host.window.addSubview(one)

    let free = one.intrinsicContentSize
    let narrow = one.sizeThatFits(CGSize(width: 40, height: 0))
    one.numberOfLines = 0
    let wrapped = one.sizeThatFits(CGSize(width: 60, height: 0))
    one.text = ""

    #expect(free == CGSize(width: 123, height: 21))
    #expect(narrow == free)
    // The last line has two words, and is the widest for that.
    #expect(wrapped == CGSize(width: 53, height: 62))
    #expect(one.intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(.zero) == .zero)
  }

  @Test("UIKit 7.1 text is drawn into a rectangle of whatever height, at least its first line")
  func anyHeight() {
    let text = label("Some words that take more than one line", lines: 0)
    let heights: [CGFloat] = [-1e300, -20, 0, 1, 20, 1e300, .greatestFiniteMagnitude]

    for height in heights {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in
        text.drawText(in: CGRect(x: 0, y: 0, width: 60, height: height))
      }
      #expect(picture.size == CGSize(width: 60, height: 20))
    }
  }

  @Test("font, lines and preferredMaxLayoutWidth change the size")
  func sizeFollows() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let text = label("Some words that take more than one line", lines: 0)
    host.window.addSubview(text)
    let free = text.intrinsicContentSize

    text.preferredMaxLayoutWidth = 100
    let limited = text.intrinsicContentSize
    text.font = .systemFont(ofSize: 34)
    let large = text.intrinsicContentSize
    text.numberOfLines = 2
    let two = text.intrinsicContentSize

    #expect(limited == CGSize(width: 100, height: 83))
    #expect(free == CGSize(width: 330, height: 21))
    #expect(large == CGSize(width: 88, height: 329))
    #expect(two.height < large.height)
  }

  @Test("labels draw their text as the references show")
  func pictures() throws {
    let host = try TestHost(size: CGSize(width: 260, height: 236), scale: 2)
    host.window.backgroundColor = .white
    let labels: [(UILabel, (UILabel) -> Void, CGRect)] = [
      (label("Left, 17 points"), { _ in }, CGRect(x: 10, y: 8, width: 240, height: 24)),
      (
        label("Centred, bold"),
        {
          $0.textAlignment = .center
          $0.font = .boldSystemFont(ofSize: 20)
        }, CGRect(x: 10, y: 36, width: 240, height: 28)
      ),
      (
        label("Right, red, italic"),
        {
          $0.textAlignment = .right
          $0.textColor = .systemRed
          $0.font = .italicSystemFont(ofSize: 15)
        }, CGRect(x: 10, y: 66, width: 240, height: 22)
      ),
      (
        label("A line that is too long for its label"), { $0.backgroundColor = .systemYellow },
        CGRect(x: 10, y: 92, width: 160, height: 22)
      ),
      (
        label("Several lines of text that break between words.", lines: 0),
        { $0.backgroundColor = .systemGray6 }, CGRect(x: 10, y: 118, width: 150, height: 66)
      ),
      (
        label("Three lines of text in a label that is high enough for only two.", lines: 0),
        { $0.backgroundColor = .systemGray5 }, CGRect(x: 170, y: 118, width: 80, height: 46)
      ),
      (
        label("monospaced 0O1l"),
        {
          $0.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
          $0.isEnabled = false
        }, CGRect(x: 10, y: 190, width: 240, height: 18)
      ),
      (
        label("Títle · Größe · λόγος"), { $0.font = .preferredFont(forTextStyle: .headline) },
        CGRect(x: 10, y: 208, width: 240, height: 22)
      ),
    ]
    for (label, change, frame) in labels {
      change(label)
      label.frame = frame
      host.window.addSubview(label)
    }
    host.window.makeKeyAndVisible()

    try host.expectPicture("labels")
  }

  @Test("a label is drawn again when something it shows changed, and only then")
  func redraw() throws {
    final class Counting: UILabel {
      var draws = 0
      override func drawText(in rect: CGRect) {
        draws += 1
        super.drawText(in: rect)
      }
    }
    let host = try TestHost(size: CGSize(width: 260, height: 230))
    let label = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    host.window.addSubview(label)
    host.window.makeKeyAndVisible()
    host.commit()
    var draws: [Int] = []
    func after(_ change: () -> Void) {
      label.draws = 0
      change()
      host.commit()
      draws.append(label.draws)
    }

    after { label.text = "Text" }
    after { label.text = "Text" }
    after { label.textColor = .red }
    after { label.font = .systemFont(ofSize: 10) }
    after { label.frame.size.width = 120 }
    after { label.frame.origin.x = 5 }
    after { label.alpha = 0.5 }
    after { label.backgroundColor = .white }
    after { label.isHighlighted = true }

    #expect(draws == [1, 0, 1, 1, 1, 0, 0, 0, 1])
    #expect(label.layer.backing != nil)
  }

  @Test("a label without text has no pixels of its own, and takes no touches")
  func empty() throws {
    let host = try TestHost(size: CGSize(width: 260, height: 230))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    host.window.addSubview(label)
    host.window.makeKeyAndVisible()
    host.commit()

    #expect(label.layer.backing == nil)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test(
    "R17.30 Font, colour and alignment are those of the first character, and stay for later text")
  func styleOfFirstCharacter() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let large = UIFont.systemFont(ofSize: 30)
    let text = NSTextStorage(
      string: "ab",
      attributes: [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 1, length: 1))

    label.attributedText = text
    #expect(label.font == large && label.textColor == .red && label.textAlignment == .center)
    let second = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(second?.pointSize == 10)
    label.attributedText = NSAttributedString(string: "c")
    #expect(label.font == large)
    label.text = "d"
    #expect(label.font == large && label.textColor == .red && label.textAlignment == .center)
  }
}
