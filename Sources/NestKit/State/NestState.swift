import Foundation

/// The children that a tree of containers shows, as a value that can be written to a file and
/// restored later.
///
/// ```swift
/// let saved = SavedState(of: root)
/// try saved.state.encoded().write(to: file)
///
/// // At the next start
/// let state = try NestState(decoding: Data(contentsOf: file))
/// try root.restoreState(state) { identifier, path in makeController(identifier) }
/// ```
///
/// Children are saved by their `restorationIdentifier`, and their containers with what they
/// contain. The format is JSON with a version; later versions of NestKit read what this one has
/// written.
///
/// ```json
/// {
///   "version": 1,
///   "state": {
///     "kind": "stack",
///     "facts": {},
///     "children": [
///       { "slot": 0, "identifier": "inbox" },
///       { "slot": 1, "identifier": "message/7" }
///     ]
///   }
/// }
/// ```
public nonisolated struct NestState: Sendable, Hashable, Codable {
  /// A child of a container.
  public struct Child: Sendable, Hashable, Codable {
    /// The position that the container gives the child: an index, a region, a column.
    public var slot: Int
    /// The child's `restorationIdentifier`.
    public var identifier: String
    /// The state of the child, if it is a container.
    public var state: NestState?
    /// How the child has come, and leaves again; `nil` where the container chooses that by itself.
    public var transition: ChildTransition?
    /// How far its content has been scrolled, if it offers that; see ``RestorableScrolling``.
    public var scrollPosition: CGPoint?
    /// The archive of the state that it has encoded by `encodeRestorableState(with:)`; `nil` for
    /// nothing.
    public var archive: ControllerArchive?

    /// Creates a child.
    public init(
      slot: Int, identifier: String, state: NestState? = nil, transition: ChildTransition? = nil,
      scrollPosition: CGPoint? = nil, archive: ControllerArchive? = nil
    ) {
      self.slot = slot
      self.identifier = identifier
      self.state = state
      self.transition = transition
      self.scrollPosition = scrollPosition
      self.archive = archive
    }

    /// Hashes all that is saved, the numbers of the scroll position among it.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(slot)
      hasher.combine(identifier)
      hasher.combine(state)
      hasher.combine(transition)
      hasher.combine(archive)
      hasher.combine(scrollPosition == nil)
      if let scrollPosition { hasher.combineNumbers(of: scrollPosition) }
    }
  }

  /// The transition of a child, by its name.
  public struct ChildTransition: Sendable, Hashable, Codable {
    /// The name of the transition.
    public var name: String
    /// Seconds that it takes; `nil` for as long as it takes by itself.
    public var duration: TimeInterval?

    /// Creates one.
    public init(name: String, duration: TimeInterval? = nil) {
      self.name = name
      self.duration = duration
    }
  }

  /// The state that a controller and its views have encoded, by the methods of UIKit for it.
  public struct ControllerArchive: Sendable, Hashable, Codable {
    /// The keyed archive that `encodeRestorableState(with:)` of the controller has written; `nil`
    /// for nothing.
    public var controller: Data?
    /// Those of its views, by their `restorationIdentifier`; `nil` for none.
    public var views: [String: Data]?
    /// The name of the controller's `restorationClass`; `nil` for none.
    public var restorationClass: String?

    /// Creates one.
    public init(
      controller: Data? = nil, views: [String: Data]? = nil, restorationClass: String? = nil
    ) {
      self.controller = controller
      self.views = views
      self.restorationClass = restorationClass
    }
  }

  /// The version of the format that this version of NestKit writes.
  public static let version = 1

  /// The kind of the container; see ``RestorableContents/stateKind-swift.type.property``.
  public var kind: String
  /// The values that the container saves of itself.
  public var facts: NestStateFacts
  /// The children, in the order in which the container lists them.
  public var children: [Child]

  /// Creates a state.
  public init(kind: String, facts: NestStateFacts = NestStateFacts(), children: [Child] = []) {
    self.kind = kind
    self.facts = facts
    self.children = children
  }
}
