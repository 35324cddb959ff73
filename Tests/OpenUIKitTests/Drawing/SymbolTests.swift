import Foundation
import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

/// Symbols by name, and how they are drawn.
@Suite struct SymbolTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws
    -> UIImage
  {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  /// The share of a picture that is covered.
  private func coverage(_ image: UIImage) throws -> Double {
    let bitmap = try #require(image.cgImage).bitmap
    var sum = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { sum += Int(bitmap.pixel(x: x, y: y) >> 24) }
    }
    return Double(sum) / 255 / Double(bitmap.width * bitmap.height)
  }

  @Test("R17.22 every name of the table is a symbol that is drawn inside its edges")
  func all() throws {
    let names = SymbolTable.names
    #expect(names.count > 900)
    for name in names {
      let image = try #require(UIImage(systemName: name), "\(name)")
      let share = try coverage(image)

      #expect(image.isSymbolImage && image.hasBaseline, "\(name)")
      #expect(share > 0.05 && share <= 1, "\(name) covers \(share)")
      #expect(image.size.width <= 24 && image.size.height <= 24, "\(name) \(image.size)")
      #expect(image.size.width >= 2 && image.size.height >= 2, "\(name) \(image.size)")
    }
  }

  @Test("R17.22 every row of the table can be read, and no name is in it twice")
  func rows() {
    let topics = [
      SymbolTable.arrows, SymbolTable.signs, SymbolTable.shapes, SymbolTable.text,
      SymbolTable.media, SymbolTable.people, SymbolTable.messages, SymbolTable.nature,
      SymbolTable.places, SymbolTable.things, SymbolTable.devices, SymbolTable.tools,
    ]
    let rows = topics.flatMap { $0.split(separator: "\n") }
    let names = rows.compactMap { $0.split(separator: ":").first }
    #expect(Set(names).count == rows.count)
    for row in rows {
      let parts = row.split(separator: ":", omittingEmptySubsequences: false)
      #expect(parts.count == 3, "\(row)")
      for marks in parts.last?.split(separator: "|") ?? [] {
        #expect(SymbolMark.marks(marks) != nil, "\(row)")
      }
    }
  }

  @Test("R17.22 a name that no symbol has gives none")
  func unknown() {
    let names = ["", ".", "nothing", "plus.", ".plus", "plus.circle.circle", "1", "trash.square"]
    for name in names { #expect(UIImage(systemName: name) == nil, "\(name)") }
    #expect(UIImage(systemName: "1.circle") != nil)
  }

  @Test("R17.22 what the controls of apps use most is there", arguments: SymbolNames.common)
  func common(_ name: String) { #expect(UIImage(systemName: name) != nil) }

  @Test("R17.22 a symbol has the size of the text beside it")
  func pointSizes() throws {
    let small = try symbol("circle", Configuration(pointSize: 12)).size
    let usual = try symbol("circle").size
    let large = try symbol("circle", Configuration(pointSize: 34)).size

    #expect(usual == (try symbol("circle", Configuration(pointSize: 17))).size)
    #expect(small.width < usual.width && usual.width < large.width)
    #expect(abs(large.width / usual.width - 2) < 0.1)
  }

  @Test("R17.22 a weight changes the width of lines, and a scale the size")
  func weights() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let shares = try weights.map {
      try coverage(symbol("plus", Configuration(pointSize: 40, weight: $0)))
    }
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let widths = try scales.map { try symbol("plus", Configuration(scale: $0)).size.width }

    #expect(shares == shares.sorted() && Set(shares).count == shares.count)
    #expect(widths == widths.sorted() && Set(widths).count == 3)
    #expect(try symbol("plus", Configuration(scale: .default)).size.width == widths[1])
  }

  @Test("R17.22 capital letters beside a symbol have the same middle as the symbol")
  func baseline() throws {
    for name in ["circle", "plus", "square.fill", "xmark.circle.fill", "minus"] {
      let image = try symbol(name, Configuration(pointSize: 40))
      let capHeight = UIFont.systemFont(ofSize: 40).capHeight
      let middle = try #require(image.baselineOffsetFromBottom) + capHeight / 2

      #expect(abs(middle - image.size.height / 2) <= 0.5, "\(name)")
    }
  }

  @Test("R17.22 a configuration says what another one does not say")
  func applying() {
    let sized = Configuration(pointSize: 20)
    let bold = Configuration(weight: .bold)
    let both = sized.applying(bold)

    #expect(both == Configuration(pointSize: 20).applying(bold) && both != sized)
    #expect(both.hash == sized.applying(bold).hash)
    #expect(both.configurationWithoutPointSizeAndWeight() == .unspecified)
    #expect(both.isEqual(to: Configuration(pointSize: 20, weight: .bold, scale: .unspecified)))
    #expect(sized.applying(nil) == sized)
  }

  @Test("R17.22 a size of text that is none is reported and not taken")
  func impossibleSize() throws {
    for size in [0, -1, CGFloat.nan, .infinity] {
      var configuration = Configuration.unspecified
      let misuses = withMisuseIntercepted { configuration = Configuration(pointSize: size) }

      #expect(misuses.map(\.id) == ["drawing.impossible-symbol-size"])
      #expect(try symbol("plus", configuration).size == symbol("plus").size)
    }
  }

  @Test("R17.22 a symbol is drawn in the fill colour, and in an image view in its tint")
  func colors() throws {
    let image = try symbol("square.fill", Configuration(pointSize: 40))
    let drawn = try ImageFixture.drawing(60, 60) {
      UIColor.blue.setFill()
      image.draw(at: .zero)
    }
    let view = UIImageView(image: image)
    view.tintColor = .red
    let shown = try ImageFixture.letters(view.layer.contents as! CGImage?)

    #expect(Array(drawn[20])[20] == "b")
    #expect(Array(shown[20])[20] == "r")
  }

  @Test("R17.22 a palette has a colour for what is in front and one for what is behind")
  func palette() throws {
    let image = try symbol(
      "xmark.circle.fill",
      Configuration(pointSize: 80).applying(Configuration(paletteColors: [.red, .blue])))
    let view = UIImageView(image: image)
    let shown = try ImageFixture.letters(view.layer.contents as! CGImage?)
    let middle = shown.count / 2

    #expect(Array(shown[middle])[middle] == "r")
    #expect(Array(shown[middle])[6] == "b")
  }

  @Test("R17.22 a lighter colour is even where marks overlap")
  func hierarchy() throws {
    let image = try symbol(
      "circle.fill",
      Configuration(pointSize: 80).applying(
        Configuration(hierarchicalColor: UIColor.black.withAlphaComponent(0.5))))
    let bitmap = try #require(image.cgImage).bitmap
    let row = (4..<bitmap.width - 4).map { bitmap.pixel(x: $0, y: bitmap.height / 2) }

    #expect(Set(row).count == 1)
  }

  @Test("R17.22 an image view draws a symbol for its size, so that its edges are sharp")
  func enlarged() throws {
    let view = UIImageView(image: try symbol("circle"))
    let size = try #require(view.image?.size)
    view.contentMode = .scaleAspectFit
    view.bounds.size = CGSize(width: 10 * size.width, height: 10 * size.height)
    view.layoutIfNeeded()

    let picture = try #require(view.layer.contents as! CGImage?)
    #expect(CGFloat(picture.width) >= 9 * size.width)
    #expect(view.layer.contentsScale > 9)
    #expect(view.intrinsicContentSize == size)

    view.contentMode = .center
    #expect(view.layer.contentsScale == view.image?.scale)
  }

  @Test("R17.22 an image view and a button draw symbols as they prefer it")
  func preferred() throws {
    let large = Configuration(pointSize: 40)
    let view = UIImageView(image: try symbol("plus"))
    let before = view.intrinsicContentSize
    view.preferredSymbolConfiguration = large

    let button = UIButton(type: .system)
    button.setImage(try symbol("plus"), for: .normal)
    let small = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)

    #expect(view.intrinsicContentSize.width > 2 * before.width)
    #expect(button.intrinsicContentSize.width > small.width)
    #expect(button.currentPreferredSymbolConfiguration == large)

    var configuration = UIButton.Configuration.plain()
    configuration.image = try symbol("plus")
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = large
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width > plain.width)
  }

  @Test("R17.22 a symbol stands on the line of the title of its button")
  func title() throws {
    let button = UIButton(type: .system)
    button.setTitle("HHH", for: .normal)
    let image = try symbol("circle")
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.layoutIfNeeded()

    let label = try #require(button.titleLabel)
    let picture = try #require(button.imageView).frame
    let line = label.frame.midY + CGFloat(try #require(label.textBaseline?.first))
    let foot = picture.maxY - (image.baselineOffsetFromBottom ?? 0)
    #expect(abs(line - foot) <= 0.5)
  }

  @Test("R17.22 symbols with a direction are mirrored where lines begin at the right")
  func directions() throws {
    #expect(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try symbol("arrow.backward.circle").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("chevron.right").flipsForRightToLeftLayoutDirection)
  }

  @Test("R17.22 archives have symbols with their configurations")
  func archives() throws {
    let image = try symbol("heart.fill", Configuration(pointSize: 30, weight: .heavy))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))

    #expect(read.isSymbolImage && read.size == image.size)
    #expect(read.symbolConfiguration == image.symbolConfiguration)
    #expect(read.baselineOffsetFromBottom == image.baselineOffsetFromBottom)
  }

  @Test("R17.22 what was drawn is used again, and the pixels have a limit")
  func cache() throws {
    #expect(try symbol("gearshape").cgImage === symbol("gearshape").cgImage)
    let picture = try #require(try symbol("plus", Configuration(pointSize: 100)).cgImage)
    let bytes = picture.width * picture.height * 4
    var cache = SymbolCache(limit: bytes * 10)
    func key(_ number: Int) -> SymbolCache.Key {
      SymbolCache.Key(name: "\(number)", unit: 1, lineWidth: 1, scale: 1)
    }

    for number in 0..<100 {
      cache.insert(SymbolCache.Drawing(picture: picture, area: .zero), for: key(number))
      // One that is used all the time stays.
      #expect(cache.drawing(for: key(0)) != nil)
      #expect(cache.byteCount <= bytes * 10)
    }
    #expect(cache.drawing(for: key(99)) != nil && cache.drawing(for: key(50)) == nil)
  }
}

/// Names that apps use.
enum SymbolNames {
  nonisolated static let common = """
    plus minus xmark checkmark multiply equal number percent ellipsis ellipsis.circle ellipsis.circle.fill plus.circle \
    plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill checkmark.circle \
    checkmark.circle.fill info.circle info.circle.fill questionmark.circle exclamationmark.circle \
    exclamationmark.triangle exclamationmark.triangle.fill magnifyingglass house house.fill person person.fill \
    person.2 person.2.fill person.circle person.crop.circle person.crop.circle.fill person.badge.plus gear gearshape \
    gearshape.fill trash trash.fill pencil square.and.pencil square.and.arrow.up square.and.arrow.down folder \
    folder.fill doc doc.text doc.on.doc paperclip link paperplane paperplane.fill envelope envelope.fill bell bell.fill \
    bell.slash heart heart.fill star star.fill bookmark bookmark.fill tag tag.fill flag flag.fill bolt bolt.fill flame \
    flame.fill moon moon.fill sun.max sun.max.fill cloud cloud.fill cloud.rain drop leaf eye eye.slash lock lock.fill \
    lock.open key camera camera.fill photo photo.on.rectangle video video.fill mic mic.fill mic.slash speaker.wave.2 \
    speaker.slash music.note play play.fill pause pause.fill stop stop.fill backward.fill forward.fill shuffle repeat \
    chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward arrow.left arrow.right \
    arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.up.arrow.down arrow.left.arrow.right \
    arrow.uturn.backward arrow.uturn.left arrow.down.circle arrow.triangle.2.circlepath line.3.horizontal \
    line.3.horizontal.decrease.circle list.bullet list.dash checklist slider.horizontal.3 square.grid.2x2 \
    rectangle.grid.1x2 circle circle.fill square square.fill triangle calendar clock clock.fill timer alarm stopwatch \
    map mappin mappin.and.ellipse location location.fill globe safari phone phone.fill message message.fill \
    bubble.left text.bubble cart cart.fill bag creditcard gift briefcase book book.fill newspaper graduationcap \
    lightbulb wifi antenna.radiowaves.left.and.right battery.100 iphone ipad laptopcomputer desktopcomputer keyboard \
    printer gamecontroller hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised face.smiling figure.walk car \
    airplane bus bicycle chart.bar chart.bar.fill chart.pie wand.and.stars sparkles paintbrush scissors hammer \
    wrench.and.screwdriver qrcode viewfinder tray archivebox icloud icloud.and.arrow.down terminal curlybraces \
    sidebar.left rectangle.portrait.and.arrow.right power command return delete.left 1.circle 9.circle.fill
    """.split(separator: " ").map(String.init)
}
