import OpenQuartzCore

/// The sections of a layout that scroll by themselves: how far each is scrolled, and its scroll
/// view while something of it is visible.
final class OrthogonalSections {
  private var states: [Int: State] = [:]

  init() {}

  deinit {}

  /// A section.
  final class State {
    var view: OrthogonalScrollView?
    /// How far it is scrolled from the leading edge, in points; nil for not at all.
    var position: CGFloat?
    /// Where the last drag has begun.
    var dragStart: CGFloat = 0
    var isWheel = false
    /// Whether the view gets its place, which is no scrolling.
    var isPlacing = false

    deinit {}
  }

  func state(of section: Int) -> State {
    if let state = states[section] { return state }
    let state = State()
    states[section] = state
    return state
  }

  /// The sections that have a view.
  var shown: [(section: Int, view: OrthogonalScrollView)] {
    states.compactMap { section, state in state.view.map { (section, $0) } }
  }

  /// The length of the visible part of a section.
  static func length(of section: SectionSolution) -> CGFloat {
    section.groupsFrame.size[section.axis.other]
  }

  /// How far a section is scrolled.
  func position(of section: SectionSolution) -> CGFloat {
    states[section.index]?.position ?? Self.limits(of: section).lowerBound
  }

  /// The visible part of the content of a section.
  func range(of section: SectionSolution) -> ClosedRange<CGFloat> {
    let position = position(of: section)
    return position...(position + Self.length(of: section))
  }

  /// How far a section is scrolled, as its handler gets it.
  func contentOffset(of section: SectionSolution) -> CGPoint {
    section.axis.point(0, position(of: section))
  }

  /// The offsets between which the content rests.
  static func limits(of section: SectionSolution) -> ClosedRange<CGFloat> {
    let length = length(of: section)
    guard section.section.behavior == .groupPagingCentered, section.table.groups > 0 else {
      return 0...max(0, section.scrolledLength - length)
    }
    let paging = OrthogonalPaging(behavior: .groupPagingCentered, section: section, length: length)
    let first = paging.stop(of: 0)
    return first...max(first, paging.stop(of: section.table.groups - 1))
  }

  /// Takes the views away of what is out of sight.
  func removeUnused() {
    for state in states.values {
      guard let view = state.view, view.content.subviews.isEmpty, !view.isDragging else { continue }
      view.removeFromSuperview()
      state.view = nil
    }
  }

  /// Keeps the scroll offsets of sections that an update moves.
  func follow(_ plan: ListUpdatePlan) {
    var new: [Int: State] = [:]
    for (section, state) in states {
      if let target = plan.newSection(of: section) {
        new[target] = state
      } else {
        // The cells are in it until they have gone.
        state.view?.onScroll = nil
        state.view?.onRelease = nil
        let link = state.view?.zeroingLink
        state.view?.content.onEmpty = { link?.target?.removeFromSuperview() }
      }
    }
    states = new
  }
}
