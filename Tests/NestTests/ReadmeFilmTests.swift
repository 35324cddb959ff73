import Foundation
import NestKit
import OpenUIKit
import Testing

@testable import NestTesting
@testable import nest

/// The moving picture of the readme is what the containers do.
@Suite(.serialized) struct ReadmeFilmTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Documentation/Images/containers.png").standardizedFileURL

  @Test("R17.4 The moving picture of the readme shows what the containers do")
  func film() throws {
    let film = try ReadmeFilm().film()
    if try ReferencePictures(folder: Self.file).isRecording {
      try film.data().write(to: Self.file)
    }

    let data = try Data(contentsOf: Self.file)
    let shown = try AnimatedPicture(data: data).pictures()
    let expected = try film.pictures()

    #expect(data.count < 1_000_000)
    #expect(shown.map(\.hundredths) == expected.map(\.hundredths))
    let references = ReferencePictures(besides: #filePath)
    for (index, pair) in zip(shown, expected).enumerated() {
      try references.expect(
        pair.1.picture, toEqual: pair.0.picture, name: "readme-\(index)",
        tolerance: PixelTolerance(component: 4))
    }
    #expect(shown.count > 10)
  }

  @Test("A moving picture is read as it was written, and a picture that is repeated lasts longer")
  func format() throws {
    func picture(_ color: UIColor) throws -> CGImage {
      let format = UIGraphicsImageRendererFormat()
      format.opaque = true
      format.scale = 1
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 6, height: 4), format: format
      ).image {
        UIColor.white.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        color.setFill()
        $0.fill(CGRect(x: 2, y: 1, width: 3, height: 2))
      }
      return try #require(image.cgImage)
    }
    let (red, blue) = (try picture(.red), try picture(.blue))
    var film = AnimatedPicture()
    for picture in [red, red, blue, red] { try film.add(picture, hundredths: 5) }

    let read = try AnimatedPicture(data: film.data())

    #expect(read.frames.map(\.hundredths) == [10, 5, 5])
    #expect(read.frames[1].x == 2 && read.frames[1].y == 1)
    #expect(read.frames[1].picture.width == 3 && read.frames[1].picture.height == 2)
    let shown = try read.pictures().map(\.picture)
    #expect(zip(shown, [red, blue, red]).allSatisfy { $0.hasSamePixels(as: $1) })
    // A viewer that knows no moving pictures shows the first one.
    #expect(try CGImage(pngData: film.data()).hasSamePixels(as: red))
    #expect(throws: AnimatedPicture.Malformed.self) { try AnimatedPicture(data: Data([1, 2])) }
  }
}

/// A stack, a modal container, pages and a split, each of which changes and changes back.
private struct ReadmeFilm {
  private static let screen = CGSize(width: 150, height: 230)
  private static let margin: CGFloat = 16
  private static let captionHeight: CGFloat = 30
  /// The time between two pictures, in hundredths of a second.
  private static let step = 8
  private static let count = 33
  private static let titles = ["Stack", "Modal", "Pages", "Split"]

  /// All pictures.
  func film() throws -> AnimatedPicture {
    let scenes = try [stack(), modal(), pages(), split()]
    let width = 4 * Self.screen.width + 5 * Self.margin
    let host = try TestHost(
      size: CGSize(width: width, height: Self.screen.height + Self.margin + Self.captionHeight + 6),
      scale: 2)
    let sheet = UIViewController()
    host.show(sheet)
    sheet.view.backgroundColor = Theme.page
    let screens = Self.titles.enumerated().map { index, title in
      let screen = UIImageView()
      screen.frame = CGRect(
        origin: CGPoint(
          x: Self.margin + CGFloat(index) * (Self.screen.width + Self.margin), y: Self.margin),
        size: Self.screen)
      screen.clipsToBounds = true
      screen.layer.cornerRadius = 12
      let caption = UILabel()
      caption.text = title
      caption.font = .systemFont(ofSize: 13, weight: .semibold)
      caption.textColor = Theme.secondaryText
      caption.textAlignment = .center
      caption.frame = CGRect(
        x: screen.frame.minX, y: screen.frame.maxY + 6, width: Self.screen.width, height: 20)
      sheet.view.addSubview(screen)
      sheet.view.addSubview(caption)
      return screen
    }
    var film = AnimatedPicture()
    for number in 0..<Self.count {
      host.turn {
        for (screen, scene) in zip(screens, scenes) { screen.image = scene[number] }
      }
      try film.add(host.snapshot(), hundredths: Self.step)
    }
    return film
  }

  /// Returns the pictures of a container, one for each frame of the film.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - forth: Called in the fourth picture.
  ///   - back: Called in the nineteenth picture.
  ///   - each: Called in each picture.
  private func scene(
    _ container: UIViewController, forth: () -> Void = {}, back: () -> Void = {},
    each: (TestHost, Int) -> Void = { _, _ in }
  ) throws -> [UIImage] {
    let host = try TestHost(size: Self.screen, scale: 2)
    host.show(container)
    try host.settle()
    return try (0..<Self.count).map { number in
      if number == 3 { host.turn(forth) }
      if number == 18 { host.turn(back) }
      each(host, number)
      defer { host.advance(by: TimeInterval(Self.step) / 100) }
      return try host.snapshotImage()
    }
  }

  private func screen(_ depth: Int, _ caption: String) -> UIViewController {
    DemoViewController(depth: depth, caption: caption, recorder: LifecycleRecorder())
  }

  private func stack() throws -> [UIImage] {
    let stack = StackController(rootViewController: screen(0, "First"))
    return try scene(stack) {
      stack.push(screen(1, "Second"))
    } back: {
      stack.pop()
    }
  }

  private func modal() throws -> [UIImage] {
    let modal = ModalContainerViewController(contentViewController: screen(3, "Content"))
    return try scene(modal) {
      let presented = screen(2, "Modal")
      presented.preferredContentSize = CGSize(width: 110, height: 150)
      modal.presentModal(presented)
    } back: {
      modal.dismissModal()
    }
  }

  private func pages() throws -> [UIImage] {
    let pages = PagesViewController(viewControllers: [screen(4, "Page 1"), screen(5, "Page 2")])
    return try scene(pages) {
      pages.selectViewController(at: 1)
    } back: {
      pages.selectViewController(at: 0)
    }
  }

  private func split() throws -> [UIImage] {
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 40, preferredWidth: 48, maximumWidth: 96),
      SplitColumn(minimumWidth: 40),
    ])
    split.setViewController(screen(7, ""), at: 0)
    split.setViewController(screen(6, "Detail"), at: 1)
    // A finger takes the divider, and brings it back.
    return try scene(
      split,
      each: { host, number in
        let place = 48 + 44 * (Self.wave(number) ?? 0)
        let point = CGPoint(x: place, y: 120)
        switch number {
        case 3: host.putDown(0, at: point)
        case 4...26: host.move(0, to: point)
        case 27: host.lift(0, at: point)
        default: break
        }
      })
  }

  /// Where the finger is, from 0 to 1 and back.
  private static func wave(_ number: Int) -> CGFloat? {
    switch number {
    case 3...10: CGFloat(number - 3) / 7
    case 11...18: 1
    case 19...26: CGFloat(26 - number) / 8
    default: nil
    }
  }
}
