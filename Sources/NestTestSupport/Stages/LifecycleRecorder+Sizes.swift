import NestTesting
import OpenUIKit

extension LifecycleRecorder {
  /// The sizes that the view of a controller has had in `viewIsAppearing` and `viewDidAppear`.
  package func sizesOfAppearance(of name: String) -> [CGSize] {
    events.filter { $0.source == name }.compactMap { event in
      switch event.callback {
      case .viewIsAppearing, .viewDidAppear: event.receiver?.geometry?.size
      default: nil
      }
    }
  }
}
