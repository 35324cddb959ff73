import NestKit
import NestTesting
import OpenUIKit
import Testing

/// What a program takes away while a container changes what it shows.
nonisolated enum Participant: CaseIterable, Sendable {
  /// The container, which was the root of the window.
  case container
  case delegate
  /// What was shown and what comes: the test keeps them no longer.
  case children
  /// The window is hidden.
  case window
}

/// A container in a window that shows `A` and is going to show `B`, with its participants.
private final class Stage {
  let host: TestHost
  let recorder = LifecycleRecorder()
  private let kind: NestedKind
  private var container: UIViewController?
  private var delegate: ContainerEventRecorder?
  private var former: RecordingViewController?
  private var next: RecordingViewController?
  private(set) var made = 0
  /// What was requested inside a callback.
  private(set) var requests: [ContainerOperation] = []
  /// Whether the container is freed.
  let isFreed: () -> Bool

  init(_ kind: NestedKind) throws {
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
  func request(_ operation: KindOperation) {
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
    host.turn { for participant in Participant.allCases { take(participant) } }
  }
}

/// What happens inside the callbacks of a container.
@Suite(.serialized) struct ContainerCallbackTests {
  @Test(
    "R13.2 R14.2 Whatever is released inside whichever callback: all is balanced, and all is freed",
    arguments: NestedKind.allCases, Participant.allCases)
  func releases(_ kind: NestedKind, _ participant: Participant) throws {
    for isAnimated in [true, false] {
      let all = try Stage(kind)
      try all.run(animated: isAnimated)
      let count = all.recorder.events.count
      #expect(count > 5)
      for step in 0..<count { try release(participant, at: step, of: kind, animated: isAnimated) }
    }
  }

  @Test(
    "R14.2 Whichever operation is requested inside whichever callback: it ends, all is balanced and freed",
    arguments: NestedKind.allCases)
  func operations(_ kind: NestedKind) throws {
    let all = try Stage(kind)
    try all.run(animated: true)
    for operation in kind.operations {
      for step in 0..<all.recorder.events.count { try perform(operation, at: step, of: kind) }
    }
  }

  private func perform(_ operation: KindOperation, at step: Int, of kind: NestedKind) throws {
    let stage = try Stage(kind)
    var number = 0
    stage.recorder.onEvent = { [unowned stage] _ in
      number += 1
      if number == step + 1 { stage.request(operation) }
    }
    let reports = try withMisuseIntercepted {
      try stage.run(animated: true)
      stage.takeAll()
    }
    #expect(number > step)
    #expect(reports.filter { !$0.isOfContainers } == [], "\(operation.name) at \(step)")
    let results = stage.requests.map(\.result)
    #expect(!results.contains(nil), "\(operation.name) at \(step)")
    let violations = stage.recorder.appearanceViolations(appeared: ["A"])
    #expect(violations == [], "\(operation.name) at \(step)")
    #expect(stage.isFreed(), "\(operation.name) at \(step)")
    let freed = stage.recorder.events.filter { $0.callback == .deinitialized }
    #expect(freed.count == 2 + stage.made, "\(operation.name) at \(step)")
  }

  private func release(
    _ participant: Participant, at step: Int, of kind: NestedKind, animated: Bool
  ) throws {
    let stage = try Stage(kind)
    var number = 0
    stage.recorder.onEvent = { [unowned stage] _ in
      number += 1
      if number == step + 1 { stage.take(participant) }
    }
    let reports = try withMisuseIntercepted {
      try stage.run(animated: animated)
      stage.takeAll()
    }
    #expect(number > step)
    #expect(reports.map(\.id) == [], "\(participant) at \(step)")
    #expect(
      stage.recorder.appearanceViolations(appeared: ["A"]) == [], "\(participant) at \(step)")
    #expect(stage.isFreed(), "\(participant) at \(step)")
    let freed = stage.recorder.events.filter { $0.callback == .deinitialized }
    #expect(Set(freed.map(\.source)) == ["A", "B"], "\(participant) at \(step)")
  }
}

extension NestedKind {
  /// Makes a recorder the delegate of a container of this kind.
  @MainActor fileprivate func setDelegate(
    _ delegate: ContainerEventRecorder, of container: UIViewController
  ) {
    switch container {
    case let stack as StackController: stack.delegate = delegate
    case let placeholder as PlaceholderViewController: placeholder.delegate = delegate
    case let container as SwitchViewController: container.delegate = delegate
    case let modal as ModalContainerViewController: modal.delegate = delegate
    case let pages as PagesViewController: pages.delegate = delegate
    default: Issue.record("\(container) has no delegate that records")
    }
  }
}
