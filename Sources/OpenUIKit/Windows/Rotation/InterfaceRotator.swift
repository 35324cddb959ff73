/// Rotates and resizes the interface: queries the controllers and the application, calls the
/// controllers and moves the windows. One for a scene.
final class InterfaceRotator {
  /// The scene that owns the rotator.
  unowned let scene: UIWindowScene
  var schedule = RotationStateMachine()
  /// The orientation that the interface should have: that of the device, or what the program has
  /// requested since.
  var desired: UIInterfaceOrientation
  /// Whether the user has resized the window since the device rotated last.
  var isFreelySized = false
  /// A rotation that waits for the surface to have its size.
  var awaited: InterfaceChange?
  /// The change that controllers are called for, before it is performed.
  var announced: SizeChange?
  /// How many changes there were: the number of each.
  var changes = 0
  /// The orientation that a presented controller prefers, as long as it is in front.
  var preference: Preference?

  /// A presented controller and its preferred orientation.
  struct Preference {
    @ZeroingLink var controller: UIViewController? = nil
    var orientation: UIInterfaceOrientation
  }

  init(scene: UIWindowScene) {
    self.scene = scene
    desired = scene.interfaceOrientation
  }

  deinit {}
}
