/// A drag as its source sees it.
final class DragSession: NSObject, UIDragSession {
  fileprivate(set) weak var run: RunningDrag?
  var items: [UIDragItem] = []
  var localContext: Any?
  /// The answers of the source, asked when the drag begins.
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in points of the screen; the last place after the end.
  var point = CGPoint.zero

  init(_ run: RunningDrag) {
    self.run = run
    super.init()
  }

  deinit {}

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convert(window.positionFromScreen(point), from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag as the views see it over which it is.
final class DropSession: NSObject, UIDropSession {
  let session: DragSession
  nonisolated let progress = Progress(totalUnitCount: 0)

  init(_ session: DragSession) {
    self.session = session
    super.init()
  }

  deinit {}

  var items: [UIDragItem] { session.items }
  var localDragSession: (any UIDragSession)? { session }
  var allowsMoveOperation: Bool { session.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { session.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { session.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    session.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = DroppedObjects(count: providers.count, completion: completion)
    progress.totalUnitCount += Int64(providers.count)
    if providers.isEmpty { DeferredWork.nextTurn { loading.endIfComplete() } }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
          self.progress.completedUnitCount += 1
          loading.take(object, at: index)
        }
      }
    }
    return loading.progress
  }
}

/// The objects that are made of the items of a drop.
private final class DroppedObjects {
  let progress: Progress
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private var completion: (([any NSItemProviderReading]) -> Void)?

  init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    progress = Progress(totalUnitCount: Int64(count))
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  deinit {}

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    progress.completedUnitCount += 1
    endIfComplete()
  }

  /// Calls the completion, once, if nothing is missing.
  func endIfComplete() {
    guard missing == 0, let completion else { return }
    self.completion = nil
    completion(objects.compactMap { $0 })
  }
}
