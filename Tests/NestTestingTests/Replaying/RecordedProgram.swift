import NestKit
import NestTesting
import OpenUIKit

/// A program in which everything that can be recorded changes something: a stack whose pages push
/// others where they are tapped.
final class RecordedProgram: StackController {
  /// A page: a tap pushes another one, and what else it receives is noted.
  final class Page: UIViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let place = touches.first?.location(in: view) else { return }
      ContractMonitor.running?.note("tapped \(place.x), \(place.y)", from: "page")
      // In its upper left corner a page makes a mistake.
      if place.x < 40, place.y < 40 { return viewWillAppear(false) }
      if place.x > 150 { (parent as? StackController)?.push(Page()) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let keys = presses.compactMap { $0.key?.characters }.sorted()
      ContractMonitor.running?.note("keys \(keys)", from: "page")
      super.pressesBegan(presses, with: event)
    }
  }

  /// Makes a program with one page.
  convenience init(count: Int = 1) {
    self.init(rootViewController: Page())
    isPopDragEnabled = true
  }

  /// The operations of the program.
  var operations: [String: (String) -> Void] {
    [
      "pop": { [unowned self] _ in pop() },
      "open": { [unowned self] text in
        ContractMonitor.running?.note("opens \(text)", from: "program")
        push(Page())
      },
    ]
  }
}
