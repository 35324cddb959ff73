/// The children of a transition that is about to begin.
package struct ContainerStackExchange {
  /// The child whose group contains the views of both.
  package let moving: ContainerContent
  /// The child that disappears, if any.
  package let hidden: ContainerContent?
  /// The child that appears, if any.
  package let shown: ContainerContent?
}
