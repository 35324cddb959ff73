// Each form of archive is a function that a row calls behind its description:
// `Property(\UILabel.numberOfLines, .size).archived()`. The compiler chooses it by the type.

extension Property {
  /// Archives the value as another one.
  ///
  /// - Parameters:
  ///   - stored: The value as the archive has it; nil is left out.
  ///   - value: The value that was read; nil if it is damaged.
  func archived<Stored: Codable>(
    as stored: @escaping (Value) -> Stored?, from value: @escaping (Stored) -> Value?
  ) -> Property {
    let path = path
    archive = .value(
      write: { owner in stored(owner[keyPath: path]) },
      read: { values, key in
        guard let read = try values.decodeIfPresent(Stored.self, forKey: key) else { return nil }
        guard let value = value(read) else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: values, debugDescription: "The value is none of the property.")
        }
        return { owner in owner[keyPath: path] = value }
      })
    return self
  }

  /// Archives a value that may be nil, which is left out.
  func archived<Wrapped, Stored: Codable>(
    wrapped stored: @escaping (Wrapped) -> Stored, from value: @escaping (Stored) -> Wrapped?
  ) -> Property where Value == Wrapped? {
    archived(as: { $0.map(stored) }, from: { value($0).map(Optional.some) })
  }

  /// Archives an object as an object.
  func archivedObject<Object: NSObject & NSCoding>() -> Property where Value == Object? {
    archivedObject(as: { $0 }, from: { $0 as? Object })
  }

  /// Archives a list of objects.
  func archivedObjects<Object: NSObject & NSCoding>() -> Property where Value == [Object]? {
    archivedObject(as: { $0 as NSArray }, from: { $0 as? [Object] })
  }

  private func archivedObject<Wrapped>(
    as stored: @escaping (Wrapped) -> NSObject, from value: @escaping (Any) -> Wrapped?
  ) -> Property where Value == Wrapped? {
    let path = path
    archive = .object(
      write: { owner in owner[keyPath: path].map(stored) },
      read: { coder, key in
        guard let object = coder.decodeObject(forKey: key), let value = value(object) else {
          return nil
        }
        return { owner in owner[keyPath: path] = value }
      })
    return self
  }
}

extension Property where Value: Codable & Equatable {
  /// Archives the value.
  ///
  /// - Parameter standard: The value that is left out, since new objects have it; nil for none.
  func archived(unless standard: Value? = nil) -> Property {
    archived(as: { $0 == standard ? nil : $0 }, from: { $0 })
  }
}

extension Property where Value: BinaryFloatingPoint & Codable {
  /// Archives a finite number.
  func archived(unless standard: Value? = nil) -> Property {
    archived(as: { $0 == standard ? nil : $0 }, from: { $0.isFinite ? $0 : nil })
  }
}

extension Property where Value: RawRepresentable & Equatable, Value.RawValue: Codable {
  /// Archives the raw value.
  func archived(unless standard: Value? = nil) -> Property {
    archived(as: { $0 == standard ? nil : $0.rawValue }, from: { Value(rawValue: $0) })
  }
}

extension Property where Value == String? {
  /// Archives a text.
  func archived() -> Property { archived(wrapped: { $0 }, from: { $0 }) }
}

extension Property where Value == CGPoint {
  /// Archives a point of finite numbers.
  func archived() -> Property {
    archived(as: { [$0.x, $0.y] }) {
      $0.hasFiniteNumbers(2) ? CGPoint(x: $0[0], y: $0[1]) : nil
    }
  }
}

extension Property where Value == CGSize {
  /// Archives a size of finite numbers.
  func archived(unless standard: CGSize? = nil) -> Property {
    archived(as: { $0 == standard ? nil : [$0.width, $0.height] }) {
      $0.hasFiniteNumbers(2) ? CGSize(width: $0[0], height: $0[1]) : nil
    }
  }
}

extension Property where Value == UIEdgeInsets {
  /// Archives insets of finite numbers.
  func archived(unless standard: UIEdgeInsets? = nil) -> Property {
    archived(as: { $0 == standard ? nil : [$0.top, $0.left, $0.bottom, $0.right] }) {
      $0.hasFiniteNumbers(4)
        ? UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) : nil
    }
  }
}

extension Property where Value == UIColor? {
  /// Archives a colour.
  func archived() -> Property {
    archived(wrapped: { ArchivedColor($0) }, from: { $0.source.map { UIColor($0) } })
  }
}

extension Property where Value == UIFont? {
  /// Archives a font, and how it follows the size of text.
  func archived() -> Property {
    archived(wrapped: { ArchivedScaledFont($0) }, from: { $0.font })
  }
}

extension [CGFloat] {
  fileprivate func hasFiniteNumbers(_ expected: Int) -> Bool {
    count == expected && allSatisfy(\.isFinite)
  }
}

/// A font that may follow the size of text, as archives have it.
nonisolated private struct ArchivedScaledFont: Codable {
  private let plain: ArchivedFont
  private let scaling: FontScaling?

  init(_ font: UIFont) {
    plain = ArchivedFont(font.font)
    scaling = font.scaling
  }

  /// The font; nil if the archive is damaged.
  var font: UIFont? {
    guard let font = plain.font else { return nil }
    return scaling.map { UIFont(font, scaling: $0) } ?? UIFont(font)
  }
}
