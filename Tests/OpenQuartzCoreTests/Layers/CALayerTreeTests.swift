import OpenQuartzCore
import Testing

@Suite struct CALayerTreeTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  init() {
    (root.name, a.name, b.name, c.name) = ("root", "a", "b", "c")
  }

  private var names: [String] { (root.sublayers ?? []).compactMap(\.name) }

  @Test("Sublayers are in the order of adding; without any the list is nil")
  func adding() {
    #expect(root.sublayers == nil)

    root.addSublayer(a)
    root.addSublayer(b)

    #expect(names == ["a", "b"])
    #expect(a.superlayer === root)
  }

  @Test("Adding a sublayer again brings it to the front")
  func addingAgain() {
    root.addSublayer(a)
    root.addSublayer(b)

    root.addSublayer(a)

    #expect(names == ["b", "a"])
  }

  @Test("A layer has one superlayer: it leaves the old one")
  func moving() {
    let other = CALayer()
    root.addSublayer(a)

    other.addSublayer(a)

    #expect(root.sublayers == nil)
    #expect(other.sublayers == [a])
    #expect(a.superlayer === other)
  }

  @Test("Layers go to an index, below, above, or replace another one")
  func inserting() {
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    #expect(names == ["b", "a"])
    root.insertSublayer(c, at: 99)
    #expect(names == ["b", "a", "c"])
    root.insertSublayer(c, below: a)
    #expect(names == ["b", "c", "a"])
    root.insertSublayer(b, above: a)
    #expect(names == ["c", "a", "b"])
    root.insertSublayer(b, below: CALayer())
    #expect(names == ["b", "c", "a"])
    root.insertSublayer(b, above: b)
    #expect(names == ["b", "c", "a"])
    b.removeFromSuperlayer()
    root.replaceSublayer(c, with: b)
    #expect(names == ["b", "a"])
    #expect(c.superlayer == nil)
  }

  @Test("Setting the list keeps, removes and orders")
  func settingTheList() {
    root.sublayers = [a, b]

    root.sublayers = [c, a]

    #expect(names == ["c", "a"])
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("The draw order follows z positions, equal ones the list")
  func drawOrder() {
    root.sublayers = [a, b, c]
    #expect(root.sublayersByZ == [a, b, c])

    a.zPosition = 1
    #expect(root.sublayersByZ == [b, c, a])
    c.zPosition = -1
    #expect(root.sublayersByZ == [c, b, a])
    a.zPosition = 0
    #expect(root.sublayersByZ == [c, a, b])
    c.removeFromSuperlayer()
    #expect(root.sublayersByZ == [a, b])
    #expect(root.sublayers == [a, b])
  }

  @Test("A z position set before adding counts too")
  func depthBeforeAdding() {
    a.zPosition = 5
    root.addSublayer(a)
    root.addSublayer(b)

    #expect(root.sublayersByZ == [b, a])
  }

  @Test("A layer does not keep its superlayer alive")
  func lifetime() {
    var parent: CALayer? = CALayer()
    weak let weakParent = parent
    parent?.addSublayer(a)

    parent = nil

    #expect(weakParent == nil)
    #expect(a.superlayer == nil)
  }

  @Test("Marks go up to the root, and stay above as long as they are below")
  func marks() {
    root.addSublayer(a)
    a.addSublayer(b)
    for layer in [root, a, b] { layer.clearChanges() }

    b.cornerRadius = 3
    #expect(b.marks.changes == [.placement, .pixels])
    #expect(a.marks.changes == [])
    #expect([root, a, b].allSatisfy { $0.marks.subtreeHasChanges })

    for layer in [root, a, b] { layer.clearChanges() }
    c.addSublayer(CALayer())
    a.addSublayer(c)
    #expect(a.marks.changes == .children)
    #expect(c.marks.changes.contains(.placement))
    #expect(root.marks.subtreeHasChanges && !b.marks.subtreeHasChanges)
  }

  @Test("Setting the present value marks nothing")
  func noChangeNoMark() {
    a.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    a.clearChanges()

    a.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    a.opacity = 1
    a.frame = .zero
    a.contents = nil

    #expect(a.marks.changes == [] && !a.marks.subtreeHasChanges)
  }

  @Test("A layer cannot be its own sublayer")
  func ownSublayer() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
  }

  @Test("A layer cannot be added below itself")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (top, middle, bottom) = (CALayer(), CALayer(), CALayer())
        top.addSublayer(middle)
        middle.addSublayer(bottom)
        bottom.addSublayer(top)
      }
    }
  }
}
