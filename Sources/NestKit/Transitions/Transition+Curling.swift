nonisolated extension Transition {
  /// The former view rolls up from its lower edge and off at the top, as a page that is turned, and
  /// uncovers the new view. Takes 0.4 s.
  ///
  /// A picture of the view rolls, taken when the transition begins and again when the region has
  /// another size; the view itself is hidden meanwhile. It looks as
  /// `UIView.AnimationOptions.transitionCurlUp`.
  public static let curlUp = Transition("curl up") { _ in
    [TransitionStep(duration: 0.4, disappearing: .curl(to: 1))]
  }

  /// The new view rolls down from the top over what stays in position, as a page that is turned
  /// back. Takes 0.4 s.
  ///
  /// A picture of the view rolls, taken when the transition begins and again when the region has
  /// another size; the view itself is hidden meanwhile. It looks as
  /// `UIView.AnimationOptions.transitionCurlDown`.
  public static let curlDown = Transition("curl down") { _ in
    [
      .immediately(appearing: .curl(to: 1)),
      TransitionStep(duration: 0.4, appearing: .curl(to: 0)),
    ]
  }
}
