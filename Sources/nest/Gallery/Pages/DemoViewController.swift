import NestTesting
import OpenUIKit

/// A screen of the demo: a colour of its own for each load of its view, its name in big, and a few
/// bars like those of a real screen, so that translations, scales and rotations can be seen.
class DemoViewController: RecordingViewController {
  /// Its index in the container that shows it.
  let depth: Int
  private let disc = UIView()
  private let monogram = UILabel()
  private let caption = UILabel()
  private let bar = UIView()
  private let rows = (0..<3).map { _ in UIView() }

  /// How many depths have a name of one letter.
  static let letterCount = 26

  /// Makes the screen at an index of the stack.
  ///
  /// - Parameters:
  ///   - depth: 0 for the root.
  ///   - caption: The text at the top. Default: the depth.
  ///   - recorder: Records the callbacks.
  init(depth: Int, caption: String? = nil, recorder: LifecycleRecorder) {
    self.depth = depth
    super.init(Self.name(atDepth: depth), recorder: recorder)
    self.caption.text = caption ?? (depth == 0 ? "Root" : "Depth \(depth + 1)")
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The name of the screen at a depth: A to Z, then A1 to Z1, and so on.
  static func name(atDepth depth: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let letter = String(letters[depth % letters.count])
    return depth < letters.count ? letter : "\(letter)\(depth / letters.count)"
  }

  /// Neighbours in the stack, and two loads of one screen, get hues that are far apart: multiples
  /// of the golden ratio are spread evenly.
  override func backgroundColor(forLoad load: Int) -> UIColor {
    let step = CGFloat(depth + 5 * (load - 1)) * 0.618_034
    let hue = (0.62 + step).truncatingRemainder(dividingBy: 1)
    return UIColor(hue: hue, saturation: 0.58, brightness: 0.72, alpha: 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    bar.backgroundColor = UIColor(white: 0, alpha: 0.14)
    view.addSubview(bar)
    disc.backgroundColor = UIColor(white: 1, alpha: 0.2)
    view.addSubview(disc)
    monogram.text = name
    monogram.textAlignment = .center
    monogram.textColor = .white
    view.addSubview(monogram)
    caption.textAlignment = .center
    caption.textColor = UIColor(white: 1, alpha: 0.85)
    view.addSubview(caption)
    for row in rows {
      row.backgroundColor = UIColor(white: 1, alpha: 0.22)
      view.addSubview(row)
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = area.size
    let unit = (min(size.width, size.height) / 20).rounded()
    bar.frame = CGRect(x: area.minX, y: area.minY, width: size.width, height: unit * 2.5)
    caption.font = .systemFont(ofSize: max(9, unit * 0.95), weight: .semibold)
    caption.frame = bar.frame
    monogram.font = .systemFont(ofSize: max(16, unit * 4), weight: .bold)
    let rowsHeight = unit * 2 * CGFloat(rows.count) + unit
    let free = max(0, area.maxY - bar.frame.maxY - rowsHeight)
    let diameter = (min(unit * 9, free * 0.8) / 2).rounded() * 2
    disc.frame = CGRect(
      x: (area.minX + (size.width - diameter) / 2).rounded(),
      y: (bar.frame.maxY + (free - diameter) / 2).rounded(), width: diameter, height: diameter)
    disc.layer.cornerRadius = diameter / 2
    monogram.frame = disc.frame
    for (index, row) in rows.enumerated() {
      let inset = unit * 1.5
      row.layer.cornerRadius = (unit * 0.5).rounded()
      row.frame = CGRect(
        x: area.minX + inset, y: area.maxY - rowsHeight + unit * 2 * CGFloat(index),
        width: (size.width - 2 * inset) * [1, 0.8, 0.6][index], height: (unit * 1.4).rounded())
    }
  }
}
