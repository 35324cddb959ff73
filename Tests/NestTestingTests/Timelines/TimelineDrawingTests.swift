import Foundation
import FoundationXML
import NestTesting
import OpenUIKit
import Testing

/// Drawings of timelines, read as XML.
@Suite(.serialized) struct TimelineDrawingTests {
  /// An element with its attributes and its text.
  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    var kind: String { attributes["class"] ?? name }
    func number(_ attribute: String) -> Double {
      attributes[attribute].flatMap(Double.init) ?? .nan
    }
  }

  /// The elements of a drawing, in their order.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }

  private func elements(of events: [LifecycleEvent], title: String = "T") throws -> [Element] {
    let text = TimelineFormat.svg.string(of: events, title: title)
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")\n\(text)")
    return reader.elements
  }

  /// A rectangle that a label or a bar covers.
  private func frame(_ element: Element) -> CGRect {
    if element.name == "rect" {
      return CGRect(
        x: element.number("x"), y: element.number("y"), width: element.number("width"),
        height: element.number("height"))
    }
    // The base line is 10 points below the top of a row of 13 points.
    return CGRect(
      x: element.number("x"), y: element.number("y") - 10, width: element.number("textLength"),
      height: 13)
  }

  private func overlaps(_ frames: [CGRect]) -> Int {
    frames.indices.count { first in
      frames[(first + 1)...].contains { other in
        let common = frames[first].intersection(other)
        return !common.isNull && common.width > 0.15 && common.height > 0.15
      }
    }
  }

  @Test(
    "R16.5 A drawing has a lane for each receiver, bars as long as the phases, and a tick for each event"
  )
  func push() throws {
    let recorder = try TimelineFixture.pushAndPop()

    let elements = try elements(of: recorder.events, title: "Push & <pop>")

    #expect(elements.filter { $0.kind == "name" }.map(\.text) == ["D", "B", "A"])
    #expect(elements.first { $0.kind == "title" && $0.name == "text" }?.text == "Push & <pop>")
    let bars = elements.filter {
      $0.name == "rect" && $0.attributes["y"] != "40" && $0.kind != "background"
    }
    #expect(
      bars.map(\.kind).sorted() == [
        "appeared", "appearing", "appearing", "disappeared", "disappearing", "disappearing",
      ])
    // 0.4 seconds for each transition, 0.1 between them.
    #expect(
      bars.map { ($0.number("width") * 1_000 / 480).rounded() }.sorted()
        == [100, 100, 400, 400, 400, 400])
    let count = recorder.timeline.lines.count
    #expect(elements.count { $0.kind == "tick" } == count)
    #expect(
      elements.filter { $0.kind == "label" }.map(\.text)
        == recorder.events.filter { !$0.callback.isSample }.map { $0.lineWithoutSource })
  }

  @Test(
    "R16.5 The curve of a transition leads from the bottom to the top of its lane, and is not joined to the next"
  )
  func curve() throws {
    let recorder = try TimelineFixture.pushAndPop()

    let paths = try elements(of: recorder.events).filter { $0.kind == "curve" }
      .compactMap { $0.attributes["d"] }.dropFirst()

    let points = paths.map { path in
      path.dropFirst().split(separator: "L").map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
    }
    let heights = points.flatMap { $0.map { $0[1] } }
    #expect((heights.max() ?? 0) - (heights.min() ?? 0) == 34)
    #expect(points.count { $0[1][1] > $0[0][1] } == 0)
    // Segments follow each other, but for the rest between the transitions.
    #expect(zip(points, points.dropFirst()).count { $0[1] != $1[0] } == 1)
  }

  @Test("R16.5 No label is on another one, and none on a bar", arguments: try DriverSeeds(1...20))
  func labels(seed: UInt64) throws {
    let elements = try elements(of: TimelineFixture.random(seed: seed, count: 200))

    let labels = elements.filter { $0.kind == "label" }.map(frame)
    let bars = elements.filter { $0.name == "rect" && $0.number("height") == 16 }.map(frame)
    #expect(!labels.isEmpty && !bars.isEmpty)
    #expect(overlaps(labels) == 0)
    // A phase that is shorter than a point is drawn with one, so that it can be seen.
    #expect(overlaps(bars.filter { $0.width > 1 }) == 0)
    #expect(
      labels.allSatisfy { label in
        bars.allSatisfy { !$0.insetBy(dx: 0.1, dy: 0.1).intersects(label) }
      })
    let size = try #require(elements.first)
    #expect(
      labels.allSatisfy { $0.maxX <= size.number("width") && $0.maxY <= size.number("height") })
  }

  @Test("R16.5 Where there is no room for a label the lane says how many are missing")
  func crowd() throws {
    let events = (0..<100).map {
      LifecycleEvent(time: 0, source: "A", callback: .note("event \($0)"))
    }

    let elements = try elements(of: events)

    #expect(elements.count { $0.kind == "tick" } == 100)
    #expect(elements.count { $0.kind == "label" } == 14)
    #expect(elements.contains { $0.text == "86 without labels" })
  }

  @Test(
    "R16.5 A drawing follows the style, and a long one is not wider than 30,000 points and its labels"
  )
  func size() throws {
    let events = [0, 3_600].map {
      LifecycleEvent(time: $0, source: "A", callback: .viewWillAppear(animated: true))
    }

    let elements = try elements(of: events)

    #expect(elements.contains { $0.text.contains("@media (prefers-color-scheme:dark)") })
    #expect(elements[0].number("width") < 30_500)
    #expect(try !self.elements(of: []).isEmpty)
  }
}

extension LifecycleEvent {
  fileprivate var lineWithoutSource: String { String(description.dropFirst(source.count + 1)) }
}

extension LifecycleCallback {
  fileprivate var isSample: Bool {
    if case .progress = self { true } else { false }
  }
}
