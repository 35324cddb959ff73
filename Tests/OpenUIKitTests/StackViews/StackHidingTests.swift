import NestTesting
import OpenUIKit
import Testing

/// Arranged views that are hidden.
struct StackHidingTests {
  @Test(
    "R18.1 hidden views leave the layout, and come back as they were",
    arguments: [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ],
    [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
  func hidden(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
    let stage = StackStage()
    let without = StackStage(sizes: [CGSize(width: 80, height: 20), CGSize(width: 40, height: 30)])
    for stack in [stage.stack, without.stack] {
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = 10
    }
    var (hidden, shown, allHidden): ([CGRect], [CGRect], [CGRect]) = ([], [], [])
    var sizes: [CGSize] = []

    let reports = withMisuseIntercepted {
      let before = stage.frames()
      stage.views[0].isHidden = true
      hidden = stage.frames()
      sizes.append(stage.stack.bounds.size)
      for view in stage.views { view.isHidden = true }
      allHidden = stage.frames()
      sizes.append(stage.stack.bounds.size)
      for view in stage.views { view.isHidden = false }
      shown = stage.frames()
      #expect(shown == before)
    }

    #expect(reports.isEmpty)
    #expect(Array(hidden.dropFirst()) == without.frames())
    #expect(sizes == [without.stack.bounds.size, .zero])
    #expect(hidden[0].width == 0)
    #expect(allHidden.allSatisfy { $0.width == 0 })
    #expect(stage.stack.arrangedSubviews.count == 3)
  }

  @Test("R18.1 a row of fixed size is filled by those that are shown; none are needed")
  func fixedSize() {
    let stage = StackStage(length: 300, breadth: 50)

    let reports = withMisuseIntercepted {
      for view in stage.views {
        view.isHidden = true
        stage.root.layoutIfNeeded()
      }
    }
    stage.views[2].isHidden = false

    #expect(reports.isEmpty)
    #expect(stage.frames()[2] == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(stage.stack.bounds.size == CGSize(width: 300, height: 50))
  }

  @Test("R18.1 a stack view that shows nothing has the size of its margins while it counts them")
  func marginsAroundNothing() {
    let stage = StackStage()
    for view in stage.views { view.isHidden = true }
    stage.stack.isLayoutMarginsRelativeArrangement = true
    _ = stage.frames()
    #expect(stage.stack.bounds.size == CGSize(width: 16, height: 16))

    stage.stack.isLayoutMarginsRelativeArrangement = false
    _ = stage.frames()

    #expect(stage.stack.bounds.size == .zero)
  }

  @Test("R18.2 hiding a view that has to have a width, or distances inside, contradicts nothing")
  func requiredSize() {
    let stage = StackStage()
    stage.views[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    let inner = UIStackView(arrangedSubviews: [ContentView(), ContentView()])
    inner.spacing = 8
    stage.stack.addArrangedSubview(inner)

    let reports = withMisuseIntercepted {
      stage.root.layoutIfNeeded()
      stage.views[1].isHidden = true
      inner.isHidden = true
      stage.root.layoutIfNeeded()
    }

    #expect(reports.isEmpty)
    #expect(stage.frames()[2] == CGRect(x: 160, y: 0, width: 40, height: 40))
    #expect(stage.stack.bounds.width == 200)
  }

  @Test("R18.1 a view that is hidden before it is arranged takes no place")
  func hiddenBefore() {
    let stage = StackStage()
    let view = ContentView()
    view.isHidden = true
    stage.stack.spacing = 5

    stage.stack.insertArrangedSubview(view, at: 1)
    let starts = stage.frames().map(\.minX)
    view.isHidden = false

    #expect(starts == [0, 160, 165, 250])
    #expect(stage.frames().map(\.minX) == [0, 165, 230, 315])
  }

  /// The presentation values of a column while its first view, 40 points high, is hidden or shown.
  private struct Moment: Equatable, CustomStringConvertible {
    let isHidden: Bool
    let height: CGFloat
    let nextY: CGFloat
    let stackHeight: CGFloat
    var description: String { "\(isHidden) \(height) \(nextY) \(stackHeight)" }
  }

  @Test(
    "R18.1 in an animation block neighbours move, and a hidden view shrinks and is seen to the end")
  func animated() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    let stage = StackStage(
      sizes: [CGSize(width: 50, height: 40), CGSize(width: 50, height: 20)], axis: .vertical)
    host.window.addSubview(stage.root)
    host.commit()
    host.advance(by: 1)
    let (first, next) = (stage.views[0], stage.views[1])
    func moments() -> [Moment] {
      (0...2).map { step in
        if step > 0 { host.advance(by: 0.5) }
        host.commit()
        return Moment(
          isHidden: first.layer.presentation()?.isHidden ?? true,
          height: first.layer.presentation()?.bounds.height ?? .nan,
          nextY: next.layer.presentation()?.frame.minY ?? .nan,
          stackHeight: stage.stack.layer.presentation()?.bounds.height ?? .nan)
      }
    }
    var completions: [Bool] = []

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { first.isHidden = true },
      completion: { completions.append($0) })
    let isHiddenAtOnce = first.isHidden
    let hiding = moments()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { first.isHidden = false })
    let showing = moments()

    #expect(isHiddenAtOnce)
    #expect(
      hiding == [
        Moment(isHidden: false, height: 40, nextY: 40, stackHeight: 60),
        Moment(isHidden: false, height: 20, nextY: 20, stackHeight: 40),
        Moment(isHidden: true, height: 0, nextY: 0, stackHeight: 20),
      ])
    #expect(completions == [true])
    #expect(
      showing == [
        Moment(isHidden: false, height: 0, nextY: 0, stackHeight: 20),
        Moment(isHidden: false, height: 20, nextY: 20, stackHeight: 40),
        Moment(isHidden: false, height: 40, nextY: 40, stackHeight: 60),
      ])
  }

  @Test("R18.1 a view that is shown again while it is being hidden stays seen")
  func reversed() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    let stage = StackStage(sizes: [CGSize(width: 50, height: 40)], axis: .vertical)
    host.window.addSubview(stage.root)
    host.commit()
    let view = stage.views[0]

    UIView.animate(withDuration: 1) { view.isHidden = true }
    host.advance(by: 0.5)
    UIView.animate(withDuration: 1) { view.isHidden = false }
    host.advance(by: 0.7)
    host.commit()
    let isSeen = view.layer.presentation()?.isHidden == false
    host.advance(by: 2)
    host.commit()

    #expect(isSeen)
    #expect(view.layer.presentation()?.isHidden == false)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test("R18.1 a view whose hiding an animator takes back has its place again")
  func takenBack() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    let size = CGSize(width: 50, height: 40)
    let stage = StackStage(sizes: [size, size], axis: .vertical)
    host.window.addSubview(stage.root)
    host.commit()
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      stage.views[1].isHidden = true
      stage.root.layoutIfNeeded()
    }

    host.turn { animator.startAnimation() }
    host.advance(by: 0.2)
    host.turn {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    host.advance(by: 1)
    host.turn { stage.stack.setNeedsLayout() }

    #expect(!stage.views[1].isHidden)
    #expect(stage.stack.frame.height == 80)
  }
}
