import NestTesting
import OpenUIKit
import Testing

/// Random changes of a stack view, after each of which it has to be what a new one of the same state is.
struct RandomStackTests {
  @Test(
    "R18.1 after random changes a stack view has the layout of a new one with the same state",
    arguments: try DriverSeeds(0...23))
  func changes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1)
    let box = RandomStack(isFixed: seed.isMultiple(of: 2))
    var history: [String] = []

    let reports = withMisuseIntercepted {
      for _ in 0..<14 {
        history.append(box.change(&random))
        // Several changes may come before a layout pass.
        if random.isOne(of: 4) { continue }
        box.root.layoutIfNeeded()
        let copy = box.copy()
        copy.root.layoutIfNeeded()

        let comment = Comment(rawValue: history.joined(separator: "; "))
        #expect(box.differences(to: copy) == [], comment)
        #expect(box.identifiers == copy.identifiers, comment)
        #expect(box.stack.layoutGuides.count == copy.stack.layoutGuides.count, comment)
      }
    }

    #expect(reports.map(\.message) == [], Comment(rawValue: history.joined(separator: "; ")))
  }
}

/// A stack view whose views have different priorities, so that their lengths are determined.
private final class RandomStack {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let stack = UIStackView()
  let isFixed: Bool
  private var made = 0

  init(isFixed: Bool) {
    self.isFixed = isFixed
    _ = constrained(stack, in: root)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    guard isFixed else { return }
    stack.widthAnchor.constraint(equalToConstant: 320).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }

  deinit {}

  private var views: [ContentView] { stack.arrangedSubviews.compactMap { $0 as? ContentView } }

  private func makeView(_ content: CGSize) -> ContentView {
    let view = ContentView()
    view.content = content
    made += 1
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(200 + Float(made * 2)), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(700 - Float(made * 2)), for: axis)
    }
    return view
  }

  /// Makes a random change and says which.
  func change(_ random: inout SeededGenerator) -> String {
    let all = views
    func size() -> CGSize {
      CGSize(width: 4 * (1 + random.number(below: 20)), height: 4 * (1 + random.number(below: 20)))
    }
    let kind = all.count < 2 ? 0 : random.number(below: 15)
    switch kind {
    case 0, 1:
      let index = random.number(below: all.count + 1)
      let view = makeView(size())
      stack.insertArrangedSubview(view, at: index)
      return "insert \(view.content) at \(index)"
    case 2, 3, 4, 5, 6: return change(all[random.number(below: all.count)], kind, &random)
    case 7:
      stack.spacing = CGFloat(2 * random.number(below: 10))
      return "spacing \(stack.spacing)"
    case 8:
      stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
      return "axis \(stack.axis)"
    case 9, 10, 11:
      stack.distribution = UIStackView.Distribution(rawValue: random.number(below: 5)) ?? .fill
      return "\(stack.distribution)"
    case 12:
      stack.alignment = UIStackView.Alignment(rawValue: random.number(below: 6)) ?? .fill
      return "\(stack.alignment)"
    case 13:
      stack.isLayoutMarginsRelativeArrangement.toggle()
      return "margins"
    default:
      let isLeft = stack.semanticContentAttribute == .forceRightToLeft
      stack.semanticContentAttribute = isLeft ? .unspecified : .forceRightToLeft
      return "direction"
    }
  }

  private func change(
    _ view: ContentView, _ kind: Int, _ random: inout SeededGenerator
  ) -> String {
    let index = stack.arrangedSubviews.firstIndex(of: view) ?? -1
    switch kind {
    case 2:
      view.isHidden.toggle()
      return "toggle \(index)"
    case 3:
      view.content.width = CGFloat(4 * (1 + random.number(below: 20)))
      return "content \(index) \(view.content)"
    case 4:
      stack.setCustomSpacing(CGFloat(2 * random.number(below: 10)), after: view)
      return "spacing after \(index)"
    case 5:
      random.isOne(of: 2) ? view.removeFromSuperview() : stack.removeArrangedSubview(view)
      // A subview that is not arranged has no place of its own.
      view.removeFromSuperview()
      return "remove \(index)"
    default:
      let place = random.number(below: views.count)
      stack.insertArrangedSubview(view, at: place)
      return "move \(index) to \(place)"
    }
  }

  /// A new stack view in the same state.
  func copy() -> RandomStack {
    let copy = RandomStack(isFixed: isFixed)
    for view in views {
      let other = copy.makeView(view.content)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        other.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
        other.setContentCompressionResistancePriority(
          view.contentCompressionResistancePriority(for: axis), for: axis)
      }
      other.isHidden = view.isHidden
      copy.stack.addArrangedSubview(other)
      copy.stack.setCustomSpacing(stack.customSpacing(after: view), after: other)
    }
    copy.stack.axis = stack.axis
    copy.stack.distribution = stack.distribution
    copy.stack.alignment = stack.alignment
    copy.stack.spacing = stack.spacing
    copy.stack.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    copy.stack.semanticContentAttribute = stack.semanticContentAttribute
    return copy
  }

  /// The names of the constraints, sorted.
  var identifiers: [String] { stack.constraints.compactMap(\.identifier).sorted() }

  /// The visible views whose frames differ by more than the rounding to pixels.
  func differences(to other: RandomStack) -> [String] {
    zip(stack.arrangedSubviews, other.stack.arrangedSubviews).enumerated().compactMap {
      index, pair in
      let (first, second) = (pair.0.frame, pair.1.frame)
      let distances = [
        first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX,
        first.maxY - second.maxY,
      ]
      guard !pair.0.isHidden, distances.contains(where: { abs($0) > 1 }) else { return nil }
      return "\(index): \(first), not \(second)"
    } + (stack.bounds.size.isNear(other.stack.bounds.size) ? [] : ["\(stack.bounds.size)"])
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) <= 1 && abs(height - other.height) <= 1
  }
}
