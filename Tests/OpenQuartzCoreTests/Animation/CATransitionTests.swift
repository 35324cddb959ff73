import DisplayServer
import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Transitions of layers")
struct CATransitionTests {
  /// A black and white layer of 40 × 20 on a grey stage, in which time passes by hand.
  private final class Scene {
    let frames = ManualFrameSource()
    let context: RenderContext
    let stage: Stage
    let layer: CALayer

    init(scale: Double = 1) throws {
      context = RenderContext(frames: frames)
      RenderContext.current = context
      stage = try Stage(scale: scale)
      context.add(stage.host)
      stage.root.backgroundColor = .gray(128)
      layer = stage.add(.red, 10, 10, 40, 20)
      stage.add(.white, 0, 0, 10, 20, to: layer)
      frames.endTurn()
    }

    func add(_ transition: CATransition, forKey key: String? = nil) {
      transition.duration = 1
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(transition, forKey: key)
    }

    func change() {
      CATransaction.setDisableActions(true)
      layer.backgroundColor = .blue
      layer.sublayers?.first?.backgroundColor = .green
      CATransaction.setDisableActions(false)
    }

    /// The pixels of a row through the middle of the layer.
    func row() throws -> [UInt32] { try (10..<50).map { try stage.pixel($0, 20) } }

    func column() throws -> [UInt32] { try (10..<30).map { try stage.pixel(40, $0) } }
  }

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition
  }

  private let old: [UInt32] = (0..<40).map { $0 < 10 ? 0xff_ffff : 0xff_0000 }
  private let new: [UInt32] = (0..<40).map { $0 < 10 ? 0x00_ff00 : 0x00_00ff }

  @Test("R17.11 A transition is a fade until that is set")
  func defaults() {
    let transition = CATransition()

    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(kCATransition == "transition" && CATransitionType.moveIn.rawValue == "moveIn")
  }

  @Test(
    "R17.11 A layer fades from what it showed, changed before or after", arguments: [false, true])
  func fade(isChangedBefore: Bool) throws {
    let scene = try Scene()
    if isChangedBefore { scene.change() }
    scene.add(transition(.fade))
    if !isChangedBefore { scene.change() }
    scene.frames.endTurn()
    #expect(try scene.row() == old)

    for step in 1..<8 {
      scene.frames.advance(by: 0.125)
      let share = Double(step) / 8
      for (pixel, (a, b)) in zip(try scene.row(), zip(old, new)) {
        for shift in [16, 8, 0] as [UInt32] {
          let (from, to) = (Double(a >> shift & 255), Double(b >> shift & 255))
          #expect(abs(Double(pixel >> shift & 255) - (from + (to - from) * share)) <= 2)
        }
      }
      #expect(try scene.stage.pixels() == scene.stage.freshPixels())
    }
    scene.frames.advance(by: 0.125)
    #expect(try scene.row() == new && scene.layer.animationKeys() == nil)
    #expect(try scene.stage.pixel(9, 20) == 0x80_8080 && scene.stage.pixel(50, 20) == 0x80_8080)
  }

  @Test(
    "R17.11 Transitions move in the direction of their subtype, inside the bounds",
    arguments: ["push", "moveIn", "reveal"], ["fromLeft", "fromRight"])
  func sideways(type: String, subtype: String) throws {
    let scene = try Scene()
    scene.add(
      transition(CATransitionType(rawValue: type), CATransitionSubtype(rawValue: subtype)))
    scene.change()
    scene.frames.endTurn()
    for step in 1..<8 {
      scene.frames.advance(by: 0.125)
      let sign = subtype == "fromLeft" ? 1 : -1
      let distance = step * 5
      let newX = type == "reveal" ? 0 : sign * (distance - 40)
      let oldX = type == "moveIn" ? 0 : sign * distance
      func place(_ list: [UInt32], _ index: Int) -> UInt32? {
        list.indices.contains(index) ? list[index] : nil
      }
      let expected = (0..<40).map { x in
        type == "reveal"
          ? place(old, x - oldX) ?? place(new, x - newX)
          : place(new, x - newX) ?? place(old, x - oldX)
      }
      #expect(try scene.row().map(Optional.some) == expected, "\(step)")
      #expect(try scene.stage.pixel(9, 20) == 0x80_8080 && scene.stage.pixel(50, 20) == 0x80_8080)
      #expect(try scene.stage.pixels() == scene.stage.freshPixels())
    }
  }

  @Test("R17.11 From the top means upwards from the bottom, as on a device")
  func upwards() throws {
    let scene = try Scene()
    scene.add(transition(.push, .fromTop))
    scene.change()
    scene.frames.endTurn()
    scene.frames.advance(by: 0.25)

    let column = try scene.column()
    #expect(column.prefix(15).allSatisfy { $0 == 0xff_0000 })
    #expect(column.suffix(5).allSatisfy { $0 == 0x00_00ff })
    scene.add(transition(.push, .fromBottom))
    scene.frames.endTurn()
    scene.frames.advance(by: 0.5)
    // The old picture is that of the first transition as it was.
    #expect(try scene.column().prefix(10).allSatisfy { $0 == 0x00_00ff })
    #expect(try scene.column().suffix(10).allSatisfy { $0 == 0xff_0000 })
  }

  @Test("R17.11 A transition may be a part of one, and a layer has one at a time")
  func parts() throws {
    let scene = try Scene()
    let first = transition(.push)
    first.startProgress = 0.5
    first.endProgress = 0.75
    scene.add(first, forKey: "a key")
    #expect(scene.layer.animationKeys() == [kCATransition])
    scene.change()
    scene.frames.endTurn()
    #expect(try scene.row()[19] == 0x00_00ff && scene.row()[20] == 0xff_ffff)
    scene.frames.advance(by: 0.5)
    #expect(try scene.row()[24] == 0x00_00ff && scene.row()[25] == 0xff_ffff)

    scene.add(transition(.fade), forKey: "another")
    #expect(scene.layer.animationKeys() == [kCATransition])
    scene.layer.removeAllAnimations()
    scene.frames.endTurn()
    #expect(try scene.row() == new)
    #expect(try scene.stage.pixels() == scene.stage.freshPixels())
  }

  @Test("R17.11 What changes during a transition is shown in it, in layers of every look")
  func changesInside() throws {
    for scale in [1.0, 2] {
      let scene = try Scene(scale: scale)
      scene.layer.cornerRadius = 6
      scene.layer.masksToBounds = true
      scene.layer.opacity = 0.8
      scene.layer.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
      scene.frames.endTurn()
      scene.add(transition(.moveIn, .fromRight))
      scene.frames.endTurn()
      let changes: [() -> Void] = [
        { scene.change() }, { scene.layer.bounds.size.width = 50 },
        { scene.layer.masksToBounds = false },
        { scene.layer.addSublayer(CAGradientLayer()) }, { scene.layer.shadowOpacity = 1 },
        { scene.layer.isHidden = true }, { scene.layer.isHidden = false },
      ]
      for change in changes {
        change()
        scene.frames.advance(by: 0.1)
        #expect(try scene.stage.pixels() == scene.stage.freshPixels())
      }
    }
  }

  @Test("R17.11 A layer that is not shown has nothing to begin with, and its delegate is called")
  func hidden() throws {
    let scene = try Scene()
    let lonely = CALayer()
    let log = AnimationLog()
    let transition = transition(.push)
    transition.duration = 0.5
    transition.delegate = log.delegate("t")
    lonely.add(transition, forKey: nil)
    scene.stage.root.addSublayer(lonely)
    scene.frames.endTurn()
    scene.frames.advance(by: 1)

    #expect(lonely.animationKeys() == nil)
    #expect(log.entries == ["t start", "t stop true"])
  }

  @Test("R19.1 Transitions return from an archive")
  func archive() throws {
    let made = transition(.reveal, .fromTop)
    made.endProgress = 0.5

    let read = try #require(try archived(made))

    #expect(read.type == .reveal && read.subtype == .fromTop && read.endProgress == 0.5)
  }
}
