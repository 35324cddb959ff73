import NestTesting
import OpenUIKit

extension AppearanceSystem {
  func nextOperation(using generator: inout SeededGenerator) -> AppearanceOperation {
    guard generator.isOne(of: 4) else { return outside(using: &generator) }
    return .during(
      Self.callbacks[generator.number(below: Self.callbacks.count)],
      of: generator.number(below: nodes.count), inside(using: &generator))
  }

  /// The callbacks in which things are done.
  private static let callbacks = LifecycleCallback.Kind.allCases.filter {
    $0 != .didReceiveMemoryWarning
  }

  private func outside(using generator: inout SeededGenerator) -> AppearanceOperation {
    let node = generator.number(below: nodes.count)
    let window = generator.number(below: windows.count)
    switch generator.number(below: 20) {
    case 0...3: return .add(node, to: likelyParent(using: &generator), withView: true)
    case 4: return .add(node, to: likelyParent(using: &generator), withView: false)
    case 5, 6: return .show(node, in: likelyParent(using: &generator))
    case 7: return .remove(node)
    case 8: return .takeOutView(node)
    case 9: return .leaveParent(node)
    case 10: return .replace(node)
    // A shown window stays shown for some time.
    case 11 where windows[window].isHidden || generator.isOne(of: 4):
      return .toggle(window: window)
    case 12: return .setRoot(generator.isOne(of: 5) ? nil : node, window: window)
    case 13: return .begin(node)
    case 14, 15: return .end(anyBegun(using: &generator) ?? node)
    case 16: return .reverse(anyBegun(using: &generator) ?? node)
    case 17: return .layOut(window: window)
    default: return .commit
    }
  }

  private func inside(using generator: inout SeededGenerator) -> AppearanceOperation {
    let node = generator.number(below: nodes.count)
    let window = generator.number(below: windows.count)
    return switch generator.number(below: 12) {
    case 0: .add(node, to: likelyParent(using: &generator), withView: true)
    case 1: .show(node, in: likelyParent(using: &generator))
    case 2: .remove(node)
    case 3: .takeOutView(node)
    case 4: .leaveParent(node)
    case 5: .replace(node)
    case 6: .toggle(window: window)
    case 7: .layOut(window: window)
    case 8: .begin(node)
    case 9: .reverse(anyBegun(using: &generator) ?? node)
    case 10: .end(anyBegun(using: &generator) ?? node)
    default: .setRoot(generator.isOne(of: 5) ? nil : node, window: window)
    }
  }

  /// Rather one that is in a window.
  private func likelyParent(using generator: inout SeededGenerator) -> Int {
    let shown = nodes.indices.filter { nodes[$0].viewIfLoaded?.window != nil }
    return generator.isOne(of: 4)
      ? generator.number(below: nodes.count)
      : shown.randomElement(using: &generator) ?? generator.number(below: nodes.count)
  }

  private func anyBegun(using generator: inout SeededGenerator) -> Int? {
    nodes.indices.filter { index in begun.contains { $0.node === nodes[index] } }
      .randomElement(using: &generator)
  }
}
