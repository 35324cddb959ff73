import OpenUIKitContainers
import OpenUIKitLists
import OpenUIKitText

/// A list of cities below a navigation bar with a search bar.
final class SearchDemoViewController: UINavigationController, TextPageDemo {
  var onEvent: (String) -> Void = { _ in }
  private let cities = CitySearchViewController()

  init() {
    super.init(rootViewController: cities)
    navigationBar.prefersLargeTitles = true
    cities.onEvent = { [unowned self] in onEvent($0) }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func edit() { cities.search.isActive = true }
}

/// The cities, or those with the words that are searched.
private final class CitySearchViewController: UITableViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  var onEvent: (String) -> Void = { _ in }
  private let all = Cities.byLetter.flatMap(\.cities)
  private var shown: [String]

  init() {
    shown = all
    super.init(style: .plain)
    title = "Cities"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    shown = words.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(words) }
    tableView.reloadData()
    onEvent("Found \(shown.count)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
