/// An activity of the user in the program at some moment, as a value that the program can restore.
///
/// Foundation has this class on Apple's systems only. Here an activity is a value: nothing is
/// indexed, and nothing is continued on another device.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The kind of activity, a name that the program chooses, such as `com.example.reading`.
  nonisolated public let activityType: String

  /// The title of the activity, which the user sees.
  open var title: String?

  /// The values that the program needs to restore the activity.
  open var userInfo: [AnyHashable: Any]?

  /// The identifier of the content that the activity shows, chosen by the program.
  open var targetContentIdentifier: String?

  /// An activity of the given kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  deinit {}

  /// Adds entries to `userInfo`; those with the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
