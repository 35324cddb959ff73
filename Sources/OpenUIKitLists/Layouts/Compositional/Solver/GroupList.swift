/// The lengths of groups that differ. Their places are summed up as far as they are asked.
struct GroupList {
  /// The first item of each group.
  private(set) var starts: [Int] = []
  private(set) var lengths: [CGFloat] = []
  /// The sum of the lengths.
  private(set) var sum: CGFloat = 0
  private var offsets: [CGFloat] = []
  /// How many of the offsets are right.
  private var valid = 0

  mutating func append(start: Int, length: CGFloat) {
    starts.append(start)
    lengths.append(length)
    offsets.append(0)
    sum += length
  }

  /// Appends what another list has from a group on.
  mutating func append(groups first: Int, of other: GroupList) {
    starts += other.starts[first...]
    lengths += other.lengths[first...]
    offsets += other.offsets[first...]
    sum = lengths.reduce(0, +)
  }

  mutating func removeGroups(from group: Int) {
    guard group < starts.count else { return }
    starts.removeSubrange(group...)
    lengths.removeSubrange(group...)
    offsets.removeSubrange(group...)
    sum = lengths.reduce(0, +)
    valid = min(valid, group)
  }

  mutating func setLength(_ length: CGFloat, of group: Int) {
    sum += length - lengths[group]
    lengths[group] = length
    valid = min(valid, group + 1)
  }

  /// Where a group begins.
  mutating func offset(of group: Int, spacing: CGFloat) -> CGFloat {
    while valid <= group {
      offsets[valid] =
        valid == 0 ? 0 : offsets[valid - 1] + lengths[valid - 1] + spacing
      valid += 1
    }
    return offsets[group]
  }

  /// The last group that begins before a place; the first one if none does.
  mutating func lastGroup(beginningBefore place: CGFloat, spacing: CGFloat) -> Int {
    while valid < starts.count, valid == 0 || offsets[valid - 1] < place {
      _ = offset(of: valid, spacing: spacing)
    }
    var (low, high) = (0, valid)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < place { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The group that contains an item.
  func group(of number: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The group that begins with an item; nil if none does.
  func groupBeginning(at number: Int) -> Int? {
    guard !starts.isEmpty else { return nil }
    let group = group(of: number)
    return starts[group] == number ? group : nil
  }
}
