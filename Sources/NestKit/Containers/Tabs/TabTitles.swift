/// How the titles of tabs are shown: in the size of text of the user, or, where that does not leave
/// every word whole and every title on two lines, in the largest one that does.
struct TabTitles {
  /// The most lines of a title.
  static let lines = 2
  /// Left and right of a title, in points.
  static let margin: CGFloat = 4
  /// Above and below a title, in points.
  private static let padding: CGFloat = 6
  /// The least size of a font that was made smaller, in points.
  private static let leastSize: CGFloat = 11
  /// The least height of tabs, in points.
  static let leastHeight: CGFloat = 49

  /// Where the images of tabs are.
  enum Images: Equatable {
    /// No tab has one.
    case none
    /// Above the titles.
    case above
    /// Before the titles, in a low container.
    case beside
  }

  /// The width and height of an image, in points, at most.
  static func imageLength(_ images: Images) -> CGFloat {
    switch images {
    case .none: 0
    case .above: 26
    case .beside: 20
    }
  }

  /// Between an image and the title, in points.
  static let imageGap: CGFloat = 4

  /// The request for which the titles are laid out.
  struct Request: Equatable {
    let titles: [String]
    /// The width of a tab, in points.
    let width: CGFloat
    /// The height that tabs may have, in points; they may have ``TabTitles/leastHeight`` in any
    /// case.
    let maximumHeight: CGFloat
    let images: Images
    let category: UIContentSizeCategory
  }

  /// The font of all titles.
  let font: UIFont
  /// The height of the tabs, in points.
  let height: CGFloat
  let images: Images

  /// Costs the measuring of every word, for each size that is tried.
  init(_ request: Request) {
    let label = UILabel()
    let traits = UITraitCollection(preferredContentSizeCategory: request.category)
    images = request.images
    let style: UIFont.TextStyle =
      switch images {
      case .none: .body
      case .above: .caption2
      case .beside: .footnote
      }
    var font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    let image = Self.imageLength(images) + Self.imageGap
    let width = request.width - 2 * Self.margin - (images == .beside ? image : 0)
    let above = images == .above ? image : 0
    let most = max(request.maximumHeight, Self.leastHeight)
    while font.pointSize > Self.leastSize,
      !label.fits(request.titles, in: width, height: most - above - 2 * Self.padding, font: font)
    {
      font = font.withSize(max(font.pointSize - 1, Self.leastSize))
    }
    self.font = font
    label.numberOfLines = Self.lines
    label.font = font
    let heights = request.titles.map { label.height(of: $0, in: width) }
    let needed = (heights.max() ?? 0).rounded(.up) + above + 2 * Self.padding
    height = min(max(needed, Self.leastHeight), most)
  }
}

extension UILabel {
  /// Whether a font leaves every word whole, and no title needs more lines than there are.
  fileprivate func fits(
    _ titles: [String], in width: CGFloat, height: CGFloat, font: UIFont
  ) -> Bool {
    self.font = font
    numberOfLines = 0
    let limit = min(CGFloat(TabTitles.lines) * font.lineHeight + 1, height)
    guard titles.allSatisfy({ self.height(of: $0, in: width) <= limit }) else { return false }
    numberOfLines = 1
    return titles.allSatisfy { title in
      title.split(whereSeparator: \.isWhitespace).allSatisfy {
        text = String($0)
        return sizeThatFits(.zero).width <= width
      }
    }
  }

  fileprivate func height(of title: String, in width: CGFloat) -> CGFloat {
    text = title
    return sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
  }
}
