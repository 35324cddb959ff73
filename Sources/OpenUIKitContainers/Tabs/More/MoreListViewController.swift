import OpenUIKit

/// The list behind the item More: a row for each child that has no item of its own.
final class MoreListViewController: UIViewController {
  private var listed: [(UIViewController, UITabBarItem)] = []
  private var rows: [TabRow] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func loadView() { view = UIScrollView(frame: .zero) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (view as? UIScrollView)?.alwaysBounceVertical = true
    showRows()
    updateEditing()
  }

  /// Shows rows for children, with the item of each.
  func show(_ children: [(UIViewController, UITabBarItem)]) {
    listed = children
    if isViewLoaded { showRows() }
    updateEditing()
  }

  /// Whether there is the button Edit, by which a person arranges the tabs.
  func updateEditing() {
    let isThere = tabBarController?.canCustomize == true
    guard isThere != (navigationItem.rightBarButtonItem != nil) else { return }
    let edit = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [zeroingLink] _ in
        zeroingLink.target?.tabBarController?.beginCustomizing()
      })
    navigationItem.rightBarButtonItem = isThere ? edit : nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateEditing()
  }

  private func showRows() {
    for row in rows { row.removeFromSuperview() }
    rows = listed.map { child, item in
      let row = TabRow(item: item)
      row.addAction(
        UIAction { [unowned self, unowned child] _ in tabBarController?.chooseInMore(child) },
        for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(.zero).height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    (view as? UIScrollView)?.contentSize = CGSize(width: width, height: y)
  }
}
