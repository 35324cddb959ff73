/// Who records the callbacks of controllers, and under which names.
protocol RecordedControllers: AnyObject {
  /// The name of a controller in the timeline.
  func name(of controller: UIViewController) -> String

  /// Whether callbacks of a controller have been recorded.
  func isRecorded(_ controller: UIViewController) -> Bool

  /// Whether the view of a recorded controller has been in another one since it was loaded, or is
  /// not loaded.
  func hasBeenPlaced(_ controller: UIViewController) -> Bool
}
