import OpenUIKit

/// A page with colours at its edges, and buttons that try out what a window of the desktop can do.
class ViewController: UIViewController {
  private let edges = UIView()
  private let field = TextField(frame: CGRect(x: 200, y: 20, width: 180, height: 40))
  private let list = UIScrollView(frame: CGRect(x: 200, y: 70, width: 180, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    })
    edges.frame = view.bounds
    edges.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    edges.layer.borderWidth = 10
    edges.layer.borderColor = UIColor.red.cgColor
    edges.isUserInteractionEnabled = false
    view.addSubview(edges)
    addButton("New window", at: 0) { _ in
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    }
    addButton("Full screen", at: 1) { [unowned self] _ in
      guard let scene = view.window?.windowScene else { return }
      scene.setFullScreen(!scene.isFullScreen)
    }
    addButton("Minimise", at: 2) { [unowned self] _ in view.window?.windowScene?.minimize() }
    addButton("Copy", at: 3) { [unowned self] _ in
      UIPasteboard.general.string = field.hasText ? field.text : "Copied: äöü"
    }
    addButton("Paste", at: 4) { _ in
      EventLog.write("pasted \(UIPasteboard.general.string ?? "nothing")")
    }
    addButton("Close", at: 5) { [unowned self] _ in
      guard let session = view.window?.windowScene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
        EventLog.write("\($0.localizedDescription)")
      }
    }
    view.addSubview(field)
    addList()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    EventLog.write("laid out \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
  }

  /// The edges are green while a finger, or a button of the mouse, is down.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    edges.layer.borderColor = UIColor.green.cgColor
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    edges.layer.borderColor = UIColor.red.cgColor
  }

  private func addList() {
    list.contentSize = CGSize(width: 180, height: 600)
    list.delegate = self
    for row in 0..<30 {
      let label = UILabel(frame: CGRect(x: 0, y: 20 * row, width: 180, height: 20))
      label.text = "Row \(row + 1)"
      label.backgroundColor = row < 5 ? UIColor.yellow : nil
      list.addSubview(label)
    }
    view.addSubview(list)
  }

  private func addButton(_ title: String, at index: Int, handler: @escaping UIActionHandler) {
    let button = UIButton(primaryAction: UIAction(title: title, handler: handler))
    button.frame = CGRect(x: 20, y: 20 + index * 50, width: 160, height: 40)
    button.backgroundColor = .systemBlue
    button.setTitleColor(.white, for: .normal)
    button.pointerCursor = .pointingHand
    view.addSubview(button)
  }
}

extension ViewController: UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    EventLog.write("dragged to \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    EventLog.write("scrolled to \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    EventLog.write("scrolled to the top")
  }
}

/// Writes what happens to standard output, line by line.
enum EventLog {
  static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
