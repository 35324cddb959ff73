import Testing

@testable import OpenUIKit

struct OrientationDecisionTests {
  private let orientations: [UIInterfaceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
  ]
  private var masks: [UIInterfaceOrientationMask?] {
    [nil] + (0..<16).map { UIInterfaceOrientationMask(rawValue: $0 << 1) }
  }

  private func allDecisions() -> [OrientationDecision] {
    var decisions: [OrientationDecision] = []
    for current in orientations.dropFirst() {
      for wish in orientations {
        for mask in masks {
          for isFreelySized in [false, true] {
            decisions.append(
              OrientationDecision(
                current: current, wish: wish, mask: mask, isFreelySized: isFreelySized))
          }
        }
      }
    }
    return decisions
  }

  @Test("UIKit 6.2 every decision: what is wished if allowed, else what is, else what is usual")
  func everyDecision() {
    let decisions = allDecisions()

    #expect(decisions.count == 4 * 5 * 17 * 2)
    for decision in decisions { #expect(decision.outcome == expected(decision), "\(decision)") }
  }

  /// The same rule in other words.
  private func expected(_ decision: OrientationDecision) -> OrientationDecision.Outcome {
    guard let mask = decision.mask else { return .stay }
    if mask.isEmpty { return .nothingAllowed }
    func isAllowed(_ orientation: UIInterfaceOrientation) -> Bool {
      orientation != .unknown && mask.rawValue & (1 << UInt(orientation.rawValue)) != 0
    }
    var target = decision.current
    if isAllowed(decision.wish) {
      target = decision.wish
    } else if !isAllowed(decision.current), !decision.isFreelySized {
      let usual: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
      ]
      target = usual.first(where: isAllowed) ?? target
    }
    return target == decision.current ? .stay : .turn(to: target)
  }

  @Test("UIKit 6.2 a turned interface stands as it is allowed to, and needs no second turn")
  func turnsAreFinal() {
    for decision in allDecisions() {
      guard case .turn(let orientation) = decision.outcome else { continue }
      var next = decision
      next.current = orientation

      #expect(decision.mask?.allows(orientation) == true, "\(decision)")
      #expect(next.outcome == .stay, "\(decision)")
    }
  }

  @Test("UIKit 6.1 a device turned to one side shows an interface turned to the other")
  func devices() {
    let table: [(UIDeviceOrientation, UIInterfaceOrientation)] = [
      (.unknown, .unknown), (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
      (.landscapeLeft, .landscapeRight), (.landscapeRight, .landscapeLeft), (.faceUp, .unknown),
      (.faceDown, .unknown),
    ]

    for (device, interface) in table {
      #expect(UIInterfaceOrientation(device) == interface)
      if interface != .unknown { #expect(interface.device == device) }
    }
  }

  @Test("UIKit 6.3 the longer side of a window says how it stands; a square changes nothing")
  func shapes() {
    let (tall, wide, square) = (
      CGSize(width: 1, height: 2), CGSize(width: 2, height: 1), CGSize(width: 2, height: 2)
    )

    for current in orientations {
      let upright = UIInterfaceOrientation(size: tall, current: current)
      let lying = UIInterfaceOrientation(size: wide, current: current)
      let unchanged = UIInterfaceOrientation(size: square, current: current)
      #expect(upright == (current.isPortrait ? current : .portrait))
      #expect(lying == (current.isLandscape ? current : .landscapeRight))
      #expect(unchanged == (current == .unknown ? .portrait : current))
      #expect(UIInterfaceOrientation.landscapeLeft.size(of: tall) == wide)
      #expect(UIInterfaceOrientation.portrait.size(of: wide) == tall)
    }
  }

  @Test("UIKit 6.3 every pair of orientations turns the short way, and the way back undoes it")
  func turns() {
    for from in orientations.dropFirst() {
      for to in orientations.dropFirst() {
        let turn = InterfaceTurn(
          from: from, to: to, size: .zero, isAnimated: true, isDeviceTurn: true)
        let isHalf = from != to && from.isPortrait == to.isPortrait
        #expect(turn.quarters == (from == to ? 0 : isHalf ? 2 : turn.quarters.signum()))
        #expect(turn.duration == (isHalf ? 0.6 : 0.3))
        let rest = turn.transform.concatenating(turn.startTransform)
        #expect(abs(rest.a - 1) < 1e-4 && abs(rest.b) < 1e-4)
        if !isHalf { #expect(rest == .identity) }
      }
    }
    let toTheRight = InterfaceTurn(
      from: .portrait, to: .landscapeRight, size: .zero, isAnimated: false, isDeviceTurn: true)
    #expect(toTheRight.quarters == 1)
    #expect(toTheRight.duration == 0)
  }
}
