/// A change of the list, checked and ready to happen.
package nonisolated enum ContainerStackChange: Hashable, Sendable {
  /// A child is inserted at an index; at the end of the list it is pushed.
  case insert(ContainerStackMember, at: Int)
  /// The child is in the list and moves to the top; the others keep their order.
  case bringToTop(ContainerStackMember)
  /// The first so many stay: a pop, over one child or several.
  case keep(first: Int)
  /// The child at an index leaves; the last one is popped.
  case remove(at: Int)
  /// The list becomes another one, in which what stays is left alone.
  case replace(with: [ContainerStackMember])
  /// The top disappears and stays in the list; nothing of the list is shown from then on.
  case conceal
  /// The top of a concealed list appears.
  case reveal
}

/// One thing that the owner of the state machine does, in the order in which it gets them.
package nonisolated enum ContainerStackStep: Hashable, Sendable {
  /// An event is sent to the delegate.
  case send(ContainerEvent.Phase, ContainerEvent.Kind<ContainerStackMember>)
  /// The child is in the list from here on, and becomes a child of the container.
  case join(ContainerStackMember, at: Int)
  /// The child receives `didMove(toParent:)`.
  case didJoin(ContainerStackMember)
  /// The child receives `willMove(toParent:)` with nil.
  case willLeave(ContainerStackMember)
  /// The removal that was announced to the child is cancelled; `didJoin` follows.
  case willStay(ContainerStackMember)
  /// The child is not in the list from here on; its view and it itself are taken out.
  case leave(ContainerStackMember)
  /// The list changes its order and nothing else: it becomes the next one of the plan's orders. The
  /// step does not name it, so that steps are values without references, which cost nothing to copy
  /// and to release.
  case reorder
  /// The list is concealed from here on, or it is not any more.
  case conceal(Bool)
  /// The child's view is loaded if need be, and stands beneath another one, or on top.
  case place(ContainerStackMember, under: ContainerStackMember?)
  /// The child's view leaves the tree.
  case displace(ContainerStackMember)
  case willAppear(ContainerStackMember)
  case didAppear(ContainerStackMember)
  case willDisappear(ContainerStackMember)
  case didDisappear(ContainerStackMember)
  /// Everything gets its final frame.
  case layOut
  /// The transition of a child runs; the next step follows when it has ended.
  case play(ContainerStackMember, TransitionPlayer.Direction)
}
