import NestTesting
import OpenUIKit
import Testing

/// The focus in scroll views, in a window of 200 × 200 points.
@Suite struct FocusScrollingTests {
  /// Ten buttons below each other in a scroll view of 200 × 100 points, of which two are in sight,
  /// and button 99 below.
  private func makeList() throws -> (stage: FocusStage, list: UIScrollView, buttons: [UIButton]) {
    let stage = try FocusStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 20, width: 200, height: 100))
    list.contentSize = CGSize(width: 200, height: 500)
    let frames = (0..<10).map { CGRect(x: 20, y: 5 + 50 * $0, width: 100, height: 40) }
    let buttons = stage.add(buttons: frames, to: list)
    stage.host.turn { stage.page.view.addSubview(list) }
    stage.add(buttons: [CGRect(x: 20, y: 140, width: 100, height: 40)], from: 99)
    return (stage, list, buttons)
  }

  /// The frame of a view in the window, with its ring.
  private func place(of view: UIView) -> CGRect {
    view.convert(view.bounds.insetBy(dx: -5, dy: -5), to: nil)
  }

  @Test("R17.1 UIKit 10 Tab passes a scroll view and beyond; what has the focus is in sight")
  func tab() throws {
    let (stage, list, buttons) = try makeList()
    var (tags, offsets): ([Int?], [CGFloat]) = ([], [])
    for _ in 0..<12 {
      tags += stage.press(.keyboardTab)
      try stage.host.settle()
      offsets.append(list.contentOffset.y)
      if let view = stage.focused, view.superview === list {
        #expect(list.frame.contains(place(of: view)), "\(view.tag)")
      }
    }

    #expect(tags == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99, 1])
    #expect(offsets == [0, 0, 50, 100, 150, 200, 250, 300, 350, 400, 400, 0])
    stage.host.press(.keyboardTab, modifiers: .shift)
    stage.host.press(.keyboardTab, modifiers: .shift)
    try stage.host.settle()
    #expect(buttons[9].isFocused && list.contentOffset.y == 400)
  }

  @Test("UIKit 10 the focus scrolls with an animation, which the delegate follows")
  func animation() throws {
    let (stage, list, buttons) = try makeList()
    let recorder = ScrollRecorder()
    list.delegate = recorder
    _ = stage.press(.keyboardTab, .keyboardTab)
    let before = recorder.take()
    _ = stage.press(.keyboardTab)
    let start = list.contentOffset.y
    stage.host.advance(by: 0.1)
    let middle = list.contentOffset.y
    try stage.host.settle()

    #expect(before == [] && start == 0 && middle > 0 && middle < 50)
    #expect(recorder.take() == ["scroll", "endAnimation"])
    #expect(buttons[2].isFocused && stage.host.isIdle)
  }

  @Test("keys that are faster than the animation end with the last view in sight")
  func fastKeys() throws {
    let (stage, list, buttons) = try makeList()
    for _ in 0..<7 {
      _ = stage.press(.keyboardTab)
      stage.host.advance(by: 1.0 / 60)
    }
    stage.host.press(.keyboardTab, modifiers: .shift)
    try stage.host.settle()

    #expect(buttons[5].isFocused && list.contentOffset.y == 250)
    #expect(list.frame.contains(place(of: buttons[5])))
  }

  @Test("UIKit 10 scroll views in scroll views all scroll, each as far as it has to")
  func nested() throws {
    let stage = try FocusStage()
    let outer = UIScrollView(frame: stage.page.view.bounds)
    outer.contentSize = CGSize(width: 200, height: 700)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 450, width: 200, height: 80))
    inner.contentSize = CGSize(width: 800, height: 80)
    stage.add(buttons: [CGRect(x: 20, y: 20, width: 100, height: 40)], to: outer)
    let frames = (0..<4).map { CGRect(x: 40 + 200 * $0, y: 20, width: 120, height: 40) }
    stage.add(buttons: frames, from: 2, to: inner)
    stage.add(buttons: [CGRect(x: 20, y: 600, width: 100, height: 40)], from: 6, to: outer)
    stage.host.turn {
      outer.addSubview(inner)
      stage.page.view.addSubview(outer)
    }
    var (tags, offsets): ([Int?], [CGPoint]) = ([], [])
    for _ in 0..<6 {
      tags += stage.press(.keyboardTab)
      try stage.host.settle()
      offsets.append(CGPoint(x: inner.contentOffset.x, y: outer.contentOffset.y))
      let sight = stage.host.window.bounds
      #expect(stage.focused.map { sight.contains(place(of: $0)) } == true, "\(tags)")
    }

    #expect(tags == [1, 2, 3, 4, 5, 6])
    // With their rings the buttons end at 515 in the outer view, and at 365, 565, 765 in the inner
    // one.
    #expect(
      offsets == [
        point(0, 0), point(0, 315), point(165, 315), point(365, 315), point(565, 315),
        point(565, 445),
      ])
  }

  @Test("arrows go through the scroll view that has the focus before they leave it")
  func arrows() throws {
    let (stage, list, _) = try makeList()
    list.contentOffset.y = 300
    _ = stage.press(.keyboardTab, .keyboardUpArrow)
    try stage.host.settle()
    var tags: [Int?] = []
    for _ in 0..<10 {
      tags += stage.press(.keyboardDownArrow)
      try stage.host.settle()
    }
    tags += stage.press(.keyboardUpArrow)
    tags += stage.press(.keyboardUpArrow)

    #expect(tags == [2, 3, 4, 5, 6, 7, 8, 9, 10, 99, 10, 9])
  }

  @Test("insets stay free; pages rest at pages")
  func insetsAndPages() throws {
    let (stage, list, _) = try makeList()
    list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    _ = stage.press(.keyboardTab, .keyboardTab, .keyboardTab)
    try stage.host.settle()
    // The third button ends at 145, with its ring at 150.
    #expect(list.contentOffset.y == 70)

    list.contentInset = .zero
    list.isPagingEnabled = true
    list.setContentOffset(.zero, animated: false)
    var offsets: [CGFloat] = []
    for _ in 0..<3 {
      _ = stage.press(.keyboardTab)
      try stage.host.settle()
      offsets.append(list.contentOffset.y)
    }
    #expect(offsets == [100, 200, 200])
  }

  /// Scroll views in scroll views at random places, with buttons in them; nothing covers anything.
  private func addRandomList(
    _ generator: inout SeededGenerator, _ stage: FocusStage, to view: UIView, depth: Int,
    count: inout Int
  ) {
    var y: CGFloat = 10
    for _ in 0..<(3 + generator.number(below: 4)) {
      if depth < 3, generator.number(below: 3) == 0 {
        let list = UIScrollView(
          frame: CGRect(x: 10, y: y, width: max(60, view.bounds.width - 20), height: 90))
        stage.host.turn { view.addSubview(list) }
        addRandomList(&generator, stage, to: list, depth: depth + 1, count: &count)
        y += 100
      } else {
        count += 1
        let x = 10 + generator.number(below: 3) * 60
        stage.add(
          buttons: [CGRect(x: CGFloat(x), y: y, width: 40, height: 30)], from: count, to: view)
        y += 40
      }
    }
    (view as? UIScrollView)?.contentSize = CGSize(width: 260, height: y)
  }

  @Test("R17.1 in random nested scroll views Tab visits every button once, and each is in sight")
  func randomLists() throws {
    for seed in try DriverSeeds(1...12) {
      var generator = SeededGenerator(seed: seed)
      let stage = try FocusStage()
      let list = UIScrollView(frame: stage.page.view.bounds)
      stage.host.turn { stage.page.view.addSubview(list) }
      var count = 0
      addRandomList(&generator, stage, to: list, depth: 0, count: &count)
      var visited: [Int] = []
      for _ in 0..<count {
        stage.host.press(.keyboardTab)
        try stage.host.settle()
        let view = try #require(stage.focused)
        visited.append(view.tag)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        #expect(stage.host.window.hitTest(middle, with: nil) === view, "seed \(seed)")
        // The next key continues from wherever the user has scrolled to.
        if generator.number(below: 4) == 0 {
          stage.host.scroll(
            by: CGVector(dx: 0, dy: CGFloat(generator.number(below: 400)) - 200),
            at: CGPoint(x: 100, y: 100))
          try stage.host.settle()
        }
      }
      #expect(visited.sorted() == Array(1...count), "seed \(seed)")
    }
  }

  @Test("what is covered in the content, outside it, or in one that does not scroll is passed over")
  func unreachable() throws {
    let (stage, list, buttons) = try makeList()
    let cover = UIView(frame: buttons[4].frame)
    stage.host.turn {
      list.addSubview(cover)
      buttons[5].frame.origin.y = 900
    }
    let tags = (0..<9).map { _ in stage.press(.keyboardTab)[0] }
    list.setContentOffset(.zero, animated: false)
    list.isScrollEnabled = false
    let still = (0..<3).map { _ in stage.press(.keyboardTab)[0] }

    #expect(tags == [1, 2, 3, 4, 7, 8, 9, 10, 99])
    #expect(still == [1, 2, 99])
  }

  @Test("a view larger than the scroll view, an empty scroll view, NaN: the focus continues")
  func oddSizes() throws {
    let (stage, list, buttons) = try makeList()
    stage.host.turn {
      buttons[3].frame = CGRect(x: -500, y: 150, width: 2_000, height: 300)
      list.addSubview(UIScrollView(frame: .zero))
      list.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: -10, height: 1e9)))
    }
    for _ in 0..<40 { _ = stage.press(.keyboardTab) }
    try stage.host.settle()

    #expect(stage.focused != nil && list.contentOffset.y >= 0 && list.contentOffset.y <= 400)
  }

  @Test("a wheel scrolls away what has the focus; the next Tab continues from there")
  func wheel() throws {
    let (stage, list, buttons) = try makeList()
    _ = stage.press(.keyboardTab)
    stage.host.scroll(by: CGVector(dx: 0, dy: -300), at: CGPoint(x: 180, y: 60))
    try stage.host.settle()
    let (isFocused, away) = (buttons[0].isFocused, list.contentOffset.y)
    let tags = stage.press(.keyboardTab)
    try stage.host.settle()

    #expect(isFocused && away == 300 && tags == [2])
    #expect(list.frame.contains(place(of: buttons[1])))
  }

  @Test("a view that gets the focus without keys scrolls nothing")
  func withoutKeys() throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canBecomeFocused: Bool { true }
    }
    let (stage, list, _) = try makeList()
    let field = Field(frame: CGRect(x: 130, y: 300, width: 60, height: 30))
    stage.host.turn { list.addSubview(field) }
    stage.host.turn { field.becomeFirstResponder() }

    #expect(field.isFocused && list.contentOffset.y == 0 && stage.host.isIdle)
  }

  @Test("UIKit 10 the ring is drawn around the view that has come into sight")
  func ring() throws {
    let (stage, list, buttons) = try makeList()
    stage.host.turn {
      stage.page.view.backgroundColor = .white
      list.backgroundColor = UIColor(white: 0.93, alpha: 1)
      for button in buttons { button.backgroundColor = .lightGray }
    }
    _ = stage.press(.keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab)
    try stage.host.settle()

    try stage.host.expectPicture("focus-ring-scrolled")
  }
}
