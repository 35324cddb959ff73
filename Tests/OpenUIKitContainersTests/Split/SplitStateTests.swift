import Foundation
import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Split view controllers are saved and restored, and released in every state.
@Suite(.serialized) struct SplitStateTests {
  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.restorationIdentifier = name
    return controller
  }

  private func restored(_ state: NestState, in fresh: UISplitViewController) throws {
    let result = try state.restore(in: fresh) { name, _ in named(name) }
    #expect(result.missing.isEmpty)
  }

  private func names(of split: UISplitViewController) -> [String?] {
    [.primary, .supplementary, .secondary, .inspector, .compact].map {
      split.viewController(for: $0)?.restorationIdentifier
    }
  }

  @Test("R15.76 R15.2 Columns, the mode that the user has chosen, and the inspector are restored")
  func columns() throws {
    // As wide as three columns and the inspector need.
    let host = try TestHost(size: CGSize(width: 1600, height: 1000))
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(named("P"), for: .primary)
    split.setViewController(named("S"), for: .supplementary)
    split.setViewController(named("D"), for: .secondary)
    split.setViewController(named("I"), for: .inspector)
    split.setViewController(named("C"), for: .compact)
    host.show(split)
    host.turn {
      split.show(.primary)
      split.show(.inspector)
    }
    try host.settle()
    #expect(split.displayMode == .twoBesideSecondary && split.isShowing(.inspector))
    let data = try #require(SavedState(ofContainer: split)).state.encoded()

    let fresh = UISplitViewController(style: .tripleColumn)
    try restored(NestState(decoding: data), in: fresh)
    #expect(names(of: fresh) == ["P", "S", "D", "I", "C"])
    #expect(fresh.isShowing(.inspector) && !fresh.isViewLoaded)
    host.show(fresh)
    #expect(fresh.displayMode == .twoBesideSecondary)
  }

  @Test("R15.76 R15.2 What is saved while there is one column is restored to columns")
  func collapsed() throws {
    let fixture = try SplitFixture()
    for column in [UISplitViewController.Column.primary, .secondary] {
      fixture.child(column).restorationIdentifier = fixture.child(column).name
    }
    try fixture.host.resize(to: SplitFixture.compact)
    #expect(fixture.split.isCollapsed)
    let data = try #require(SavedState(ofContainer: fixture.split)).state.encoded()

    let fresh = UISplitViewController(style: .doubleColumn)
    try restored(NestState(decoding: data), in: fresh)
    #expect(names(of: fresh) == ["P", nil, "D", nil, nil])
    fixture.host.show(fresh)
    let list = fresh.viewController(for: .primary)?.navigationController?.viewControllers
    #expect(list?.map(\.restorationIdentifier) == ["P", "D"])
    try fixture.host.resize(to: SplitFixture.landscape)
    #expect(fresh.viewControllers.count == 2)
  }

  @Test("R15.76 R15.2 A column that the style lacks is refused, and nothing changes")
  func refused() throws {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(named("S"), for: .supplementary)
    let state = try NestState(decoding: #require(SavedState(ofContainer: split)).state.encoded())
    let fresh = UISplitViewController(style: .doubleColumn)
    fresh.setViewController(named("P"), for: .primary)
    _ = withMisuseIntercepted { _ = try? state.restore(in: fresh) { name, _ in named(name) } }
    #expect(names(of: fresh) == ["P", nil, nil, nil, nil])
  }

  private enum Moment: CaseIterable {
    case shown, sliding, dragged, collapsed, collapsedWithPush, inspector, sheet, hiddenWindow
  }

  @Test("R15.76 R13.3 A split view controller and all its children are released, in every state")
  func release() throws {
    for moment in Moment.allCases {
      let host = try TestHost(size: SplitFixture.portrait)
      let isGone = try show(moment, on: host)
      #expect(!isGone())
      host.turn { host.window.rootViewController = nil }
      try host.settle()
      #expect(isGone(), "\(moment)")
    }
  }

  /// Brings a split view controller into a state.
  ///
  /// - Returns: Whether it, and the controllers of its columns, are gone.
  private func show(_ moment: Moment, on host: TestHost) throws -> () -> Bool {
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [
      .primary, .supplementary, .secondary, .inspector,
    ]
    for column in columns { split.setViewController(UIViewController(), for: column) }
    host.show(split)
    switch moment {
    case .shown: break
    case .sliding:
      host.turn { split.show(.primary) }
      host.advance(by: 0.1)
    case .dragged:
      host.putDown(0, at: CGPoint(x: 2, y: 500))
      host.advance(by: 0.1)
      host.move(0, to: CGPoint(x: 100, y: 500))
      host.advance(by: 0.1)
    case .collapsed: try host.resize(to: SplitFixture.compact)
    case .collapsedWithPush:
      try host.resize(to: SplitFixture.compact)
      let navigation = split.viewController(for: .primary)?.navigationController
      host.turn { navigation?.pushViewController(UIViewController(), animated: true) }
      host.advance(by: 0.1)
    case .inspector:
      host.turn { split.show(.inspector) }
      host.advance(by: 0.1)
    case .sheet:
      try host.resize(to: SplitFixture.compact)
      host.turn { split.show(.inspector) }
      try host.settle()
      #expect(split.presentedViewController != nil)
      host.turn { split.hide(.inspector) }
      try host.settle()
    case .hiddenWindow: host.hide()
    }
    let children = columns.map { column in
      { [weak child = split.viewController(for: column)] in child == nil }
    }
    return { [weak split] in split == nil && children.allSatisfy { $0() } }
  }
}
