import OpenUIKit

/// The pages that are pushed and popped.
enum Pages {
  /// The screen that shows them, in points.
  static let screenSize = CGSize(width: 390, height: 844)

  /// A page with ten labels, its view loaded.
  static func tenLabels() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    for index in 0..<10 {
      let label = UILabel(frame: CGRect(x: 20, y: 40 + 40 * index, width: 300, height: 30))
      label.text = "Label \(index)"
      page.view.addSubview(label)
    }
    return page
  }
}
