import NestKit
import OpenUIKit
import Testing

/// Containers whose last reference goes away on another thread than the main one.
@Suite struct ContainerReleaseTests {
  /// Keeps what a detached task releases.
  private nonisolated final class Holder: @unchecked Sendable {
    var container: UIViewController?
    weak var observed: UIViewController?

    init(_ container: UIViewController) {
      self.container = container
      observed = container
    }
  }

  @Test("R19.1 A container may be released off the main actor", arguments: ContainerKind.allCases)
  func released(_ kind: ContainerKind) async {
    let holder = Holder(kind.makeContainer(of: UIViewController(), before: UIViewController()))
    holder.container?.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    holder.container?.view.layoutIfNeeded()

    await Task.detached { holder.container = nil }.value

    #expect(holder.observed == nil)
  }
}
