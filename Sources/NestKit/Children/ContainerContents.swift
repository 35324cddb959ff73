/// The contents of a stack, by the members that identify them in the state machine.
///
/// Members are indices that are used again, so that looking a child up is an access to an array.
struct ContainerContents {
  private var contents: [ContainerContent?] = []
  private var free: [ContainerStackMember] = []
  /// Those that are in the list.
  private var listed: [ObjectIdentifier: ContainerStackMember] = [:]
  /// Those that are children already, and that a later operation puts into the list.
  var announced: [ObjectIdentifier: ContainerStackMember] = [:]
  /// Those that have lost the container by other means than an operation, until the gap that they
  /// leave in the list is closed.
  private(set) var taken: [ContainerStackMember] = []
  /// Those that the running operation has removed, and that its last events name, or that are added
  /// again if it is cancelled.
  var removedByOperation: [ContainerStackMember] = []

  subscript(member: ContainerStackMember) -> ContainerContent? { contents[member.rawValue] }

  /// Adds a child, which is not in the list yet.
  mutating func add(_ content: ContainerContent) -> ContainerStackMember {
    if let member = free.popLast() {
      contents[member.rawValue] = content
      return member
    }
    contents.append(content)
    return ContainerStackMember(contents.count - 1)
  }

  /// Removes a child; its member is used for another one from now on.
  ///
  /// - Returns: The content, so that the caller releases it: a deinitialiser may use the stack.
  mutating func remove(_ member: ContainerStackMember) -> ContainerContent? {
    defer { contents[member.rawValue] = nil }
    free.append(member)
    if !taken.isEmpty { taken.removeAll { $0 == member } }
    return contents[member.rawValue]
  }

  /// The member of a controller that is in the list.
  func member(of viewController: UIViewController) -> ContainerStackMember? {
    listed[ObjectIdentifier(viewController)]
  }

  /// The child is in the list from here on.
  mutating func list(_ member: ContainerStackMember) -> ContainerContent? {
    guard let content = self[member] else { return nil }
    // One that was taken before it has joined is in the list only as long as it must.
    guard !content.isTaken else { return content }
    listed[ObjectIdentifier(content.viewController)] = member
    if !announced.isEmpty { announced[ObjectIdentifier(content.viewController)] = nil }
    return content
  }

  /// The child is not in the list from here on, and is still known.
  mutating func unlist(_ member: ContainerStackMember) -> ContainerContent? {
    guard let content = self[member] else { return nil }
    // The controller of one that was taken may be listed again.
    if content.isTaken {
      taken.removeAll { $0 == member }
    } else {
      listed[ObjectIdentifier(content.viewController)] = nil
    }
    return content
  }

  // MARK: Those that are taken

  /// A controller has lost the container: it is not in the list from here on.
  ///
  /// - Returns: The member that stands for it until the gap is closed, and whether it was in the
  ///   list, or only announced; `nil` if it is not known.
  mutating func take(
    _ viewController: UIViewController
  ) -> (member: ContainerStackMember, wasListed: Bool)? {
    let id = ObjectIdentifier(viewController)
    let listedMember = listed.removeValue(forKey: id)
    guard let member = listedMember ?? announced.removeValue(forKey: id) else { return nil }
    self[member]?.childWasTaken()
    taken.append(member)
    return (member, listedMember != nil)
  }

  /// The members that are still children.
  func present(_ members: [ContainerStackMember]) -> [ContainerStackMember] {
    taken.isEmpty ? members : members.filter { !taken.contains($0) }
  }

  /// Whether a member has lost the container.
  func isTaken(_ member: ContainerStackMember) -> Bool {
    !taken.isEmpty && taken.contains(member)
  }
}
