import Foundation
import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The pictures and the timelines of the pages about the containers are what happens.
@Suite(.serialized) struct ContainerChapterTests {
  private static let catalog = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Sources/NestKit/NestKit.docc").standardizedFileURL

  /// The page of a container.
  private static func page(of kind: ContainerKind) -> String {
    switch kind {
    case .stack: "Stacks"
    case .placeholder, .wizard: "PlaceholdersAndWizards"
    case .tabs: "Tabs"
    case .modal: "Modals"
    case .pages: "Pages"
    case .split: "Splits"
    case .bars: "ABarForAnyContainer"
    case .sheets: "Sheets"
    }
  }

  @Test(
    "Containers 1.1 The page of each container shows what it sends",
    arguments: ContainerKind.allCases)
  func timelines(_ kind: ContainerKind) throws {
    let film = try Film(of: kind)
    let chapter = try String(
      contentsOf: Self.catalog.appendingPathComponent("\(Self.page(of: kind)).md"),
      encoding: .utf8)
    let blocks = chapter.components(separatedBy: "\n```\n").map { Timeline($0) }
    let actual = Timeline(
      lines: film.begin.lines + ["· the transition runs ·"] + film.end.lines)
    // The one of this container, where a page has several.
    let shown = try #require(
      blocks.max {
        $0.lines.filter(actual.lines.contains).count < $1.lines.filter(actual.lines.contains).count
      })
    if shown != actual { throw TimelineMismatch(actual: actual, expected: shown) }
  }

  @Test(
    "Containers 1.1 The page of each container shows what it looks like",
    arguments: ContainerKind.allCases)
  func pictures(_ kind: ContainerKind) throws {
    let film = try Film(of: kind)
    let references = ReferencePictures(folder: Self.catalog.appendingPathComponent("Resources"))
    try references.expect(film.strip(), toMatch: "container-\(kind)")
  }

  @Test(
    "Containers 2.9 3.1 The page of each container with a direction shows it from right to left",
    arguments: [ContainerKind.stack, .wizard, .tabs, .pages, .split])
  func rightToLeft(_ kind: ContainerKind) throws {
    let film = try Film(of: kind, in: .rightToLeft)
    let references = ReferencePictures(folder: Self.catalog.appendingPathComponent("Resources"))
    try references.expect(film.strip(), toMatch: "container-\(kind)-right-to-left")
  }
}

/// An animated change of a container from `A` to `B`.
private struct Film {
  private(set) var frames: [UIImage] = []
  /// The callbacks before the transition, and those after it in `end`.
  let begin: Timeline
  let end: Timeline
  private static let size = CGSize(width: 180, height: 240)
  private static let gap: CGFloat = 12

  init(
    of kind: ContainerKind, in direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    let host = try TestHost(size: Self.size, scale: 2)
    if direction == .rightToLeft {
      host.simulateTraits { $0.layoutDirection = .rightToLeft }
    }
    let recorder = LifecycleRecorder()
    let former = Screen("A", .systemIndigo, recorder: recorder)
    let next = Screen("B", .systemTeal, recorder: recorder)
    if kind.presents { next.preferredContentSize = CGSize(width: 120, height: 150) }
    let container = kind.makeContainer(of: former, before: next)
    if let split = container as? SplitContainerViewController {
      split.setViewController(Screen("", .systemGray, recorder: LifecycleRecorder()), at: 0)
    }
    if let pages = container as? PagesViewController {
      pages.axis = .horizontal
      pages.spacing = 10
    }
    (container as? TabsViewController)?.showsTabBar = true
    if let bars = container as? BarContainerViewController {
      bars.navigationBar.prefersLargeTitles = true
    }
    let delegate = ContainerEventRecorder(recorder: recorder)
    kind.setDelegate(delegate, of: container)
    host.show(container)
    frames.append(try host.snapshotImage())
    recorder.removeAll()
    let operation = try #require(host.turn { kind.change(container, to: next) })
    begin = recorder.takeTimeline()
    let duration = kind == .modal ? 0.3 : kind == .pages ? 0.3 : 0.4
    for _ in 1...3 {
      host.advance(by: duration / 4)
      #expect(operation.result == nil)
      frames.append(try host.snapshotImage())
    }
    try host.settle()
    end = recorder.takeTimeline()
    frames.append(try host.snapshotImage())
  }

  /// The frames side by side.
  func strip() throws -> CGImage {
    let step = Self.size.width + Self.gap
    let size = CGSize(
      width: step * CGFloat(frames.count) - Self.gap, height: Self.size.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let strip = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, frame) in frames.enumerated() {
        let place = CGRect(origin: CGPoint(x: step * CGFloat(index), y: 0), size: Self.size)
        UIBezierPath(roundedRect: place, cornerRadius: 12).addClip()
        frame.draw(in: place)
        UIGraphicsGetCurrentContext()?.resetClip()
      }
    }
    return try #require(strip.cgImage)
  }
}

/// A screen of one colour with a letter and three lines.
private final class Screen: RecordingViewController {
  private let color: UIColor

  init(_ name: String, _ color: UIColor, recorder: LifecycleRecorder) {
    self.color = color
    super.init(name, recorder: recorder)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let letter = UILabel()
    letter.text = name
    letter.font = .systemFont(ofSize: 44, weight: .bold)
    letter.textColor = .white
    letter.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(letter)
    NSLayoutConstraint.activate([
      letter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      letter.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -20),
    ])
    for (index, share) in [0.7, 0.55, 0.4].enumerated() {
      let line = UIView()
      line.backgroundColor = UIColor(white: 1, alpha: 0.35)
      line.layer.cornerRadius = 4
      line.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        line.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: share),
        line.heightAnchor.constraint(equalToConstant: 8),
        line.bottomAnchor.constraint(
          equalTo: view.bottomAnchor, constant: CGFloat(-44 + 14 * index)),
      ])
    }
  }
}
