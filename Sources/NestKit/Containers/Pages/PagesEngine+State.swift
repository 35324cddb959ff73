extension PagesEngine {
  /// Keeps what a page has shown that the data source makes again.
  func saveState(of page: Page, at index: Int) {
    guard case .dataSource = source,
      let saved = SavedState(ofContainer: page.viewController)
    else { return }
    states.store(saved.state, at: index)
  }

  /// A page that was made again shows what it has shown before. A state that it does not understand
  /// is that of another page, and is forgotten.
  func restoreState(of controller: UIViewController, at index: Int) {
    guard let state = states.take(at: index) else { return }
    _ = try? state.restore(in: controller) { [maker] identifier, path in
      maker?.restored(identifier, path, index)
    }
  }

  /// The machine when what moves has ended: where it leads, or where it would rest if what
  /// drives it released it now.
  private var machineAtEnd: PagesStateMachine {
    guard isMoving else { return machine }
    var end = machine
    if end.isArranged {
      end.leadingOffset = end.layout.leadingOffset(atOffset: scrollView.contentOffset)
    }
    if isDragged, end.movement?.isByHand == true {
      _ = end.release(towards: offsetOfRelease ?? end.leadingOffset)
    }
    end.handle(.finish)
    return end
  }

  /// The index of the page that is selected when what moves has ended.
  var indexAtEnd: Int? { machineAtEnd.currentIndex }

  /// The page that is shown when what moves has ended, of pages that are turned.
  package var turnedViewControllerAtEnd: UIViewController? {
    machineAtEnd.currentMember.flatMap { pages[$0] }?.viewController
  }

  /// The controllers that are stored, by their index.
  var loadedControllers: [(index: Int, controller: UIViewController)] {
    let loaded = machine.members.compactMapValues { pages[$0]?.viewController }
    return loaded.merging(prepared) { page, _ in page }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }
}
