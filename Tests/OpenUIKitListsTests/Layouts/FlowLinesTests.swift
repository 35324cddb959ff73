import NestTesting
import Testing

@testable import OpenUIKitLists

/// The lines of a flow, compared with a model that is as plain as can be.
@Suite struct FlowLinesTests {
  private func frames(_ lines: FlowLines) -> [CGRect] {
    lines.places(of: 0..<lines.count).map {
      CGRect(
        x: $0.cross, y: $0.main, width: $0.size.cross, height: $0.size.main)
    }
  }

  private func model(_ lines: FlowLines) -> [CGRect] {
    let sizes = (0..<lines.count).map { lines.size(of: $0) }
    let model = FlowModel(
      width: lines.metrics.available, itemSpacing: lines.metrics.itemSpacing,
      lineSpacing: lines.metrics.lineSpacing, scale: 1e6)
    return model.frames(sizes.map { CGSize(width: $0.cross, height: $0.main) })
  }

  private func expectSame(_ lines: FlowLines, _ comment: Comment) {
    let (frames, expected) = (frames(lines), model(lines))
    #expect(frames.count == expected.count, comment)
    #expect(zip(frames, expected).allSatisfy { $0.isNear($1) }, comment)
  }

  @Test("R22.150 Items of one size are where a plain model has them, in every room")
  func uniform() {
    var compared = 0
    for available in [0, 49, 50, 100, 320, 375, 414.5] as [CGFloat] {
      for size in [10, 50, 106.5, 320 / 3, 375, 400] as [CGFloat] {
        for spacing in [0, 1, 10, 33.5, -5] as [CGFloat] {
          for count in [0, 1, 2, 3, 7, 10] {
            let lines = FlowLines(
              .init(available: available, lineSpacing: 7, itemSpacing: spacing), count: count,
              size: FlowSize(main: 40, cross: size))
            expectSame(lines, "\(available) \(size) \(spacing) \(count)")
            compared += 1
          }
        }
      }
    }
    #expect(compared == 7 * 6 * 5 * 6)
  }

  @Test(
    "R22.151 Sizes that are found out in any order give the lines of a plain model",
    arguments: 0..<20 as Range<UInt64>)
  func found(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let spacing = CGFloat.random(in: 0...20, using: &random).rounded()
    var lines = FlowLines(
      .init(
        available: CGFloat(Int.random(in: 40...300, using: &random)),
        lineSpacing: CGFloat(Int.random(in: -20...20, using: &random)), itemSpacing: spacing),
      count: count, size: FlowSize(main: 30, cross: 30))

    for step in 0..<60 {
      lines.setSize(
        FlowSize(
          main: CGFloat(Int.random(in: 30...60, using: &random)),
          cross: CGFloat(Int.random(in: 5...120, using: &random))),
        of: Int.random(in: 0..<count, using: &random))
      // The model takes a list of one size for a grid; here its sizes count as found out.
      guard Set((0..<count).map { lines.size(of: $0).cross }).count > 1 else { continue }
      expectSame(lines, "seed \(seed) step \(step)")
      check(lines, "seed \(seed) step \(step)", using: &random)
    }
  }

  /// The items in a range are those of all lines that overlap it.
  private func check(
    _ lines: FlowLines, _ comment: Comment, using random: inout SeededGenerator
  ) {
    let low = CGFloat.random(in: -50...lines.length, using: &random)
    let high = low + CGFloat.random(in: 1...200, using: &random)
    let items = lines.items(from: low, to: high)
    for item in 0..<lines.count {
      let place = lines.place(of: item)
      if place.main < high, place.main + place.size.main > low {
        #expect(items.contains(item), comment)
      }
      #expect(place == lines.places(of: 0..<lines.count)[item], comment)
    }
    let last = (0..<lines.count).map { lines.place(of: $0) }.map { $0.main + $0.size.main }.max()
    #expect(abs(lines.length - (last ?? 0)) < 0.001 || lines.length > (last ?? 0), comment)
  }

  @Test("R22.152 A million items of one size are arithmetic, and no number stops the program")
  func extremes() {
    let million = FlowLines(
      .init(available: 320, lineSpacing: 10, itemSpacing: 10), count: 1_000_000,
      size: FlowSize(main: 50, cross: 50))
    #expect(million.length == 11_999_990)
    #expect(million.items(from: 6_000_000, to: 6_000_100) == 500_000..<500_010)
    #expect(million.place(of: 999_999).main == 11_999_940)
    #expect(million.lines.isEmpty && million.sizes.isEmpty)

    for size in [0, 1e7, CGFloat.greatestFiniteMagnitude] {
      for spacing in [-1e7, 0, 1e7] as [CGFloat] {
        let lines = FlowLines(
          .init(available: 100, lineSpacing: spacing, itemSpacing: spacing), count: 1000,
          size: FlowSize(main: size, cross: size))
        _ = lines.place(of: 999)
        _ = lines.length
        _ = lines.items(from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude)
      }
    }
  }
}
