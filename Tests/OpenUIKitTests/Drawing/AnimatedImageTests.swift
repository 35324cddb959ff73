import Foundation
import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

/// Images that are shown one after the other.
@Suite struct AnimatedImageTests {
  private typealias Fixture = ImageFixture

  private let red = ImageFixture.image([[.red]])
  private let green = ImageFixture.image([[.green]])
  private let blue = ImageFixture.image([[.blue]])

  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 4, height: 4), scale: 1)
    host.window.makeKeyAndVisible()
    return host
  }

  /// Returns the letters of the pictures that a view shows at the middle of each eighth of a
  /// second.
  private func shown(_ host: TestHost, _ view: UIImageView, count: Int) throws -> String {
    var letters = ""
    host.advance(by: 0.0625)
    for _ in 0..<count {
      let image = view.layer.presentation()?.contents as? CGImage
      letters += try Fixture.letters(image).joined()
      host.advance(by: 0.125)
    }
    return letters
  }

  @Test("R17.20 the images of a view are shown one after the other, again and again")
  func endless() throws {
    let host = try makeHost()
    let view = UIImageView(image: green)
    view.animationImages = [red, blue]
    view.animationDuration = 0.25
    host.turn {
      host.window.addSubview(view)
      view.startAnimating()
    }
    host.commit()

    #expect(try shown(host, view, count: 6) == "rbrbrb")
    #expect(view.isAnimating)

    host.turn { view.stopAnimating() }
    host.advance(by: 0.5)
    #expect(!view.isAnimating && host.isIdle)
    #expect(try Fixture.letters(host.snapshot())[0].hasPrefix("g"))
  }

  @Test("R17.20 after as many times as were asked for, the view shows its image again")
  func counted() throws {
    let host = try makeHost()
    let view = UIImageView(image: green)
    view.animationImages = [red, blue]
    view.animationDuration = 0.25
    view.animationRepeatCount = 2
    host.turn {
      host.window.addSubview(view)
      view.startAnimating()
    }
    host.commit()

    #expect(try shown(host, view, count: 4) == "rbrb")
    host.advance(by: 0.25)

    #expect(!view.isAnimating && host.isIdle)
    #expect(try Fixture.letters(host.snapshot())[0].hasPrefix("g"))
  }

  @Test("R17.20 without a duration each image is shown for a thirtieth of a second")
  func usualDuration() throws {
    let host = try makeHost()
    let view = UIImageView()
    view.animationImages = [red, green, blue]
    view.animationRepeatCount = 1
    host.turn {
      host.window.addSubview(view)
      view.startAnimating()
    }
    host.commit()

    host.advance(by: 0.09)
    let isAnimating = view.isAnimating
    host.advance(by: 0.05)

    #expect(isAnimating && !view.isAnimating)
  }

  @Test("R17.20 an animated image is shown as an animation at once, and until it is stopped")
  func animatedImage() throws {
    let image = try #require(UIImage.animatedImage(with: [red, blue], duration: 0.25))
    let host = try makeHost()
    let view = UIImageView(image: image)
    host.turn { host.window.addSubview(view) }
    host.commit()

    #expect(image.images == [red, blue] && image.duration == 0.25 && image.size == red.size)
    #expect(try shown(host, view, count: 4) == "rbrb")
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test("R17.20 an animated image is drawn as its first image")
  func drawn() throws {
    let image = try #require(UIImage.animatedImage(with: [red, blue], duration: 1))

    #expect(try Fixture.drawing(1, 1) { image.draw(at: .zero) } == ["r"])
  }

  @Test("R17.20 a view that was highlighted shows its other images")
  func highlighted() throws {
    let host = try makeHost()
    let view = UIImageView(image: green)
    view.animationImages = [red]
    view.highlightedAnimationImages = [blue]
    view.isHighlighted = true
    view.animationDuration = 0.25
    host.turn {
      host.window.addSubview(view)
      view.startAnimating()
    }
    host.commit()

    #expect(try shown(host, view, count: 2) == "bb")
  }

  @Test("R17.20 out of a window nothing runs, and in it the images begin again")
  func windows() throws {
    let host = try makeHost()
    let view = UIImageView()
    view.animationImages = [red, blue]
    view.animationDuration = 0.25
    view.startAnimating()
    host.advance(by: 0.5)
    #expect(view.isAnimating && host.isIdle)

    host.turn { host.window.addSubview(view) }
    host.commit()
    #expect(try shown(host, view, count: 2) == "rb")

    host.turn { view.removeFromSuperview() }
    host.advance(by: 0.5)
    #expect(view.isAnimating && host.isIdle)
  }

  @Test("R17.20 a view without images does not animate")
  func none() {
    let view = UIImageView(image: red)
    view.startAnimating()

    #expect(!view.isAnimating && view.animationImages == nil)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
  }

  @Test("R17.20 a duration that is none is reported, and the usual one is used")
  func impossibleDuration() throws {
    let view = UIImageView()
    view.animationDuration = 2
    var image: UIImage?

    let misuses = withMisuseIntercepted {
      view.animationDuration = -1
      image = UIImage.animatedImage(with: [red, blue], duration: .nan)
    }

    #expect(
      misuses.map(\.id) == [
        "drawing.impossible-image-duration", "drawing.impossible-image-duration",
      ])
    #expect(view.animationDuration == 2)
    #expect(image?.duration == 2.0 / 30)
  }

  @Test("R17.20 a view is released while it animates")
  func release() throws {
    let host = try makeHost()
    weak var released: UIImageView?
    host.turn {
      let view = UIImageView(image: red)
      view.animationImages = [red, blue]
      view.startAnimating()
      host.window.addSubview(view)
      released = view
    }
    host.advance(by: 0.1)

    host.turn { released?.removeFromSuperview() }
    host.advance(by: 0.1)

    #expect(released == nil)
  }

  @Test("R17.20 archives have the images of a view and of an animated image")
  func archives() throws {
    let view = UIImageView(image: UIImage.animatedImage(with: [red, blue], duration: 0.5))
    view.animationImages = [green, blue]
    view.animationDuration = 3
    view.animationRepeatCount = 4
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let read = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIImageView)

    #expect(read.image?.images?.count == 2 && read.image?.duration == 0.5)
    #expect(read.animationImages?.count == 2 && read.animationDuration == 3)
    #expect(read.animationRepeatCount == 4)
    #expect(read.preferredSymbolConfiguration == view.preferredSymbolConfiguration)
  }
}
