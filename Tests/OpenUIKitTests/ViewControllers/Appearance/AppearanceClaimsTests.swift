import Testing

@testable import OpenUIKit

@Suite nonisolated struct AppearanceClaimsTests {
  typealias Claims = AppearanceClaims
  typealias State = Claims.State
  typealias Owner = Claims.Owner
  typealias Action = Claims.Action

  /// One thing that can happen to a controller.
  enum Input: Sendable, Hashable {
    case open(Owner, appearing: Bool, animated: Bool)
    case close(Owner)
    case transfer(from: Owner, to: Owner)
    case replaceClaims(Owner)

    /// Applies the change and returns the callback that has to be sent; nil for none.
    func apply(to claims: inout Claims) -> Action? {
      switch self {
      case .open(let owner, let appearing, let animated):
        return claims.open(owner, appearing: appearing, animated: animated)
      case .close(let owner): return claims.close(owner)
      case .transfer(let old, let new):
        claims.transfer(from: old, to: new)
        return nil
      case .replaceClaims(let owner):
        claims.replaceClaims(by: owner)
        return nil
      }
    }
  }

  /// Claims in a state, with one open claim of each of the owners where a transition runs.
  static func claims(in state: State, of owners: [Owner] = [.container]) -> Claims {
    var claims = Claims()
    if state == .appeared || state == .disappearing {
      _ = claims.open(.commit, appearing: true, animated: true)
      _ = claims.close(.commit)
    }
    if state == .appearing || state == .disappearing {
      for owner in owners {
        _ = claims.open(owner, appearing: state == .appearing, animated: true)
      }
    }
    return claims
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var state: State
    var owners: [Owner] = []
    var input: Input
    var action: Action?
    var next: State
    var nextOwners: [Owner] = []
    var testDescription: String { "\(state) \(owners) + \(input)" }
  }

  /// Each input in each state, with and without a second owner.
  static let table: [Row] = [true, false].flatMap { animated -> [Row] in
    let come = Input.open(.container, appearing: true, animated: animated)
    let disappearance = Input.open(.container, appearing: false, animated: animated)
    let disappears = Input.open(.commit, appearing: false, animated: animated)
    let appears = Input.open(.commit, appearing: true, animated: animated)
    let wa = Action.willAppear(animated: animated)
    let wd = Action.willDisappear(animated: animated)
    return [
      Row(state: .disappeared, input: come, action: wa, next: .appearing, nextOwners: [.container]),
      Row(state: .disappeared, input: disappearance, action: .reportUnbalanced, next: .disappeared),
      Row(
        state: .disappeared, input: .close(.container), action: .reportUnbalanced,
        next: .disappeared),
      Row(
        state: .appearing, owners: [.parent], input: appears, action: nil, next: .appearing,
        nextOwners: [.parent, .commit]),
      Row(
        state: .appearing, owners: [.parent], input: disappears, action: wd, next: .disappearing,
        nextOwners: [.parent, .commit]),
      Row(
        state: .appearing, owners: [.parent], input: .close(.parent),
        action: .didAppear(animated: true), next: .appeared),
      Row(
        state: .appearing, owners: [.parent], input: .close(.container),
        action: .reportUnbalanced, next: .appearing, nextOwners: [.parent]),
      Row(
        state: .appearing, owners: [.parent, .container], input: .close(.parent), action: nil,
        next: .appearing, nextOwners: [.container]),
      Row(state: .appeared, input: come, action: .reportUnbalanced, next: .appeared),
      Row(
        state: .appeared, input: disappearance, action: wd, next: .disappearing,
        nextOwners: [.container]),
      Row(
        state: .appeared, input: .close(.container), action: .reportUnbalanced, next: .appeared),
      Row(
        state: .disappearing, owners: [.container], input: appears, action: wa, next: .appearing,
        nextOwners: [.container, .commit]),
      Row(
        state: .disappearing, owners: [.container], input: disappears, action: nil,
        next: .disappearing,
        nextOwners: [.container, .commit]),
      Row(
        state: .disappearing, owners: [.container], input: .close(.container),
        action: .didDisappear(animated: true), next: .disappeared),
      Row(
        state: .disappearing, owners: [.container, .commit],
        input: .transfer(from: .commit, to: .parent), action: nil, next: .disappearing,
        nextOwners: [.container, .parent]),
      Row(
        state: .disappearing, owners: [.container, .commit], input: .replaceClaims(.parent),
        action: nil, next: .disappearing, nextOwners: [.parent]),
      Row(state: .appeared, input: .replaceClaims(.parent), action: nil, next: .appeared),
    ]
  }

  @Test(
    "R2.1 UIKit 3.4 Every input in every state has the outcome that the table names",
    arguments: table)
  func everyInputInEveryState(row: Row) {
    var claims = Self.claims(in: row.state, of: row.owners)
    #expect(claims.state == row.state)

    let action = row.input.apply(to: &claims)

    #expect(action == row.action)
    #expect(claims.state == row.next)
    #expect(claims.claims.map(\.owner) == row.nextOwners)
  }

  @Test("R2.4 For any input, will and did alternate, and did is sent with the last close")
  func anySequenceStaysBalanced() {
    let owners: [Owner] = [.commit, .parent, .container]
    let inputs: [Input] =
      owners.flatMap { owner in
        [
          .open(owner, appearing: true, animated: false),
          .open(owner, appearing: false, animated: true), .close(owner),
        ]
      } + [.transfer(from: .commit, to: .parent), .replaceClaims(.container)]
    // All sequences of five inputs.
    let count = inputs.count
    for number in 0..<(count * count * count * count * count) {
      var claims = Claims()
      var checker = Balance()
      var rest = number
      for _ in 0..<5 {
        checker.check(inputs[rest % count].apply(to: &claims), claims)
        rest /= count
      }
      if !checker.isFine {
        Issue.record("sequence \(number): \(claims)")
        return
      }
    }
  }

  /// Follows what is sent.
  private struct Balance {
    var isFine = true
    private var pending: (appearing: Bool, animated: Bool)?
    private var isVisible = false

    mutating func check(_ action: Action?, _ claims: Claims) {
      switch action {
      case .willAppear(let animated): begin(true, animated)
      case .willDisappear(let animated): begin(false, animated)
      case .didAppear(let animated): end(true, animated)
      case .didDisappear(let animated): end(false, animated)
      case .endSubstitute, .reportUnbalanced, nil: break
      }
      if (pending != nil) == claims.claims.isEmpty { isFine = false }
      if claims.isAppearing != pending?.appearing { isFine = false }
    }

    private mutating func begin(_ appearing: Bool, _ animated: Bool) {
      if (pending?.appearing ?? isVisible) == appearing { isFine = false }
      pending = (appearing, animated)
    }

    private mutating func end(_ appearing: Bool, _ animated: Bool) {
      if pending?.appearing != appearing || pending?.animated != animated { isFine = false }
      (pending, isVisible) = (nil, appearing)
    }
  }

  @Test("The did callback has the animated flag of what opened or reversed the transition")
  func animatedFlag() {
    var claims = Claims()

    var actions = [claims.open(.parent, appearing: true, animated: true)]
    actions.append(claims.open(.container, appearing: true, animated: false))
    actions.append(claims.reverse(appearing: false, animated: false))
    actions.append(claims.close(.parent))
    actions.append(claims.close(.container))

    #expect(
      actions == [
        .willAppear(animated: true), nil, .willDisappear(animated: false), nil,
        .didDisappear(animated: false),
      ])
  }

  @Test("UIKit 3.3 A silent claim sends nothing and ends nothing, however often it was opened")
  func silentClaims() {
    var claims = Claims()
    for _ in 0..<3 { claims.join(.container, appearing: true, isSilent: true) }
    #expect(claims.state == .disappeared)

    let came = claims.open(.parent, appearing: true, animated: false)
    let silentClose = claims.close(.container)
    let stays = claims.hasClaim(of: .container)
    let end = claims.close(.parent)

    #expect(came == .willAppear(animated: false))
    #expect(silentClose == .endSubstitute)
    #expect(stays)
    #expect(end == .didAppear(animated: false))
    #expect(claims.close(.container) == .endSubstitute)
    #expect(claims.close(.container) == .endSubstitute)
    #expect(claims.close(.container) == .reportUnbalanced)
  }

  @Test("R2.4 The same owner may open several claims, and closes as many")
  func nestedClaims() {
    var claims = Claims()
    _ = claims.open(.container, appearing: true, animated: false)
    _ = claims.open(.container, appearing: true, animated: false)

    let first = claims.close(.container)
    let isLast = claims.endsWithNextClose
    let second = claims.close(.container)

    #expect(first == nil)
    #expect(isLast)
    #expect(second == .didAppear(animated: false))
  }

  @Test("R2.4 An owner that is neither the commit nor the parent has priority")
  func wanted() {
    var claims = Self.claims(in: .disappearing, of: [.parent])
    #expect(!claims.isShownByOther)

    claims.join(.container, appearing: false)
    #expect(!claims.isShownByOther)
    claims.redirect(.container, appearing: true)

    #expect(claims.isShownByOther)
    #expect(claims.automaticOwner == .parent)
  }
}
