import NestKit
import OpenUIKit

/// A screen that has its name as a result.
final class PickerViewController: DemoViewController, ResultProviding {
  let resultPort = ResultPort<String>()
}
