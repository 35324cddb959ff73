import NestTesting
import OpenUIKit

extension ScrollSystem {
  private static let calls = [
    "scroll", "zoom", "beginDrag", "willEndDrag", "endDrag", "beginDecelerating",
    "endDecelerating", "endAnimation", "beginZoom", "endZoom",
  ]

  func nextOperation(using generator: inout SeededGenerator) -> ScrollOperation {
    switch generator.number(below: 20) {
    case 0...2: return setting(using: &generator)
    case 3, 4: return program(using: &generator)
    case 5:
      let operation =
        generator.isOne(of: 2) ? setting(using: &generator) : program(using: &generator)
      return .during(
        view(using: &generator), Self.calls[generator.number(below: Self.calls.count)], operation)
    case 6...9: return .advance(generator.number(below: 40))
    case 10: return .advance(300)
    default: return input(using: &generator)
    }
  }

  private func setting(using generator: inout SeededGenerator) -> ScrollOperation {
    let view = view(using: &generator)
    switch generator.number(below: 10) {
    case 0:
      return .resize(
        view, width: generator.number(below: 20), height: generator.number(below: 20))
    case 1: return .inset(view, generator.number(below: 12) - 4)
    case 2: return .frame(view, generator.number(below: 25))
    case 3 where generator.isOne(of: 3) || views[view].superview == nil: return .toggleRemoved(view)
    case 4 where generator.isOne(of: 3) || views[view].isHidden: return .toggleHidden(view)
    default:
      let options = ScrollOperation.Option.allCases
      return .toggle(options[generator.number(below: options.count)], of: view)
    }
  }

  private func program(using generator: inout SeededGenerator) -> ScrollOperation {
    let view = view(using: &generator)
    let (x, y) = (generator.number(below: 60) - 10, generator.number(below: 60) - 10)
    let animated = generator.isOne(of: 2)
    return switch generator.number(below: 8) {
    case 0 where generator.isOne(of: 3): .offset(view, x: x, y: y)
    case 1 where generator.isOne(of: 3): .scrollTo(view, x: x, y: y, animated: animated)
    case 2: .stop(view)
    case 3: .flash(view)
    case 4: .zoom(view, generator.number(below: 40), animated: animated)
    case 5: .zoomToRect(view, x: x, y: y, animated: animated)
    default: .reveal(view, x: x, y: y, animated: animated)
    }
  }

  private func input(using generator: inout SeededGenerator) -> ScrollOperation {
    let finger = generator.number(below: fingers.count)
    let (x, y) = (generator.number(below: 200), generator.number(below: 200))
    switch generator.number(below: 10) {
    case 0...6:
      guard let place = fingers[finger] else { return .putDown(finger, x: x, y: y) }
      if generator.isOne(of: 4) { return .lift(finger) }
      let range = generator.isOne(of: 2) ? 41 : 181
      return .move(
        finger, x: Int(place.x) + generator.number(below: range) - range / 2,
        y: Int(place.y) + generator.number(below: range) - range / 2)
    case 7: return generator.isOne(of: 3) ? .cancel(finger) : .lift(finger)
    case 8:
      return .wheel(
        x: x, y: y, dx: generator.number(below: 101) - 50, dy: generator.number(below: 201) - 100,
        control: generator.isOne(of: 4))
    default:
      let keys = ScrollOperation.Key.allCases
      return .press(keys[generator.number(below: keys.count)])
    }
  }

  private func view(using generator: inout SeededGenerator) -> Int {
    generator.number(below: 3)
  }
}
