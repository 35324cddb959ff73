/// The standard edit actions as lines of a menu.
enum TextMenuItems {
  private struct Item {
    var title: String
    var action: Selector
    var perform: (UIResponder) -> Void
  }

  private static var items: [Item] {
    [
      Item(title: "Cut", action: "cut:") { $0.cut(nil) },
      Item(title: "Copy", action: "copy:") { $0.copy(nil) },
      Item(title: "Paste", action: "paste:") { $0.paste(nil) },
      Item(title: "Select", action: "select:") { $0.select(nil) },
      Item(title: "Select All", action: "selectAll:") { $0.selectAll(nil) },
    ]
  }

  /// The menu of what a responder, or one further up its chain, can do now.
  static func menu(of responder: UIResponder) -> UIMenu {
    let lines = items.compactMap { item -> UIAction? in
      guard let target = responder.target(forAction: item.action, withSender: nil) as? UIResponder
      else { return nil }
      return UIAction(title: item.title) { [weak target] _ in
        guard let target, target.canPerformAction(item.action, withSender: nil) else { return }
        item.perform(target)
      }
    }
    return UIMenu(children: lines)
  }
}
