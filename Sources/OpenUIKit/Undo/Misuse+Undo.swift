import MisuseReports

// The misuses that raise exceptions on Apple's systems.
extension Misuse {
  static func undoGroupNotBegun() -> Misuse {
    Misuse(
      id: "undo.group-not-begun",
      message: "An undo group is ended that was not begun",
      reason: "Each call of endUndoGrouping() ends what one of beginUndoGrouping() has begun",
      remedy: "Call beginUndoGrouping() before",
      raisesInUIKit: true)
  }

  static func undoWithoutGroup() -> Misuse {
    Misuse(
      id: "undo.no-group",
      message: "An undo is registered while no group is begun",
      reason: "The manager does not group by event, so that nothing says what belongs together",
      remedy: "Call beginUndoGrouping() before, or leave groupsByEvent true",
      raisesInUIKit: true)
  }

  static func undoInsideGroup() -> Misuse {
    Misuse(
      id: "undo.inside-group",
      message: "undo() is called while a group is begun",
      reason: "What the group has registered so far is not complete",
      remedy: "Call endUndoGrouping() before, or undoNestedGroup()",
      raisesInUIKit: true)
  }

  static func undoInsideUndo() -> Misuse {
    Misuse(
      id: "undo.inside-undo",
      message: "Something is undone or redone while something is undone or redone",
      reason: "What is registered now would be the reverse of both",
      remedy: "Call it when the present one has ended, as in NSUndoManagerDidUndoChange",
      raisesInUIKit: true)
  }

  static func undoRegistrationEnabled() -> Misuse {
    Misuse(
      id: "undo.registration-enabled",
      message: "The registration of undos is enabled, which is enabled already",
      reason: "Each call of enableUndoRegistration() ends one of disableUndoRegistration()",
      remedy: "Call disableUndoRegistration() before",
      raisesInUIKit: true)
  }
}
