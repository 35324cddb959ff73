import NestTesting
import OpenUIKit

extension GestureSystem {
  func nextOperation(using generator: inout SeededGenerator) -> GestureOperation {
    switch generator.number(below: 40) {
    case 0...3: relation(using: &generator)
    case 4...6: setting(using: &generator)
    case 7: .during(anyRecognizer(using: &generator), inside(using: &generator))
    case 8...10: .advance(generator.number(below: 60))
    case 11, 12: .advance(200)
    default: input(using: &generator)
    }
  }

  /// Chooses an operation inside an action of a recognizer: anything but time, which cannot pass
  /// there.
  private func inside(using generator: inout SeededGenerator) -> GestureOperation {
    switch generator.number(below: 4) {
    case 0: relation(using: &generator)
    case 1, 2: setting(using: &generator)
    default: input(using: &generator)
    }
  }

  private func relation(using generator: inout SeededGenerator) -> GestureOperation {
    let relations = GestureOperation.Relation.allCases
    return .relate(
      anyRecognizer(using: &generator), relations[generator.number(below: relations.count)],
      anyRecognizer(using: &generator))
  }

  private func setting(using generator: inout SeededGenerator) -> GestureOperation {
    let recognizer = anyRecognizer(using: &generator)
    let view = generator.number(below: views.count)
    let options = GestureOperation.Option.allCases
    return switch generator.number(below: 10) {
    case 0...3: .attach(recognizer, to: view)
    case 4: .detach(recognizer)
    case 5 where generator.isOne(of: 3) || views[view].isHidden: .toggleHidden(view)
    case 6 where generator.isOne(of: 3) || views[view].superview == nil: .toggleRemoved(view)
    default: .toggle(options[generator.number(below: options.count)], of: recognizer)
    }
  }

  private func input(using generator: inout SeededGenerator) -> GestureOperation {
    let finger = generator.number(below: fingers.count)
    let (x, y) = (generator.number(below: 200), generator.number(below: 200))
    let key = generator.number(below: GestureSystem.keys.count)
    switch generator.number(below: 16) {
    case 12, 13: return .putDownKey(key)
    case 14: return .liftKey(downKeys.randomElement(using: &generator) ?? key)
    case 15: return .toggleFirstResponder(generator.number(below: views.count))
    case 0...6:
      guard let place = fingers[finger] else { return .putDown(finger, x: x, y: y) }
      return generator.isOne(of: 3) ? .lift(finger) : move(finger, from: place, &generator)
    case 7: return generator.isOne(of: 3) ? .cancel(finger) : .lift(finger)
    case 8: return .scroll(x: x, y: y, control: generator.isOne(of: 2))
    case 9:
      return pointer == nil ? .press(x: x, y: y, control: generator.isOne(of: 2)) : .release
    default: return .movePointer(x: x, y: y)
    }
  }

  /// A short distance, or a long one.
  private func move(
    _ finger: Int, from place: CGPoint, _ generator: inout SeededGenerator
  ) -> GestureOperation {
    let range = generator.isOne(of: 2) ? 9 : 121
    let dx = generator.number(below: range) - range / 2
    let dy = generator.number(below: range) - range / 2
    return .move(
      finger, x: min(max(Int(place.x) + dx, 0), 199), y: min(max(Int(place.y) + dy, 0), 199))
  }

  private func anyRecognizer(using generator: inout SeededGenerator) -> Int {
    generator.number(below: recognizers.count)
  }
}
