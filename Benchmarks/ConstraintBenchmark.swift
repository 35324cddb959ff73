import OpenUIKit

/// The cost of layout by constraints, in hierarchies of the shapes that apps have.
enum ConstraintBenchmark {
  /// The rows of the report.
  static let rows =
    Shape.allCases.map { shape in
      Row(name: "first layout, 1,000 views, \(shape.rawValue)", target: 60, unit: .milliseconds) {
        firstLayout(shape, count: 1_000) * 1e3
      }
    } + [
      Row(name: "a changed constant in a form of 1,000 views", target: 0.3, unit: .milliseconds) {
        changedConstant() * 1e3
      },
      Row(name: "a resized form of 1,000 views", target: 20, unit: .milliseconds) {
        resize() * 1e3
      },
      Row(name: "layout of 10,000 cells to that of 1,000", target: 12, unit: .times) {
        firstLayout(.cells, count: 40_000) / firstLayout(.cells, count: 4_000)
      },
      Row(name: "memory for a constraint, laid out", target: 1, unit: .kibibytes) {
        try ChildProcess.run(.constraintMemory).first
      },
    ]

  /// The shape of a hierarchy in which each view has four constraints.
  enum Shape: String, CaseIterable {
    case form
    case cells
    case nested

    /// Adds about `count` views with their constraints to `root`.
    func build(_ count: Int, in root: UIView) {
      switch self {
      case .form: ConstraintBenchmark.buildForm(rows: count / 2, in: root)
      case .cells: ConstraintBenchmark.buildCells(count / 4, in: root)
      case .nested: ConstraintBenchmark.buildNested(count, in: root)
      }
    }
  }

  // MARK: Measurements

  /// Seconds for the first layout, with making the constraints.
  private static func firstLayout(_ shape: Shape, count: Int) -> Double {
    (0..<5).map { _ in
      let root = makeRoot()
      return ProcessClock.measure {
        shape.build(count, in: root)
        root.layoutIfNeeded()
      }
    }.median
  }

  private static func changedConstant() -> Double {
    let root = makeRoot()
    buildForm(rows: 500, in: root)
    root.layoutIfNeeded()
    let widths = root.subviews.flatMap(\.constraints).filter { $0.firstAttribute == .width }
    precondition(widths.count == 500)
    return (0..<25).map { index in
      ProcessClock.measure {
        widths[index * 20].constant += 1
        root.layoutIfNeeded()
      }
    }.median
  }

  private static func resize() -> Double {
    let root = makeRoot()
    buildForm(rows: 500, in: root)
    root.layoutIfNeeded()
    return (0..<9).map { index in
      ProcessClock.measure {
        root.frame.size.width = CGFloat(400 + index)
        root.layoutIfNeeded()
      }
    }.median
  }

  /// KiB for each constraint of a form beside the same views without constraints.
  static func memory() -> Double {
    let root = makeRoot()
    let views = (0..<10_000).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    let before = ProcessMemory.current
    place(views, inRowsOf: root)
    root.layoutIfNeeded()
    return Double(ProcessMemory.current - before) / 40_000 / 1024
  }

  // MARK: Hierarchies

  private static func makeRoot() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Rows of a title and a field beside it, each below the one before.
  private static func buildForm(rows: Int, in root: UIView) {
    place((0..<2 * rows).map { _ in UIView() }, inRowsOf: root)
  }

  private static func place(_ views: [UIView], inRowsOf root: UIView) {
    var top = root.topAnchor
    for index in stride(from: 0, to: views.count - 1, by: 2) {
      let (title, field) = (views[index], views[index + 1])
      for view in [title, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview == nil { root.addSubview(view) }
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        title.widthAnchor.constraint(equalToConstant: 120),
        title.heightAnchor.constraint(lessThanOrEqualTo: field.heightAnchor),
        field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: top, constant: 8),
        field.heightAnchor.constraint(equalToConstant: 36),
      ])
      top = field.bottomAnchor
    }
  }

  /// Cells that the program places, with a picture, two lines of text and a button in each.
  private static func buildCells(_ count: Int, in root: UIView) {
    for index in 0..<count {
      let cell = UIView(frame: CGRect(x: 0, y: 60 * CGFloat(index), width: 390, height: 60))
      root.addSubview(cell)
      let views = (0..<4).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
      }
      let (picture, title, detail, button) = (views[0], views[1], views[2], views[3])
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        picture.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
        title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        title.heightAnchor.constraint(equalToConstant: 20),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
        button.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        button.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        button.widthAnchor.constraint(equalToConstant: 24),
        button.heightAnchor.constraint(equalToConstant: 24),
      ])
    }
  }

  /// Views that fill the one outside them in four columns, five levels deep.
  private static func buildNested(_ count: Int, in root: UIView) {
    var open = [root]
    var made = 0
    while made < count {
      let outer = open.removeFirst()
      var left = outer.leadingAnchor
      for index in 0..<4 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        let width =
          index < 3
          ? view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25)
          : view.trailingAnchor.constraint(equalTo: outer.trailingAnchor)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: left),
          view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
          view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
          width,
        ])
        left = view.trailingAnchor
        open.append(view)
        made += 1
      }
    }
  }
}
