import MisuseReports

/// Records how changes are taken back, and takes them back: Foundation's class, which is not there
/// on Linux.
///
/// A change registers what undoes it. While that is undone, what it registers itself becomes what
/// is done again:
///
/// ```swift
/// func setTitle(_ new: String) {
///   let old = title
///   undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
///   title = new
/// }
/// ```
///
/// Everything that is registered in one turn of the main loop is one group, which one call of
/// ``undo()`` takes back. A window has a manager, which its responders find by `undoManager`.
/// Objects are not retained: what would call back one that is gone is left out. What cannot be
/// done, as ending a group that was not begun, raises an exception on Apple's systems; here it is
/// reported as misuse, with nothing changed.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private enum Phase { case idle, undoing, redoing }

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that were begun and not ended, the innermost last.
  private var openGroups: [UndoGroup] = []
  /// Those in which something is undone now.
  private var outerGroups: [UndoGroup] = []
  private var phase = Phase.idle
  private var disabledCount = 0
  /// The group that the turn of the main loop has begun; nil where there is none.
  private var eventGroup: UndoGroup?

  /// A manager without anything to take back.
  public override init() { super.init() }

  deinit {}

  // MARK: Groups

  /// Whether what is registered in one turn of the main loop is a group, which begins with the
  /// first registration. Default: `true`. Without, a group has to be begun before anything is
  /// registered.
  open var groupsByEvent = true

  /// How many groups are begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// How many groups can be taken back at most; the oldest ones are forgotten. Default: 0, for any
  /// number.
  open var levelsOfUndo = 0 {
    didSet { removeOldest() }
  }

  /// Begins a group, inside the one that was begun last. Posts `NSUndoManagerCheckpoint`, and
  /// `NSUndoManagerDidOpenUndoGroup` then.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, phase == .idle { openEventGroup() }
    post(.NSUndoManagerCheckpoint)
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was begun last. Posts `NSUndoManagerCheckpoint` and
  /// `NSUndoManagerWillCloseUndoGroup` before, `NSUndoManagerDidCloseUndoGroup` then. One in which
  /// nothing was registered is forgotten.
  open func endUndoGrouping() {
    guard let group = openGroups.last else { return Misuse.report(.undoGroupNotBegun()) }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups.removeLast()
    if group === eventGroup { eventGroup = nil }
    if let outer = openGroups.last {
      if !group.isEmpty { outer.append(.group(group)) }
      if outer.actionName.isEmpty { outer.actionName = group.actionName }
    } else if !group.isEmpty {
      if phase == .undoing { redoStack.append(group) } else { undoStack.append(group) }
      removeOldest()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openEventGroup() {
    let group = UndoGroup()
    openGroups.append(group)
    eventGroup = group
    post(.NSUndoManagerDidOpenUndoGroup)
    DeferredWork.nextTurn { [weak self, weak group] in
      guard let self, let group, eventGroup === group else { return }
      endEventGroup()
    }
  }

  /// Ends the group of the turn, where no other one is open in it.
  private func endEventGroup() {
    guard let eventGroup, openGroups.last === eventGroup else { return }
    endUndoGrouping()
  }

  private func removeOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: Registering

  /// Whether anything is registered. Default: `true`.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Registers nothing until ``enableUndoRegistration()``. Calls nest.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Registers again, after as many calls as there were of ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else { return Misuse.report(.undoRegistrationEnabled()) }
    disabledCount -= 1
  }

  /// Registers a call that takes back a change. What could be done again until then no longer can,
  /// unless it is registered while something is undone or redone.
  ///
  /// - Parameters:
  ///   - target: The object that is changed back; it is not retained.
  ///   - handler: Changes it back; it is given the object.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { object in
      if let target = object as? TargetType { handler(target) }
    }
  }

  /// Registers the call of a method with an argument; see ``registerUndo(withTarget:handler:)``.
  /// The argument is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { selector.call(on: $0, anObject) }
  }

  private func register(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else { return Misuse.report(.undoWithoutGroup()) }
      openEventGroup()
    }
    openGroups.last?.append(
      .action(
        target: ObjectLink(target), identity: ObjectIdentifier(target), perform: perform))
    if phase == .idle { redoStack = [] }
  }

  /// Forgets everything, groups that are begun included, and registers again. While something is
  /// undone or redone, what is registered later is still what reverses that.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = phase == .idle ? [] : [UndoGroup()]
    outerGroups = []
    eventGroup = nil
    disabledCount = 0
  }

  /// Forgets what calls back an object. Costs everything that is registered.
  open func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + openGroups { group.removeSteps(of: identity) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Undoing

  /// Whether something can be taken back.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }
  /// Whether something that was taken back can be done again.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether something is taken back now.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether something is done again now.
  open var isRedoing: Bool { phase == .redoing }

  /// Takes the last group back, after it has ended the group of this turn of the main loop.
  ///
  /// Posts `NSUndoManagerCheckpoint` and `NSUndoManagerWillUndoChange` before,
  /// `NSUndoManagerDidUndoChange` then. Does nothing where nothing can be taken back; a group that
  /// the program has begun has to be ended before.
  open func undo() {
    if openGroups.count == 1 { endEventGroup() }
    guard openGroups.isEmpty else { return Misuse.report(.undoInsideGroup()) }
    undoNestedGroup()
  }

  /// Takes the group back that was ended last, which may be inside another one that is begun.
  open func undoNestedGroup() {
    guard phase == .idle else { return Misuse.report(.undoInsideUndo()) }
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, in: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last.
  ///
  /// Posts `NSUndoManagerCheckpoint` and `NSUndoManagerWillRedoChange` before,
  /// `NSUndoManagerDidRedoChange` then. Does nothing where nothing was taken back, or something has
  /// been registered since.
  open func redo() {
    guard phase == .idle else { return Misuse.report(.undoInsideUndo()) }
    if openGroups.count == 1 { endEventGroup() }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, in: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs a group. The changes that are registered meanwhile are one group, of the same name,
  /// in the other direction.
  private func perform(_ group: UndoGroup, in phase: Phase) {
    (openGroups, outerGroups) = ([], openGroups)
    self.phase = phase
    let opposite = UndoGroup()
    opposite.actionName = group.actionName
    opposite.isDiscardable = group.isDiscardable
    openGroups.append(opposite)
    group.perform()
    while !openGroups.isEmpty { endUndoGrouping() }
    self.phase = .idle
    (openGroups, outerGroups) = (outerGroups, [])
  }

  // MARK: Names

  /// Names what the user does now, for the menus; it holds for the outermost group that is begun.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty, groupsByEvent, isUndoRegistrationEnabled { openEventGroup() }
    openGroups.first?.actionName = actionName
  }

  /// Says whether taking back what the user does now may be left out.
  open func setActionIsDiscardable(_ discardable: Bool) {
    openGroups.first?.isDiscardable = discardable
  }

  /// The name of what ``undo()`` takes back; empty if there is none.
  open var undoActionName: String { nextUndo?.actionName ?? "" }
  /// The name of what ``redo()`` does again; empty if there is none.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }
  /// Whether what ``undo()`` takes back may be left out.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  /// Whether what ``redo()`` does again may be left out.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
  /// The title of a menu's item that takes back: `Undo Typing`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item that does again: `Redo Typing`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu's item that takes back something of a name. Override it for another
  /// language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a menu's item that does again something of a name. Override it for another
  /// language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private var nextUndo: UndoGroup? { openGroups.first { !$0.isEmpty } ?? undoStack.last }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

nonisolated extension Notification.Name {
  /// Posted before a group is begun or ended, and before something is undone or redone.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted before something is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted before something is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted after something was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// Posted after a group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is ended.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
