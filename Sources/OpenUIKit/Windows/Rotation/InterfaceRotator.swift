/// Turns and resizes the interface: asks who has to agree, tells the controllers and moves the
/// windows. One for a runtime.
final class InterfaceRotator {
  var schedule = RotationStateMachine()
  /// How the interface should stand: as the device was held last, or as the program asked since.
  var wish: UIInterfaceOrientation
  /// Whether a person gave the window its shape since the device was turned last.
  var isFreelySized = false
  /// A turn that waits for the surface to have its size.
  var awaited: InterfaceTurn?
  /// The change that is being told to controllers, before it is made.
  var announced: SizeChange?
  /// How many changes there were: the number of each.
  var changes = 0
  /// What a presented controller preferred, for as long as it is in front.
  var preference: Preference?

  /// A presented controller and the way in which it likes to stand.
  struct Preference {
    @ZeroingLink var controller: UIViewController? = nil
    var orientation: UIInterfaceOrientation
  }

  init(orientation: UIInterfaceOrientation) { wish = orientation }
}
