import UIKit

open class FormCell: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open func setUp() { selectionStyle = .none }

    open override func prepareForReuse() {
        super.prepareForReuse()
        detailTextLabel?.text = nil
        textLabel?.textColor = .label
        textLabel?.textAlignment = .natural
        accessoryType = .none
        selectionStyle = .none
    }
}

/// A title with a control at the trailing edge.
public final class ControlCell<Control: FormControl>: FormCell {
    public let control = Control(frame: .zero)
    var onChange: ((Control) -> Void)?

    public override func setUp() {
        super.setUp()
        control.addTarget(self, action: #selector(changed), for: .valueChanged)
        accessoryView = control
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        onChange = nil
    }

    @objc private func changed() { onChange?(control) }
}

/// A slider below its title.
public final class SliderCell: FormCell {
    public let titleLabel = UILabel()
    public let slider = FormTrack()
    var onChange: ((Float) -> Void)?

    public override func setUp() {
        super.setUp()
        titleLabel.font = .preferredFont(forTextStyle: .body)
        slider.addTarget(self, action: #selector(changed), for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [titleLabel, slider])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor), stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    @objc private func changed() { onChange?(slider.value) }
}

/// Why the field above is not valid.
public final class MessageCell: UITableViewCell {
    public static let identifier = "FormMessage"
    public let messageLabel = UILabel()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        messageLabel.numberOfLines = 0
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .systemRed
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(messageLabel)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            messageLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            messageLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            messageLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Options of which one is chosen.
public final class OptionsViewController: UITableViewController {
    private let options: [String]
    private let selected: String
    private let onSelect: (String) -> Void

    public init(title: String, options: [String], selected: String, onSelect: @escaping (String) -> Void) {
        self.options = options
        self.selected = selected
        self.onSelect = onSelect
        super.init(style: .insetGrouped)
        self.title = title
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let index = options.firstIndex(of: selected) {
            tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
        }
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        cell.textLabel?.text = options[indexPath.row]
        cell.accessoryType = options[indexPath.row] == selected ? .checkmark : .none
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(options[indexPath.row])
    }
}
