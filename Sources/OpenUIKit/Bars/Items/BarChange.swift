/// A change of something that bars show: an item, an appearance, or the values that a controller
/// has for bars.
package struct BarChange: Equatable {
  /// The part that has changed.
  package enum Part {
    /// The content of an item: its title, its image, its state, its colours.
    case content
    /// The buttons of a navigation item, or the back button.
    case buttons
    /// The values on which the height of a bar depends: the prompt, the size of the title.
    case height
    /// How a bar looks.
    case appearance
    /// The title of a controller.
    case title
    /// The item of a controller in a tab bar: it is another object now.
    case tabBarItem
    /// The items of a controller in a toolbar.
    case toolbarItems
    /// The edges at which the view of a controller reaches under bars, and whether they are hidden
    /// for it.
    case extendedEdges
    /// The scroll view of a controller that bars follow.
    case contentScrollView
  }

  package let part: Part
  /// Whether the program has asked for an animation.
  package let isAnimated: Bool
}

/// Follows the changes of items, appearances and controllers.
package protocol BarChangeObserver: AnyObject {
  /// Called inside the change, after the value has been set.
  func barChange(_ change: BarChange, in source: AnyObject)
}

/// Who observes a source of changes. They are not retained. A change costs a test where nobody
/// observes.
package struct BarChangeObservers {
  private var links: [ObjectLink] = []
  /// The state of the source: another number after every change, and for every source.
  private(set) var revision = Self.nextRevision()

  package init() {}

  /// A number that nothing else has.
  static func nextRevision() -> Int {
    UIRuntime.program.lastBarRevision += 1
    return UIRuntime.program.lastBarRevision
  }

  /// Notes a change.
  package mutating func noteChange() { revision = Self.nextRevision() }

  /// Adds an observer, unless it is there already.
  package mutating func add(_ observer: any BarChangeObserver) {
    if !links.isEmpty { remove(observer) }
    links.append(ObjectLink(observer))
  }

  package mutating func remove(_ observer: any BarChangeObserver) {
    // No closure: it would check for each link that it is on the main actor.
    for index in links.indices.reversed() {
      let target = links[index].target
      if target == nil || target === observer { links.remove(at: index) }
    }
  }

  /// Calls those who observe now, in the order in which they were added.
  func report(_ part: BarChange.Part, isAnimated: Bool, from source: AnyObject) {
    guard !links.isEmpty else { return }
    let change = BarChange(part: part, isAnimated: isAnimated)
    for link in links { (link.target as? any BarChangeObserver)?.barChange(change, in: source) }
  }
}

/// Something whose changes bars and containers follow.
package protocol BarChangeSource: AnyObject {
  var barChangeObservers: BarChangeObservers { get set }
}

extension BarChangeObserver {
  /// Observes an appearance instead of another one.
  func follow(_ new: UIBarAppearance?, insteadOf old: UIBarAppearance?) {
    old?.barChangeObservers.remove(self)
    new?.barChangeObservers.add(self)
  }
}

extension BarChangeSource {
  /// Calls the observers.
  func reportBarChange(_ part: BarChange.Part, animated: Bool = false) {
    barChangeObservers.noteChange()
    barChangeObservers.report(part, isAnimated: animated, from: self)
  }
}
