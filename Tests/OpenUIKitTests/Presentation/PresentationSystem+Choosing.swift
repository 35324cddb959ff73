import NestTesting
import OpenUIKit

extension PresentationSystem {
  func nextOperation(using generator: inout SeededGenerator) -> PresentationOperation {
    guard generator.isOne(of: 4) else { return outside(using: &generator) }
    if generator.isOne(of: 3) {
      let call = PresentationOperation.Call.allCases.randomElement(using: &generator)
      return .duringCall(call ?? .animate, inside(using: &generator))
    }
    let callback = Self.callbacks[generator.number(below: Self.callbacks.count)]
    let node = generator.number(below: nodes.count)
    let operation = inside(using: &generator)
    return .during(callback, of: node, operation)
  }

  /// The callbacks in which things are done.
  private static let callbacks = LifecycleCallback.Kind.allCases.filter {
    $0 != .didReceiveMemoryWarning
  }

  private func outside(using generator: inout SeededGenerator) -> PresentationOperation {
    switch generator.number(below: 16) {
    case 0: .commit
    case 1...4: .advance(frames: generator.number(below: 40))
    case 5: .turnDevice
    case 6: drag(using: &generator)
    case 7: configure(using: &generator)
    default: inside(using: &generator)
    }
  }

  private func inside(using generator: inout SeededGenerator) -> PresentationOperation {
    let node = generator.number(below: nodes.count)
    let other = generator.number(below: nodes.count)
    return switch generator.number(below: 20) {
    case 0...4: present(using: &generator)
    case 5...7: .dismiss(place(using: &generator), animated: !generator.isOne(of: 3))
    case 8, 9: setRoot(using: &generator)
    case 10: .toggleWindow(window(using: &generator))
    case 11: .replace(node)
    case 12: interact(using: &generator)
    case 13: .moveView(node)
    case 14: .exchange(in: node, for: other, animated: generator.isOne(of: 2))
    case 15: .animateAlong(node)
    case 16: .layOut
    default: .moveChild(node, to: other)
    }
  }

  private func setRoot(using generator: inout SeededGenerator) -> PresentationOperation {
    let root = generator.isOne(of: 5) ? nil : generator.number(below: nodes.count)
    return .setRoot(root, window: window(using: &generator))
  }

  /// Rather the first.
  private func window(using generator: inout SeededGenerator) -> Int {
    generator.isOne(of: 4) ? 1 : 0
  }

  private func configure(using generator: inout SeededGenerator) -> PresentationOperation {
    .configure(
      PresentationOperation.Configuration(
        makesInteractors: generator.isOne(of: 2), beginsInteractively: generator.isOne(of: 2),
        makesPresentations: generator.isOne(of: 2), removesPresenter: generator.isOne(of: 2)))
  }

  private func present(using generator: inout SeededGenerator) -> PresentationOperation {
    let place = place(using: &generator)
    let animated = !generator.isOne(of: 3)
    if generator.isOne(of: 8) {
      let style: UIAlertController.Style = generator.isOne(of: 2) ? .alert : .actionSheet
      return .presentAlert(style, on: place, animated: animated)
    }
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet,
      .popover, .custom, .automatic,
    ]
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]
    var manner = PresentationOperation.Manner()
    manner.style = styles[generator.number(below: styles.count)]
    manner.transition = transitions[generator.number(below: transitions.count)]
    manner.hasDelegate = generator.isOne(of: 3) || manner.style == .custom
    manner.animated = animated
    return .present(generator.number(below: nodes.count), on: place, manner)
  }

  /// Rather the topmost one.
  private func place(using generator: inout SeededGenerator) -> PresentationOperation.Place {
    if generator.isOne(of: 4) || host.window.rootViewController == nil {
      return .node(generator.number(below: nodes.count))
    }
    var level = 0
    var top = host.window.rootViewController
    while let next = top?.presentedViewController, !generator.isOne(of: 6) {
      level += 1
      top = next
    }
    return .level(level)
  }

  private func drag(using generator: inout SeededGenerator) -> PresentationOperation {
    let size = host.window.bounds.size
    return .drag(
      x: generator.number(below: Int(size.width)), y: generator.number(below: Int(size.height)),
      by: generator.number(below: 400), frames: generator.number(below: 20))
  }

  private func interact(using generator: inout SeededGenerator) -> PresentationOperation {
    switch generator.number(below: 5) {
    case 0: .pauseInteraction
    case 1: .cancelInteraction
    case 2: .finishInteraction
    default: .updateInteraction(Double(generator.number(below: 100)) / 100)
    }
  }
}
