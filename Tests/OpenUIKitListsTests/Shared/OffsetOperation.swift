import NestTesting

/// A change of a table whose rows measure themselves. Places and rows are any numbers: the rest by
/// the number of what there is counts.
nonisolated enum OffsetOperation: DriverOperation {
  case scroll(Int)
  case jump(Int)
  case insert(Int, count: Int)
  case delete(Int, count: Int)
  case resize(Int, to: Int)
  case reconfigure(Int)
  case reloadRow(Int)
  case collapse(Int)
  case expand(Int)
  case reload
  case setWidth(Int)
  case setHeight(Int)

  /// Whether it changes the data: the offset stays, and not what is on the screen.
  var isUpdate: Bool {
    switch self {
    case .insert, .delete, .reloadRow, .collapse, .expand: true
    default: false
    }
  }

  /// Whether it gives a visible row another height, which may take it out of sight.
  var isResizing: Bool {
    switch self {
    case .resize, .reconfigure: true
    default: false
    }
  }

  /// Whether it gives the table another height.
  var isGrowth: Bool { if case .setHeight = self { true } else { false } }

  var simpler: [OffsetOperation] {
    switch self {
    case .scroll(let distance): distance.simplerNumbers.map { .scroll($0) }
    case .jump(let place): place.simplerNumbers.map { .jump($0) }
    case .insert(let place, let count):
      place.simplerNumbers.map { .insert($0, count: count) }
        + count.simplerNumbers.map { .insert(place, count: $0) }
    case .delete(let place, let count):
      place.simplerNumbers.map { .delete($0, count: count) }
        + count.simplerNumbers.map { .delete(place, count: $0) }
    case .resize(let row, let height): row.simplerNumbers.map { .resize($0, to: height) }
    default: []
    }
  }

  static func any(_ number: (ClosedRange<Int>) -> Int) -> OffsetOperation {
    switch number(0...23) {
    case 0...9: .scroll(number(-250...250))
    case 10: .jump(number(0...1000))
    case 11, 12: .insert(number(0...1000), count: number(1...6))
    case 13, 14: .delete(number(0...1000), count: number(1...6))
    case 15, 16: .resize(number(0...20), to: number(10...200))
    case 17: .reconfigure(number(0...20))
    case 18: .reloadRow(number(0...20))
    case 19: number(0...3) == 0 ? .reload : .setHeight(number(100...400))
    case 20: .collapse(number(0...5))
    case 21, 22: .expand(number(0...5))
    default: .setWidth(number(200...320))
    }
  }
}
