#if os(Linux)
  import Foundation
  import OpenUIKit

  /// The window of a test host, in virtual time. It serves one case after the other as long as it
  /// is as it was.
  final class HostScreen: ConformanceScreen {
    static let size = CGSize(width: 300, height: 200)
    private let host: TestHost
    /// Whether the next case can use it too.
    private(set) var isClean = true

    /// Nobody looks at it, and no step of a case is shorter than a frame.
    init() throws { host = try TestHost(size: Self.size, painting: .nothing, framesPerSecond: 20) }

    deinit {}

    var window: UIWindow { host.window }

    func turn(_ body: () -> Void) { host.turn(body) }

    func obstacle(to event: ScreenEvent) -> String? { nil }

    func send(_ event: ScreenEvent) {
      switch event {
      case .rotation:
        isClean = false
        host.rotateDevice()
      case .size(let width, let height):
        isClean = false
        do {
          try host.resize(to: CGSize(width: width, height: height))
        } catch {
          preconditionFailure("A headless surface has refused a size: \(error)")
        }
      case .memoryWarning: host.sendMemoryWarning()
      case .finger(let phase, let x, let y):
        let point = CGPoint(x: x, y: y)
        switch phase {
        case .down: host.putDown(0, at: point)
        case .moved: host.move(0, to: point)
        case .up: host.lift(0, at: point)
        }
      }
    }

    /// Lets virtual time pass.
    ///
    /// - Throws: `TestHostError`.
    func wait(for pause: ConformancePause) throws {
      switch pause {
      case .turn: host.commit()
      case .time(let seconds): host.advance(by: seconds)
      case .rest(let limit): try host.settle(limit: limit)
      }
    }
  }
#endif
