import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Random operations on pages, by program and by hand, also inside callbacks.
@Suite(.serialized) struct PagesWalkTests {
  @Test(
    "R9.2 R14.1 Random movements of a list leave everything as a model says",
    arguments: try DriverSeeds(0...14))
  func list(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedListPages>>().run(seed: seed, steps: 25)
  }

  @Test(
    "R9.2 R14.1 Random movements of pages that are made leave everything as a model says",
    arguments: try DriverSeeds(0...14))
  func madePages(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedMadePages>>().run(seed: seed, steps: 25)
  }

  @Test("R16.12 A walk may end while its container asks for one more page")
  func endOfAWalk() throws {
    var walk: ContainerWalk<WalkedMadePages>? = try ContainerWalk()
    let operations: [ContainerWalkOperation] = [
      .change(4, 0, animated: false), .show, .change(4, 3, animated: false),
      .resize(width: 54, height: 55), .change(4, 4, animated: false),
      .change(4, 0, animated: false), .change(2, 0, animated: true),
      .resize(width: 91, height: 29), .advance(frames: 15), .resize(width: 95, height: 145),
    ]
    for operation in operations { walk?.perform(operation) }

    #expect(walk?.problem == nil)
    walk = nil
  }

  @Test("R9.2 R20.1 Contract 6.1 A page that is touched while it disappears leaves the keyboard")
  func touchOfPageThatDisappears() throws {
    try RandomDriver<ContainerWalk<WalkedListPages>>().replay([
      .show, .change(2, 0, animated: true), .touch(x: 14, y: 168),
    ])
    try RandomDriver<ContainerWalk<WalkedListPages>>().replay([
      .show, .change(2, 0, animated: true), .touch(x: 80, y: 181), .lift,
      .change(5, 0, animated: false), .hide,
    ])
  }

  @Test(
    "R9.2 R20.1 Contract 6.2 A page that a new size brings into sight takes touches once it appears"
  )
  func touchOfPageThatANewSizeShows() throws {
    try RandomDriver<ContainerWalk<WalkedMadePages>>().replay([
      .change(4, 0, animated: false), .show, .change(4, 3, animated: false),
      .resize(width: 54, height: 55), .change(4, 4, animated: false),
      .change(4, 0, animated: false), .change(2, 0, animated: true),
      .resize(width: 91, height: 29), .advance(frames: 15), .resize(width: 95, height: 145),
      .touch(x: 86, y: 71), .advance(frames: 9),
    ])
  }

  @Test("R9.2 R20.1 Contract 6.2 A page that a finger passes in one step appears and disappears")
  func touchOfPageThatIsPassed() throws {
    try RandomDriver<ContainerWalk<WalkedListPages>>().replay([
      .show, .change(4, 0, animated: false), .change(2, 0, animated: false),
      .resize(width: 174, height: 72), .touch(x: 78, y: 55), .touch(x: 84, y: 144),
      .touch(x: 13, y: 56), .lift, .touch(x: 48, y: 23), .advance(frames: 9),
    ])
  }
}
