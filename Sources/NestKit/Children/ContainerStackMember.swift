/// One child of a stack, as the state machine knows it: a name without a view.
package nonisolated struct ContainerStackMember: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
