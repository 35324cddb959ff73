/// The appearance of one view controller: its state, and the open claims on it. With a claim
/// an owner shows or hides the controller; the *did* callback belongs to the close of the last one.
///
/// Pure: each input returns what the controller has to be sent. An appearance transition runs as
/// long as a claim is open that is not silent.
nonisolated package struct AppearanceClaims: Sendable, Equatable {
  /// The states between invisible and visible.
  package enum State: Sendable, Hashable, CaseIterable {
    case disappeared, appearing, appeared, disappearing
  }

  /// The owners of claims.
  package enum Owner: Sendable, Hashable {
    /// The commit at the end of this turn.
    case commit
    /// The end of the parent's own transition.
    case parent
    /// The call of `endAppearanceTransition()`.
    case container
    /// The end of a transition between controllers.
    case transition(TransitionID)
  }

  /// One owner's claim.
  package struct Claim: Sendable, Hashable {
    package fileprivate(set) var owner: Owner
    /// The direction of the owner's claim.
    package fileprivate(set) var isAppearing: Bool
    /// Whether nothing is sent because of it: the controller appears together with its parent, or
    /// another one is shown instead.
    package fileprivate(set) var isSilent = false
    /// The number of times that the owner has opened it and will close it.
    fileprivate var count = 1
  }

  /// The callbacks that follow from an input.
  package enum Action: Sendable, Hashable {
    case willAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didAppear(animated: Bool)
    case didDisappear(animated: Bool)
    /// A silent claim is closed: what is shown instead of the controller ends with it.
    case endSubstitute
    /// The call has no counterpart: nothing changed, and the misuse is to be reported.
    case reportUnbalanced
  }

  /// The present state.
  package private(set) var state = State.disappeared
  /// The value of `animated` in the input that opened or reversed the running transition.
  package private(set) var isAnimated = false
  /// The open claims, the first opened first.
  package private(set) var claims: [Claim] = []

  package init() {}

  // MARK: Queries

  /// The direction of the running transition; nil if none runs.
  package var isAppearing: Bool? {
    switch state {
    case .appearing: true
    case .disappearing: false
    case .appeared, .disappeared: nil
    }
  }

  /// Whether the controller has appeared, or will have when the running transition ends.
  package var isAppearedOrAppearing: Bool { state == .appeared || state == .appearing }

  /// The claim of an owner; nil if it has none.
  package func claim(of owner: Owner) -> Claim? { claims.first { $0.owner == owner } }

  /// Whether an owner has a claim.
  package func hasClaim(of owner: Owner) -> Bool { claims.contains { $0.owner == owner } }

  /// Whether a transition between controllers has a claim.
  package var hasTransitionClaim: Bool { claims.contains(where: \.owner.isTransition) }

  /// Whether a transition between controllers hides the controller.
  package var isHiddenByTransition: Bool {
    claims.contains { $0.owner.isTransition && !$0.isAppearing }
  }

  /// The transitions between controllers that have claims.
  package var transitionOwners: [Owner] { claims.map(\.owner).filter(\.isTransition) }

  /// Whether the next close of any claim ends the running transition.
  package var endsWithNextClose: Bool {
    var count = 0
    for claim in claims where !claim.isSilent { count += claim.count }
    return count == 1
  }

  /// The commit or the parent, whichever has a claim that is not silent; nil if neither has.
  package var automaticOwner: Owner? {
    claims.first { !$0.isSilent && ($0.owner == .commit || $0.owner == .parent) }?.owner
  }

  /// Whether a claim shows the controller that is neither the commit's nor the parent's.
  package var isShownByOther: Bool {
    claims.last { $0.owner != .commit && $0.owner != .parent }?.isAppearing ?? false
  }

  // MARK: Inputs

  /// A claim is opened. The running transition reverses if the claim has the other direction;
  /// without one, the claim begins one.
  package mutating func open(_ owner: Owner, appearing: Bool, animated: Bool) -> Action? {
    if isAppearing == nil, isAppearedOrAppearing == appearing { return .reportUnbalanced }
    join(owner, appearing: appearing)
    return reverse(appearing: appearing, animated: animated)
  }

  /// A claim is opened that changes nothing now: the running transition ends after it is closed.
  ///
  /// - Parameter isSilent: Whether closing it ends nothing either.
  package mutating func join(_ owner: Owner, appearing: Bool, isSilent: Bool = false) {
    if let index = index(of: owner, isSilent: isSilent) {
      claims[index].count += 1
      claims[index].isAppearing = appearing
    } else {
      claims.append(Claim(owner: owner, isAppearing: appearing, isSilent: isSilent))
    }
  }

  /// An owner changes the direction of its claim.
  package mutating func redirect(_ owner: Owner, appearing: Bool) {
    for index in claims.indices where claims[index].owner == owner {
      claims[index].isAppearing = appearing
    }
  }

  /// The transition reverses; the claims stay open. Nil if it has that direction already.
  package mutating func reverse(appearing: Bool, animated: Bool) -> Action? {
    guard isAppearing != appearing else { return nil }
    state = appearing ? .appearing : .disappearing
    isAnimated = animated
    return appearing ? .willAppear(animated: animated) : .willDisappear(animated: animated)
  }

  /// An owner closes its claim. With the last one the running transition ends.
  // Fidelity: an end without a begin is reported and changes nothing. [decided]
  package mutating func close(_ owner: Owner) -> Action? {
    guard let index = claims.firstIndex(where: { $0.owner == owner }) else {
      return .reportUnbalanced
    }
    let isSilent = claims[index].isSilent
    claims[index].count -= 1
    if claims[index].count == 0 { claims.remove(at: index) }
    if isSilent { return .endSubstitute }
    return claims.contains { !$0.isSilent } ? nil : settle()
  }

  /// Another owner will close a claim.
  package mutating func transfer(from old: Owner, to new: Owner) {
    guard old != new, let index = claims.firstIndex(where: { $0.owner == old }) else { return }
    let claim = claims[index]
    if let other = self.index(of: new, isSilent: claim.isSilent) {
      claims[other].count += claim.count
      claims.remove(at: index)
    } else {
      claims[index].owner = new
    }
  }

  /// One owner alone will end the running transition, also if another one has begun it.
  package mutating func replaceClaims(by owner: Owner) {
    claims.removeAll { !$0.isSilent }
    if let isAppearing { join(owner, appearing: isAppearing) }
  }

  private func index(of owner: Owner, isSilent: Bool) -> Int? {
    claims.firstIndex { $0.owner == owner && $0.isSilent == isSilent }
  }

  private mutating func settle() -> Action? {
    switch state {
    case .appearing:
      state = .appeared
      return .didAppear(animated: isAnimated)
    case .disappearing:
      state = .disappeared
      return .didDisappear(animated: isAnimated)
    case .appeared, .disappeared: return nil
    }
  }
}

nonisolated extension AppearanceClaims.Owner {
  /// Whether it is a transition between controllers.
  fileprivate var isTransition: Bool {
    if case .transition = self { return true }
    return false
  }
}
