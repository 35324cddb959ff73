import Foundation
import NestTesting
import OpenUIKit

/// Archives of views, images, paths and texts whose values are those of the inputs.
///
/// The structure of a keyed archive, which only Foundation reads, is left as it is: where that is
/// damaged, Foundation ends the program.
final class FuzzedArchive {
  static let shared = FuzzedArchive()

  /// Property lists of archives.
  private let templates: [Any]

  private init() {
    templates = Self.objects().compactMap { object in
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
      archiver.finishEncoding()
      return try? PropertyListSerialization.propertyList(
        from: archiver.encodedData, options: [], format: nil)
    }
  }

  deinit {}

  private static func objects() -> [NSObject] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Text",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2, .foregroundColor: UIColor.red])
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    parent.backgroundColor = .red
    parent.layer.shadowOpacity = 1
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button, UIImageView(image: image)])
    stack.frame = parent.bounds
    parent.addSubview(stack)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 9, height: 7)).cgPath
    shape.lineDashPattern = [1, 2]
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    shape.addSublayer(gradient)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [1, 2, 3]
    animation.keyTimes = [0, 0.5, 1]
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
    path.setLineDash([1, 2], count: 2, phase: 1)
    return [
      parent, label, button, shape, animation, path, UIColor.label, UIFont.systemFont(ofSize: 12),
      image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)),
      UISpringTimingParameters(dampingRatio: 1),
      UIVisualEffectView(effect: UIBlurEffect(style: .light)),
    ]
  }

  /// Reads an archive, and shows the view or the layer that it has.
  func read(_ data: Data) {
    var numbers = FuzzedNumbers(data)
    let list = outer(templates[numbers.byte() % templates.count], &numbers)
    let archive = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    guard let archive, let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archive) else {
      return
    }
    // Views do not support secure coding, as on Apple's systems.
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    switch unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) {
    case let view as UIView: FuzzedScreen.shared.show(view)
    case let layer as CALayer:
      let view = UIView()
      view.layer.addSublayer(layer)
      FuzzedScreen.shared.show(view)
    default: break
    }
  }

  /// Changes the values of objects, which are bytes, and leaves some out.
  private func outer(_ value: Any, _ numbers: inout FuzzedNumbers) -> Any {
    guard !numbers.isEmpty else { return value }
    switch value {
    case let list as [Any]:
      return list.map { outer($0, &numbers) }
    case let values as [String: Any]:
      var changed = values
      for key in values.keys.sorted() where !key.hasPrefix("NS.") && key != "$class" {
        guard let value = values[key] else { continue }
        if !key.hasPrefix("$"), numbers.byte() > 250 {
          changed[key] = nil
        } else {
          changed[key] = outer(value, &numbers)
        }
      }
      return changed
    case let bytes as Data:
      if numbers.byte() > 250 { return Data(repeating: UInt8(numbers.byte()), count: 5) }
      guard
        let list = try? PropertyListSerialization.propertyList(
          from: bytes, options: [], format: nil),
        let changed = try? PropertyListSerialization.data(
          fromPropertyList: inner(list, &numbers), format: .binary, options: 0)
      else { return bytes }
      return changed
    default: return value
    }
  }

  /// Changes anything in the values of an object.
  private func inner(_ value: Any, _ numbers: inout FuzzedNumbers) -> Any {
    guard !numbers.isEmpty else { return value }
    let byte = numbers.byte()
    if byte > 252 { return "another kind" }
    switch value {
    case var list as [Any]:
      if byte > 220, !list.isEmpty { list.removeLast() }
      if byte > 200, let last = list.last { list.append(last) }
      return list.map { inner($0, &numbers) }
    case let values as [String: Any]:
      var changed = values
      for key in values.keys.sorted() {
        guard let value = values[key] else { continue }
        changed[key] = numbers.byte() > 240 ? nil : inner(value, &numbers)
      }
      return changed
    case is NSNumber where byte > 100: return NSNumber(value: Double(numbers.number()))
    case let text as String where byte > 200: return String(text.dropLast(byte % 4))
    default: return value
    }
  }
}
