import NestKit
import NestTesting
import OpenUIKit
import Testing

/// What a program takes away while a container changes what it shows.
nonisolated enum Participant: CaseIterable, Sendable {
  /// The container, which was the root of the window.
  case container
  case delegate
  /// What was shown and what appears: the test keeps them no longer.
  case children
  /// The window is hidden.
  case window
}

/// A container in a window that shows `A` and is going to show `B`, with its participants.
private final class Stage {
  let host: TestHost
  let recorder = LifecycleRecorder()
  private let kind: ContainerKind
  private var container: UIViewController?
  private var delegate: ContainerEventRecorder?
  private var former: RecordingViewController?
  private var next: RecordingViewController?
  private(set) var made = 0
  /// What was requested inside a callback.
  private var requests: [ContainerOperation] = []
  /// What of it has not ended.
  private(set) var unfinished: [ContainerOperation] = []
  /// Whether the container is freed.
  let isFreed: () -> Bool

  init(_ kind: ContainerKind) throws {
    self.kind = kind
    host = try TestHost(size: CGSize(width: 300, height: 200))
    let former = RecordingViewController("A", recorder: recorder)
    let next = RecordingViewController("B", recorder: recorder)
    let container = kind.makeContainer(of: former, before: next)
    let delegate = ContainerEventRecorder(recorder: recorder)
    kind.setDelegate(delegate, of: container)
    (self.former, self.next, self.container, self.delegate) = (former, next, container, delegate)
    isFreed = { [weak container] in container == nil }
    host.show(container)
    recorder.removeAll()
  }

  func make() -> UIViewController {
    made += 1
    return RecordingViewController("\(made)", recorder: recorder)
  }

  /// Requests an operation.
  func request(_ operation: PublicOperation) {
    if let container, let requested = operation.request(container, { [unowned self] in make() }) {
      requests.append(requested)
    }
  }

  /// Shows `B`, hides the window, and removes everything.
  func run(animated: Bool) throws {
    host.turn {
      if let container, let next { _ = kind.change(container, to: next, animated: animated) }
    }
    try host.settle()
    host.unhide()
    try host.settle()
    host.hide()
  }

  /// Takes a participant away.
  func take(_ participant: Participant) {
    switch participant {
    case .container:
      container = nil
      host.window.rootViewController = nil
    case .delegate: delegate = nil
    case .children: (former, next) = (nil, nil)
    case .window: host.window.isHidden = true
    }
  }

  func takeAll() {
    // An operation has the children that it has removed.
    unfinished = requests.filter { !$0.isFinished }
    requests = []
    host.turn { for participant in Participant.allCases { take(participant) } }
  }
}

/// What happens inside the callbacks of a container.
@Suite(.serialized) struct ContainerCallbackTests {
  @Test(
    "R13.2 R14.2 Whatever is released inside whichever callback: all is balanced, and all is freed",
    arguments: ContainerKind.allCases, Participant.allCases)
  func releases(_ kind: ContainerKind, _ participant: Participant) throws {
    for isAnimated in [true, false] {
      try inEveryCallback(of: kind, animated: isAnimated, "\(participant)") { $0.take(participant) }
    }
  }

  @Test(
    "R14.2 Whichever operation is requested inside whichever callback: it ends, all is balanced and freed",
    arguments: ContainerKind.allCases)
  func operations(_ kind: ContainerKind) throws {
    for operation in kind.operations {
      try inEveryCallback(of: kind, animated: true, operation.name) { $0.request(operation) }
    }
  }

  /// Does something inside each callback of a change in turn, once, and checks the rest.
  private func inEveryCallback(
    of kind: ContainerKind, animated: Bool, _ name: String, do action: @escaping (Stage) -> Void
  ) throws {
    let all = try Stage(kind)
    try all.run(animated: animated)
    let count = all.recorder.events.count
    #expect(count > 5)
    for step in 0..<count {
      let stage = try Stage(kind)
      var number = 0
      stage.recorder.onEvent = { [unowned stage] _ in
        number += 1
        if number == step + 1 { action(stage) }
      }
      let reports = try withMisuseIntercepted {
        try stage.run(animated: animated)
        stage.takeAll()
      }
      #expect(number > step)
      #expect(reports.filter { !$0.isOfContainers } == [], "\(name) at \(step)")
      #expect(stage.unfinished.isEmpty, "\(name) at \(step)")
      #expect(
        stage.recorder.appearanceViolations(appeared: ["A"]) == [], "\(name) at \(step)")
      #expect(stage.isFreed(), "\(name) at \(step)")
      let freed = stage.recorder.events.filter { $0.callback == .deinitialized }
      #expect(freed.count == 2 + stage.made, "\(name) at \(step)")
    }
  }
}
