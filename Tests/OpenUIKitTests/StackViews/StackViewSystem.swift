import NestTesting
import OpenUIKit

/// An operation of a random driver on a stack view. The numbers of arranged views are their
/// indices.
nonisolated enum StackViewOperation: DriverOperation {
  /// Only as the first operation.
  case fixSize
  case insert(Size, at: Int)
  case toggle(Int)
  case setWidth(Int, Int)
  case setSpacing(Int, after: Int)
  case remove(Int, fromArrangementFirst: Bool)
  case move(Int, to: Int)
  case setAllSpacing(Int)
  case turn
  case distribute(Int)
  case align(Int)
  case toggleMargins
  case mirror
  case layOut

  /// A size in units of four points.
  nonisolated struct Size: Sendable {
    var width: Int
    var height: Int

    var points: CGSize { CGSize(width: 4 * width, height: 4 * height) }
  }

  var simpler: [StackViewOperation] {
    switch self {
    case .insert(let size, let place):
      place.simplerNumbers.map { .insert(size, at: $0) }
        + (size.width > 1 ? [.insert(Size(width: 1, height: size.height), at: place)] : [])
    case .setSpacing(let spacing, let index):
      spacing.simplerNumbers.map { .setSpacing($0, after: index) }
    case .setAllSpacing(let spacing): spacing.simplerNumbers.map { .setAllSpacing($0) }
    default: []
    }
  }
}

/// Random changes of a stack view. After every layout it has to be what a new one of the same state
/// is.
final class StackViewSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private var box = StackViewBox(isFixed: false)
  private var isUntouched = true
  /// Whether the layout is that of the state before the last changes.
  private var needsLayout = false

  init() {}

  deinit {}

  // MARK: Choosing

  func nextOperation(using generator: inout SeededGenerator) -> StackViewOperation {
    if isUntouched, generator.isOne(of: 2) { return .fixSize }
    // Several changes may come before a layout pass.
    if needsLayout, !generator.isOne(of: 4) { return .layOut }
    let count = box.views.count
    func side() -> Int { 1 + generator.number(below: 20) }
    let kind = count < 2 ? 0 : generator.number(below: 15)
    let index = count == 0 ? 0 : generator.number(below: count)
    switch kind {
    case 0, 1:
      return .insert(
        StackViewOperation.Size(width: side(), height: side()),
        at: generator.number(below: count + 1))
    case 2: return .toggle(index)
    case 3: return .setWidth(index, side())
    case 4: return .setSpacing(generator.number(below: 10), after: index)
    case 5: return .remove(index, fromArrangementFirst: generator.isOne(of: 2))
    case 6: return .move(index, to: generator.number(below: count))
    case 7: return .setAllSpacing(generator.number(below: 10))
    case 8: return .turn
    case 9, 10, 11: return .distribute(generator.number(below: 5))
    case 12: return .align(generator.number(below: 6))
    case 13: return .toggleMargins
    default: return .mirror
    }
  }

  // MARK: Performing

  func perform(_ operation: StackViewOperation) throws {
    let reports = withMisuseIntercepted {
      switch operation {
      case .fixSize: if isUntouched { box = StackViewBox(isFixed: true) }
      case .layOut: compare()
      default:
        box.change(operation)
        needsLayout = true
      }
    }
    isUntouched = false
    if problem == nil, let first = reports.first { problem = first.message }
  }

  func finish() throws { try perform(.layOut) }

  private func compare() {
    needsLayout = false
    box.root.layoutIfNeeded()
    let copy = box.copy()
    copy.root.layoutIfNeeded()
    let differences = box.differences(to: copy)
    if !differences.isEmpty { problem = differences.joined(separator: "; ") }
    if box.identifiers != copy.identifiers {
      problem = "the constraints are \(box.identifiers), not \(copy.identifiers)"
    }
    let (guides, others) = (box.stack.layoutGuides.count, copy.stack.layoutGuides.count)
    if guides != others { problem = "there are \(guides) guides, not \(others)" }
  }
}

/// A stack view whose views have different priorities, so that their lengths are determined.
private final class StackViewBox {
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

  var views: [ContentView] { stack.arrangedSubviews.compactMap { $0 as? ContentView } }

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

  /// Makes a change; of a view that does not exist, none.
  func change(_ operation: StackViewOperation) {
    switch operation {
    case .fixSize, .layOut: break
    case .insert(let size, let place): insert(makeView(size.points), at: place)
    case .toggle(let index): with(index) { $0.isHidden.toggle() }
    case .setWidth(let index, let width): with(index) { $0.content.width = CGFloat(4 * width) }
    case .setSpacing(let spacing, let index):
      with(index) { stack.setCustomSpacing(CGFloat(2 * spacing), after: $0) }
    case .remove(let index, let fromArrangementFirst):
      with(index) {
        if fromArrangementFirst { stack.removeArrangedSubview($0) }
        // A subview that is not arranged has no place of its own.
        $0.removeFromSuperview()
      }
    case .move(let index, let place): with(index) { insert($0, at: place) }
    case .setAllSpacing(let spacing): stack.spacing = CGFloat(2 * spacing)
    case .turn: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case .distribute(let number):
      stack.distribution = UIStackView.Distribution(rawValue: number) ?? .fill
    case .align(let number): stack.alignment = UIStackView.Alignment(rawValue: number) ?? .fill
    case .toggleMargins: stack.isLayoutMarginsRelativeArrangement.toggle()
    case .mirror:
      let isLeft = stack.semanticContentAttribute == .forceRightToLeft
      stack.semanticContentAttribute = isLeft ? .unspecified : .forceRightToLeft
    }
  }

  private func with(_ index: Int, _ body: (ContentView) -> Void) {
    if views.indices.contains(index) { body(views[index]) }
  }

  private func insert(_ view: ContentView, at place: Int) {
    let count = views.filter { $0 !== view }.count
    stack.insertArrangedSubview(view, at: min(place, count))
  }

  /// A new stack view in the same state.
  func copy() -> StackViewBox {
    let copy = StackViewBox(isFixed: isFixed)
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
  func differences(to other: StackViewBox) -> [String] {
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
