import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The regions of a placeholder: where children stand, and what regions can be.
@Suite(.serialized) struct PlaceholderRegionTests {
  // MARK: Geometry

  @Test("R7.1 A region may have subviews of its own, which lie below the child")
  func ownSubviews() throws {
    let fixture = try PlaceholderFixture(isShown: false)
    fixture.placeholder.loadViewIfNeeded()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    fixture.placeholder.regions[0].addSubview(own)
    fixture.host.show(fixture.placeholder)

    let child = try fixture.set("A")
    #expect(fixture.host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === child.view)

    fixture.host.turn { fixture.placeholder.setViewController(nil) }
    try fixture.host.settle()
    #expect(fixture.host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === own)
  }

  @Test("R7.1 A child follows a region that is moved and resized, also during a transition")
  func movedRegion() throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")
    let child = fixture.make("B")
    fixture.host.turn {
      fixture.placeholder.setViewController(child, transition: .pushFromRight)
    }
    fixture.host.advance(by: 0.1)

    let frame = CGRect(x: 10, y: 20, width: 50, height: 60)
    fixture.host.turn { fixture.placeholder.regions[0].frame = frame }
    try fixture.host.settle()

    #expect(child.view.convert(child.view.bounds, to: nil) == frame)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test(
    "R14.3 A transition ends with all callbacks when its region is resized to nothing meanwhile",
    arguments: [Transition.pushFromRight, .flipVertically, .crossDissolve])
  func emptyRegion(_ transition: Transition) throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")
    let child = fixture.make("B")
    let operation = fixture.host.turn {
      fixture.placeholder.setViewController(child, transition: transition)
    }
    fixture.host.advance(by: 0.1)

    fixture.host.turn { fixture.placeholder.regions[0].bounds.size = .zero }
    try fixture.host.settle()
    #expect(operation.result == .done)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])

    let next = fixture.host.turn {
      fixture.placeholder.setViewController(fixture.make("C"), transition: transition)
    }
    try fixture.host.settle()
    #expect(next.result == .done, "a transition in a region without size ends too")

    fixture.host.turn {
      fixture.placeholder.regions[0].frame = fixture.placeholder.view.bounds
    }
    let shown = try #require(fixture.placeholder.viewController())
    #expect(shown.view.frame == fixture.placeholder.view.bounds)
  }

  @Test("R14.3 A transition ends with all callbacks when its region is removed meanwhile")
  func removedRegion() throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")
    let operation = fixture.host.turn {
      fixture.placeholder.setViewController(fixture.make("B"), transition: .pushFromRight)
    }
    fixture.host.advance(by: 0.1)

    fixture.host.turn { fixture.placeholder.regions[0].removeFromSuperview() }
    try fixture.host.settle()
    #expect(operation.result == .done)
    #expect(fixture.names == "B")

    fixture.host.turn {
      fixture.placeholder.view.addSubview(fixture.placeholder.regions[0])
    }
    try fixture.host.settle()
    fixture.host.hide()
    let shown = try #require(fixture.placeholder.viewController())
    #expect(shown.view.convert(shown.view.bounds, to: nil) == fixture.host.window.bounds)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("Containers 1.5 A child that was replaced has its former frame and mask again")
  func restoredGeometry() throws {
    let fixture = try PlaceholderFixture()
    let child = fixture.make("A")
    child.view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    child.view.autoresizingMask = .flexibleTopMargin
    fixture.host.turn { fixture.placeholder.setViewController(child) }
    #expect(child.view.frame == fixture.placeholder.view.bounds)

    try fixture.set("B", transition: .emergeFromCenter)

    #expect(child.view.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(child.view.autoresizingMask == .flexibleTopMargin)
  }

  @Test("Without regions a placeholder with one of them shows its child in its whole view")
  func defaultRegion() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let placeholder = PlaceholderViewController()
    let child = UIViewController()
    placeholder.setViewController(child)

    host.show(placeholder)

    #expect(placeholder.regions == [])
    #expect(child.view.convert(child.view.bounds, to: nil) == host.window.bounds)
  }

  // MARK: Misuse

  @Test("R14.3 Regions that do not exist are refused, with nothing changed")
  func noRegion() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let child = fixture.make("A")
    let placeholder = fixture.placeholder

    for index in [-1, 2, .max] {
      var operation: ContainerOperation?
      let reports = withMisuseIntercepted {
        operation = placeholder.setViewController(child, at: index)
        #expect(placeholder.viewController(at: index) == nil)
        #expect(placeholder.transition(at: index) == nil)
      }
      #expect(reports.map(\.id) == Array(repeating: "placeholder.no-region", count: 3))
      #expect(operation?.result == reports.first.map { .refused($0) })
    }
    try fixture.recorder.expect("")
    #expect(child.parent == nil)
  }

  @Test("R14.3 A child of one region is refused in another one")
  func twoRegions() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let child = try fixture.set("A", at: 0)

    let reports = withMisuseIntercepted {
      _ = fixture.placeholder.setViewController(child, at: 1)
    }

    #expect(reports.map(\.id) == ["containment.already-parented"])
    try fixture.recorder.expect("")
    #expect(fixture.names == "A-")
  }

  @Test("R14.3 Views that cannot be regions are refused, and the regions stay")
  func wrongRegions() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let placeholder = fixture.placeholder
    let before = placeholder.regions
    let inside = UIView()
    before[0].addSubview(inside)

    let reports = withMisuseIntercepted {
      placeholder.regions = [before[0]]
      placeholder.regions = [before[0], UIView()]
      placeholder.regions = [before[0], before[0]]
      placeholder.regions = [before[0], inside]
      placeholder.regions = [inside, before[0]]
    }

    #expect(
      reports.map(\.id) == [
        "placeholder.regions", "placeholder.region-outside", "placeholder.nested-regions",
        "placeholder.nested-regions", "placeholder.nested-regions",
      ])
    #expect(placeholder.regions == before)
  }

  @Test("R14.3 A wrong number of regions, and regions that are missing or early, are reported")
  func reports() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))

    let reports = withMisuseIntercepted {
      let empty = PlaceholderViewController(regionCount: 0)
      #expect(empty.regionCount == 1)
      empty.regions = [UIView()]
      #expect(!empty.isViewLoaded)
      host.show(PlaceholderViewController(regionCount: 2))
    }

    #expect(
      reports.map(\.id) == [
        "placeholder.region-count", "placeholder.regions-too-early", "placeholder.regions-missing",
      ])
  }
}
