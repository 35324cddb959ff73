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
      for desired in orientations {
        for mask in masks {
          for isFreelySized in [false, true] {
            decisions.append(
              OrientationDecision(
                current: current, desired: desired, mask: mask, isFreelySized: isFreelySized))
          }
        }
      }
    }
    return decisions
  }

  @Test(
    "UIKit 6.2 every decision: the desired orientation if allowed, else the present one, else the usual one"
  )
  func everyDecision() {
    let decisions = allDecisions()

    #expect(decisions.count == 4 * 5 * 17 * 2)
    for decision in decisions { #expect(decision.outcome == expected(decision), "\(decision)") }
  }

  /// The same rule, written differently.
  private func expected(_ decision: OrientationDecision) -> OrientationDecision.Outcome {
    guard let mask = decision.mask else { return .stay }
    if mask.isEmpty { return .nothingAllowed }
    func isAllowed(_ orientation: UIInterfaceOrientation) -> Bool {
      orientation != .unknown && mask.rawValue & (1 << UInt(orientation.rawValue)) != 0
    }
    var target = decision.current
    if isAllowed(decision.desired) {
      target = decision.desired
    } else if !isAllowed(decision.current), !decision.isFreelySized {
      let usual: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
      ]
      target = usual.first(where: isAllowed) ?? target
    }
    return target == decision.current ? .stay : .rotate(to: target)
  }

  @Test("UIKit 6.2 a rotated interface has an allowed orientation, and needs no second rotation")
  func turnsAreFinal() {
    for decision in allDecisions() {
      guard case .rotate(let orientation) = decision.outcome else { continue }
      var next = decision
      next.current = orientation

      #expect(decision.mask?.allows(orientation) == true, "\(decision)")
      #expect(next.outcome == .stay, "\(decision)")
    }
  }

  @Test("UIKit 6.1 a device rotated to one side shows an interface rotated to the other")
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

  @Test(
    "UIKit 6.3 the longer side of a window decides about its orientation; a square changes nothing")
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

  @Test(
    "UIKit 6.3 every pair of orientations rotates in the short direction, and the opposite rotation undoes it"
  )
  func turns() {
    for from in orientations.dropFirst() {
      for to in orientations.dropFirst() {
        let change = InterfaceChange(
          from: from, to: to, size: .zero, isAnimated: true, isDeviceRotation: true)
        let isHalf = from != to && from.isPortrait == to.isPortrait
        #expect(change.quarters == (from == to ? 0 : isHalf ? 2 : change.quarters.signum()))
        #expect(change.duration == (isHalf ? 0.6 : 0.3))
        let rest = change.transform.concatenating(change.startTransform)
        #expect(abs(rest.a - 1) < 1e-4 && abs(rest.b) < 1e-4)
        if !isHalf { #expect(rest == .identity) }
      }
    }
    let toTheRight = InterfaceChange(
      from: .portrait, to: .landscapeRight, size: .zero, isAnimated: false, isDeviceRotation: true)
    #expect(toTheRight.quarters == 1)
    #expect(toTheRight.duration == 0)
  }
}
