#if !os(tvOS)
  /// The items that a bar shows for the end of a path: one for the controller that is shown, and
  /// one for the controller before it, which gives the back button its title.
  ///
  /// They are items of their own, which take the values of those of the controllers, since an item
  /// belongs to one bar, and two bars show items during a transition.
  final class BarItems {
    let path: NavigationPath
    private let top = UINavigationItem()
    private let below: UINavigationItem?
    private var observations: [NSKeyValueObservation] = []
    /// Called where a value of a controller's item has changed.
    var onChange: () -> Void = {}
    /// Returns to an entry of the path, for the menu of the back button.
    var onBack: (NavigationPath.Entry) -> Void = { _ in }
    private var menu: UIMenu?

    init(_ path: NavigationPath) {
      self.path = path
      below = path.previous == nil ? nil : UINavigationItem()
      observe(path.shown)
      observe(path.previous?.viewController)
    }

    deinit {}

    private func observe(_ controller: UIViewController?) {
      guard let controller else { return }
      observations += controller.navigationItem.observeValues { [weak self] in
        MainActor.assumeIsolated { self?.onChange() }
      }
    }

    /// Nobody needs them any more.
    func end() {
      for observation in observations { observation.invalidate() }
      observations = []
      onChange = {}
    }

    /// The items of a bar.
    var all: [UINavigationItem] { path.entries.isEmpty ? [] : (below.map { [$0] } ?? []) + [top] }

    // MARK: Values

    /// Takes the values of the controllers' items.
    ///
    /// - Parameter appearance: The appearance of the bar; nil for its own.
    func update(appearance: UINavigationBarAppearance?) {
      if let shown = path.shown {
        var values = NavigationItemValues(of: shown.navigationItem)
        values.largeTitleDisplayMode = hasLargeTitle ? .always : .never
        values.showAlways(appearance)
        values.apply(to: top, animated: false)
      }
      guard let below, let previous = path.previous?.viewController else { return }
      var values = NavigationItemValues(of: previous.navigationItem)
      if values.backBarButtonItem == nil { values.backBarButtonItem = backButton(values) }
      values.withoutButtons.apply(to: below, animated: false)
    }

    /// Whether the title is large in a bar with large titles: an item that leaves it open is like
    /// the one before it.
    var hasLargeTitle: Bool {
      for entry in path.entries.reversed() {
        switch entry.viewController.navigationItem.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        default: continue
        }
      }
      return true
    }

    /// Shows the large title, or not, for measuring the bar without it.
    func setsLargeTitle(_ isLarge: Bool) {
      top.largeTitleDisplayMode = isLarge ? .always : .never
    }

    /// The back button of the system, with a menu of the whole path.
    private func backButton(_ values: NavigationItemValues) -> UIBarButtonItem {
      let title = values.backButtonTitle ?? values.title
      let shown = values.backButtonDisplayMode == .default ? title : nil
      let former = below?.backBarButtonItem
      if let former, former.title == shown { return former }
      let button = UIBarButtonItem(title: shown, style: .plain, target: nil, action: nil)
      button.menu = makeMenu()
      return button
    }

    private func makeMenu() -> UIMenu {
      if let menu { return menu }
      let actions = path.entries.dropLast().reversed().map { entry in
        UIAction(title: entry.viewController.navigationItem.nameInMenu) { [weak self] _ in
          self?.onBack(entry)
        }
      }
      let made = UIMenu(children: actions)
      menu = made
      return made
    }
  }

  extension UINavigationItem {
    fileprivate var nameInMenu: String {
      let names = [backBarButtonItem?.title, title, backButtonTitle]
      return names.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
    }
  }
#endif
