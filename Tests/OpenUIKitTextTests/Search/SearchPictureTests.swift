import NestTesting
import OpenUIKitContainers
import Testing

@testable import OpenUIKitText

/// Input views, alerts with fields and search bars, as pictures.
@Suite struct SearchPictureTests {
  private func makeHost(_ style: UIUserInterfaceStyle, height: CGFloat) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 340, height: height))
    host.window.overrideUserInterfaceStyle = style
    return host
  }

  private func name(_ name: String, _ style: UIUserInterfaceStyle) -> String {
    "\(name)-\(style == .dark ? "dark" : "light")"
  }

  private func fill(_ bar: UISearchBar, _ row: Int) {
    switch row {
    case 0: bar.placeholder = "Search"
    case 1:
      bar.searchBarStyle = .minimal
      bar.showsBookmarkButton = true
      bar.placeholder = "Minimal"
    case 2:
      bar.showsCancelButton = true
      bar.text = "Text"
      bar.scopeButtonTitles = ["All", "New", "Old"]
      bar.selectedScopeButtonIndex = 1
      bar.showsScopeBar = true
    case 3:
      bar.searchTextField.tokens = [
        UISearchToken(icon: UIImage(systemName: "person"), text: "Ann"),
        UISearchToken(icon: nil, text: "Unread"),
      ]
      bar.text = "letters"
      bar.barTintColor = .systemTeal
    default:
      bar.semanticContentAttribute = .forceRightToLeft
      bar.searchTextField.semanticContentAttribute = .forceRightToLeft
      bar.showsCancelButton = true
      bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "סימן")]
      bar.text = "שלום"
    }
  }

  @Test("R23.113 A picture for the button that removes the text takes the place of the system's")
  func clearPicture() throws {
    let host = try makeHost(.light, height: 100)
    host.window.makeKeyAndVisible()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 340, height: 56))
    bar.text = "Text"
    host.window.addSubview(bar)
    bar.searchTextField.becomeFirstResponder()
    try host.settle()
    let button = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    let middle = bar.searchTextField.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
    func pixel() throws -> UInt32 {
      try host.snapshot().bitmap.pixel(x: Int(middle.x), y: Int(middle.y)) & 0xff_ffff
    }
    let before = try pixel()

    let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    bar.setImage(red, for: .clear, state: .normal)
    try host.settle()
    #expect(try pixel() == 0xff_0000)
    bar.setImage(nil, for: .clear, state: .normal)
    try host.settle()
    #expect(try pixel() == before)
  }

  @Test(
    "R23.113 Search bars with their parts are drawn",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func bars(style: UIUserInterfaceStyle) throws {
    let host = try makeHost(style, height: 400)
    host.window.backgroundColor = .systemBackground
    host.window.makeKeyAndVisible()
    var y: CGFloat = 10
    for row in 0..<5 {
      let bar = UISearchBar(frame: CGRect(x: 0, y: y, width: 340, height: 56))
      fill(bar, row)
      bar.frame.size.height = bar.sizeThatFits(.zero).height
      host.window.addSubview(bar)
      y = bar.frame.maxY + 10
    }
    try host.expectPicture(name("search-bars", style))
  }

  @Test(
    "R23.113 A search bar in a navigation bar is drawn",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func controller(style: UIUserInterfaceStyle) throws {
    let host = try makeHost(style, height: 460)
    let root = UIViewController()
    root.title = "Things"
    root.view.backgroundColor = .systemBackground
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let results = UIViewController()
    results.view.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 110, width: 300, height: 30))
    label.text = "Results"
    results.view.addSubview(label)
    let search = UISearchController(searchResultsController: results)
    search.searchBar.placeholder = "Search"
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    host.show(navigation)
    try host.settle()
    try host.expectPicture(name("search-rest", style))
    search.searchBar.scopeButtonTitles = ["One", "Two"]
    host.turn { search.isActive = true }
    host.type("some")
    try host.settle()
    try host.expectPicture(name("search-active", style))
  }

  @Test(
    "R23.113 An alert with fields, and input views, are drawn",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func alert(style: UIUserInterfaceStyle) throws {
    let host = try makeHost(style, height: 420)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    host.show(root)
    let alert = UIAlertController(
      title: "Sign in", message: "to the account of the shop", preferredStyle: .alert)
    alert.addTextField { $0.text = "ann@example.org" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let input = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 120), inputViewStyle: .keyboard)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 36))
    accessory.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: CGRect(x: 12, y: 0, width: 200, height: 36))
    label.text = "Accessory"
    accessory.addSubview(label)
    alert.textFields?[0].inputView = input
    alert.textFields?[0].inputAccessoryView = accessory
    root.present(alert, animated: true)
    try host.settle()
    try host.expectPicture(name("alert-fields", style))
  }
}
