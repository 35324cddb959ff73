import OpenUIKit

/// A conversation.
final class ChatView: UIStackView {
  /// Makes the conversation.
  convenience init() {
    let cells = [
      ChatCell(.received(from: "Grace", at: "9:41"), "Does the bubble grow with its text?"),
      ChatCell(
        .sent(at: "9:42"),
        "It does: its sides are constraints, and its height is that of the lines."),
      ChatCell(
        .received(from: "Grace", at: "9:43"), "And a narrow window breaks the lines elsewhere."),
      ChatCell(.sent(at: "9:44"), "Try it."),
    ]
    self.init(.vertical, spacing: 14, cells)
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 12, bottom: 16, trailing: 12)
  }
}

/// A message: its text in a bubble that is as wide as it needs, and who has sent it when.
final class ChatCell: UIView {
  /// Who has sent a message.
  enum Origin {
    case received(from: String, at: String)
    case sent(at: String)
  }

  private let bubble = UIView()
  private let text = UILabel()
  private let caption = UILabel()
  private static let avatarSide: CGFloat = 32

  /// Makes the cell of a message.
  init(_ origin: Origin, _ message: String) {
    super.init(frame: .zero)
    text.text = message
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    caption.font = .systemFont(ofSize: 11)
    caption.textColor = .secondaryLabel
    bubble.layer.cornerRadius = 14
    bubble.addConstrained(text)
    addConstrained(bubble, caption)
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: topAnchor),
      bubble.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: bottomAnchor),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.8),
    ])
    switch origin {
    case .received(let name, let time): receive(from: name, at: time)
    case .sent(let time): send(at: time)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func receive(from name: String, at time: String) {
    let avatar = PaddedLabel(
      String(name.prefix(1)), font: .systemFont(ofSize: 15, weight: .semibold),
      background: .systemIndigo)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.layer.cornerRadius = Self.avatarSide / 2
    addConstrained(avatar)
    caption.text = "\(name) · \(time)"
    bubble.backgroundColor = .secondarySystemBackground
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: Self.avatarSide),
      avatar.heightAnchor.constraint(equalToConstant: Self.avatarSide),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
      avatar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      bubble.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      caption.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])
  }

  private func send(at time: String) {
    caption.text = time
    text.textColor = .white
    bubble.backgroundColor = .systemBlue
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      bubble.trailingAnchor.constraint(equalTo: trailingAnchor),
      caption.trailingAnchor.constraint(equalTo: text.trailingAnchor),
    ])
  }
}
