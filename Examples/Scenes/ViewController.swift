import OpenUIKit

/// A page with colours at its edges, and buttons that try out what a window of the desktop can do.
class ViewController: UIViewController {
  private let edges = UIView()

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
    addButton("Copy", at: 3) { _ in UIPasteboard.general.string = "Copied: äöü" }
    addButton("Paste", at: 4) { _ in
      EventLog.write("pasted \(UIPasteboard.general.string ?? "nothing")")
    }
    addButton("Close", at: 5) { [unowned self] _ in
      guard let session = view.window?.windowScene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
        EventLog.write("\($0.localizedDescription)")
      }
    }
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

  private func addButton(_ title: String, at index: Int, handler: @escaping UIActionHandler) {
    let button = UIButton(primaryAction: UIAction(title: title, handler: handler))
    button.frame = CGRect(x: 20, y: 20 + index * 50, width: 160, height: 40)
    button.backgroundColor = .systemBlue
    button.setTitleColor(.white, for: .normal)
    button.pointerCursor = .pointingHand
    view.addSubview(button)
  }
}

/// Writes what happens to standard output, line by line.
enum EventLog {
  static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
