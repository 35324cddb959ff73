/// A set of members, with a bit for each: members are small numbers, and hashing them would take
/// longer than planning a push.
package nonisolated struct ContainerStackMemberSet: Sendable, ExpressibleByArrayLiteral {
  package typealias Member = ContainerStackMember

  private var words: [UInt64] = []

  package init(_ members: some Sequence<Member>) {
    for member in members { insert(member) }
  }

  package init(arrayLiteral members: Member...) {
    self.init(members)
  }

  package func contains(_ member: Member) -> Bool {
    let word = member.rawValue >> 6
    return word < words.count && words[word] & bit(member) != 0
  }

  mutating func insert(_ member: Member) {
    let word = member.rawValue >> 6
    while words.count <= word { words.append(0) }
    words[word] |= bit(member)
  }

  mutating func remove(_ member: Member) {
    let word = member.rawValue >> 6
    if word < words.count { words[word] &= ~bit(member) }
  }

  package func subtracting(_ members: some Sequence<Member>) -> Self {
    var rest = self
    for member in members { rest.remove(member) }
    return rest
  }

  /// The members by their numbers; costs how many there are, and a 64th of the highest of them.
  package var members: [Member] {
    var members: [Member] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        members.append(Member(index << 6 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return members
  }

  private func bit(_ member: Member) -> UInt64 { 1 << UInt64(member.rawValue & 63) }
}

nonisolated extension ContainerStackMemberSet: Equatable {
  package static func == (one: Self, other: Self) -> Bool { one.members == other.members }
}
