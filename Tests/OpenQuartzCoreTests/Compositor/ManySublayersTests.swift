import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite("Hundreds of sublayers, of which only blocks are looked at that have changed")
struct ManySublayersTests {
  @Test("R17.16 After any changes the surface has the pixels of a full repaint", arguments: 1...12)
  func equalsFullRender(seed: UInt64) throws {
    let stage = try Stage(width: 200, height: 100)
    var random = SeededGenerator(seed: seed)
    let parent = stage.add(.green, 0, 0, 200, 100)
    for _ in 0..<300 { add(to: parent, stage, &random) }
    if seed.isMultiple(of: 3) {
      let backdrop = BackdropLayer()
      backdrop.frame = CGRect(x: 60, y: 20, width: 80, height: 40)
      parent.insertSublayer(backdrop, at: 100)
    }
    stage.render()
    for step in 0..<120 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(parent, stage, &random) }
      stage.render()
      guard step.isMultiple(of: 4) else { continue }
      let isEqual = try stage.pixels() == stage.freshPixels()
      #expect(isEqual, "seed \(seed), step \(step)")
    }
  }

  @Test("A change of one of many visits that one")
  func visitsOne() throws {
    let stage = try Stage(width: 200, height: 100)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 { add(to: stage.root, stage, &random) }
    stage.render()

    stage.root.sublayers?[500].backgroundColor = .black
    #expect(stage.render().visitedLayers == 2)

    // A layer below one of them.
    let inner = CALayer()
    stage.root.sublayers?[20].addSublayer(inner)
    stage.render()
    inner.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    inner.backgroundColor = .black
    #expect(stage.render().visitedLayers == 3)
  }

  private func add(to parent: CALayer, _ stage: Stage, _ random: inout SeededGenerator) {
    let layer = stage.add(color(&random), 0, 0, 1, 1, to: parent)
    layer.frame = frame(&random)
    if Int.random(in: 0..<8, using: &random) == 0 {
      stage.add(color(&random), 2, 2, 4, 4, to: layer)
    }
  }

  private func change(_ parent: CALayer, _ stage: Stage, _ random: inout SeededGenerator) {
    let sublayers = parent.sublayers ?? []
    guard let layer = sublayers.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: layer.removeFromSuperlayer()
    case 1: add(to: parent, stage, &random)
    case 2: layer.isHidden.toggle()
    case 3: parent.insertSublayer(layer, at: 0)
    case 4: layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
    case 5: layer.opacity = layer.opacity == 1 ? 0.5 : 1
    case 6: layer.sublayers?.first?.position.x += 1
    case 7: layer.sublayers?.first?.backgroundColor = color(&random)
    case 8: parent.position.x += random.next().isMultiple(of: 2) ? 1 : -1
    case 9: layer.backgroundColor = color(&random)
    default: layer.frame = frame(&random)
    }
  }

  private func frame(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: Int.random(in: -5..<200, using: &random), y: Int.random(in: -5..<100, using: &random),
      width: Int.random(in: 1..<16, using: &random), height: Int.random(in: 1..<16, using: &random))
  }

  private func color(_ random: inout SeededGenerator) -> CGColor {
    func part() -> CGFloat { CGFloat(Int.random(in: 0...4, using: &random)) / 4 }
    return CGColor(red: part(), green: part(), blue: part(), alpha: max(part(), 0.5))
  }
}
