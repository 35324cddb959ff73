import NestTesting
import Testing

@testable import OpenUIKit

/// Something whose changes can be taken back.
private final class Document {
  private let manager: UndoManager
  private(set) var text = ""

  init(_ manager: UndoManager) { self.manager = manager }

  deinit {}

  func set(_ new: String) {
    let old = text
    manager.registerUndo(withTarget: self) { $0.set(old) }
    text = new
  }

  func setByMethod(_ new: NSString) {
    manager.registerUndo(
      withTarget: self, selector: Selector("setByMethod(_:)", Document.setByMethod(_:)),
      object: text as NSString)
    text = new as String
  }
}

/// A view that takes the keyboard.
private final class Editor: UIView {
  override var canBecomeFirstResponder: Bool { true }

  deinit {}
}

@Suite struct UndoManagerTests {
  let host: TestHost
  let manager = UndoManager()
  private let document: Document

  init() throws {
    host = try TestHost(size: CGSize(width: 100, height: 100))
    document = Document(manager)
  }

  @Test("UIKit 10 A change is taken back, done again, and taken back again")
  func undoAndRedo() {
    host.turn { document.set("a") }
    host.turn { document.set("b") }

    manager.undo()
    #expect(document.text == "a" && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(document.text == "" && !manager.canUndo && manager.canRedo)
    manager.redo()
    manager.redo()
    #expect(document.text == "b" && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(document.text == "a")
  }

  @Test("UIKit 10 What is registered in one turn is taken back at once, by a method too")
  func groupsByEvent() {
    host.turn {
      document.set("a")
      document.setByMethod("b")
      document.set("c")
    }
    let level = manager.groupingLevel
    host.turn { document.set("d") }

    #expect(level == 0)
    manager.undo()
    #expect(document.text == "c")
    manager.undo()
    #expect(document.text == "")
    manager.redo()
    #expect(document.text == "c")
  }

  @Test("UIKit 10 undo() in the turn of a change takes that back")
  func sameTurn() {
    document.set("a")

    #expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.undo()

    #expect(document.text == "" && manager.groupingLevel == 0)
  }

  @Test("UIKit 10 A change after one was taken back leaves nothing to do again")
  func newChange() {
    host.turn { document.set("a") }
    manager.undo()
    host.turn { document.set("b") }

    #expect(!manager.canRedo)
    manager.redo()
    #expect(document.text == "b")
  }

  @Test("UIKit 10 Groups nest; the inner one is part of the outer one, or taken back alone")
  func nested() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.set("a")
    manager.beginUndoGrouping()
    document.set("b")
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()

    manager.undo()

    #expect(document.text == "" && manager.groupingLevel == 0)
  }

  @Test("UIKit 10 Only so many groups are stored, and none while nothing is registered")
  func limits() {
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { host.turn { document.set(text) } }
    manager.disableUndoRegistration()
    host.turn { document.set("d") }
    manager.enableUndoRegistration()

    manager.undo()
    manager.undo()
    manager.undo()

    #expect(document.text == "a" && !manager.canUndo)
  }

  @Test("UIKit 10 Names are for menus, and stay with what is done again")
  func names() {
    host.turn {
      document.set("a")
      manager.setActionName("Typing")
    }
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Typing")
    #expect(manager.undoActionName == "" && manager.redoActionName == "Typing")
  }

  @Test("UIKit 10 Objects are not retained, and those that are gone are left out")
  func targets() {
    var other: Document? = Document(manager)
    host.turn {
      other?.set("a")
      document.set("b")
    }
    weak let gone = other
    other = nil

    #expect(gone == nil)
    manager.undo()
    #expect(document.text == "")

    host.turn { document.set("c") }
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("UIKit 10 Notifications enclose what is undone and redone")
  func notifications() {
    var posted: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    host.turn { document.set("a") }
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }

    #expect(posted == names.map(\.rawValue))
  }

  @Test("UIKit 10 What raises exceptions on Apple's systems is reported, and nothing has changed")
  func misuse() {
    let misuses = withMisuseIntercepted {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.groupsByEvent = false
      document.set("a")
      manager.beginUndoGrouping()
      document.set("b")
      manager.undo()
      manager.endUndoGrouping()
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: document) { _ in manager.undoNestedGroup() }
      manager.endUndoGrouping()
      manager.undo()
    }

    #expect(
      misuses.map(\.id) == [
        "undo.group-not-begun", "undo.registration-enabled", "undo.no-group", "undo.inside-group",
        "undo.inside-undo",
      ])
    manager.undo()
    #expect(document.text == "a")
  }

  @Test("UIKit 10 An undo may forget everything, and what it registers later is done again")
  func removalInsideUndo() {
    host.turn { document.set("a") }
    host.turn {
      manager.registerUndo(withTarget: document) { document in
        document.set("b")
        manager.removeAllActions()
        document.set("c")
      }
    }

    let misuses = withMisuseIntercepted { manager.undo() }

    #expect(misuses.isEmpty)
    #expect(document.text == "c" && !manager.canUndo && manager.canRedo)
    #expect(manager.groupingLevel == 0)
    manager.redo()
    #expect(document.text == "b")
  }

  @Test("UIKit 10 A nested undo that forgets everything forgets the groups around it")
  func removalInsideNestedUndo() {
    host.turn {
      document.set("a")
      manager.endUndoGrouping()
      manager.registerUndo(withTarget: document) { _ in manager.removeAllActions() }
      manager.endUndoGrouping()
      manager.beginUndoGrouping()
      manager.undoNestedGroup()
      #expect(manager.groupingLevel == 0 && !manager.canUndo && !manager.canRedo)
    }
  }

  @Test("UIKit 10 A responder finds the manager of its window, and the keys use it")
  func keys() throws {
    let editor = Editor(frame: host.window.bounds)
    host.window.addSubview(editor)
    host.window.makeKeyAndVisible()
    editor.becomeFirstResponder()
    let manager = try #require(editor.undoManager)
    let document = Document(manager)

    #expect(manager === host.window.undoManager)
    host.turn { document.set("a") }
    host.press(.keyboardZ, modifiers: .control)
    #expect(document.text == "")
    host.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(document.text == "a")
    host.press(.keyboardZ, modifiers: .command)
    #expect(document.text == "")
  }
}
