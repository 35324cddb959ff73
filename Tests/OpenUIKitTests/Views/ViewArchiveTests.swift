import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// A view of a class of its own, with a subview that it makes itself.
class ArchivedCard: UIView {
  var rank = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    rank = coder.decodeInteger(forKey: "rank")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(rank, forKey: "rank")
  }
}

@Suite struct ViewArchiveTests {
  private func archived<Object: NSObject>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
  }

  private func coder(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  @Test("R19.1 a view returns from an archive as it was")
  func view() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    view.tag = 7
    view.contentMode = .bottomRight
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.autoresizesSubviews = false
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.semanticContentAttribute = .forceRightToLeft
    view.accessibilityIdentifier = "card"
    view.isOpaque = false
    view.layer.cornerRadius = 9

    let read = try #require(try archived(view))

    #expect(read.center == view.center && read.bounds == view.bounds)
    #expect(read.transform == view.transform && read.alpha == 0.5)
    #expect(read.isHidden && read.clipsToBounds && !read.isOpaque)
    #expect(read.backgroundColor == .systemBackground && read.tag == 7)
    #expect(read.layer.backgroundColor == view.layer.backgroundColor)
    #expect(read.tintAdjustmentMode == .dimmed && read.tintColor == view.tintColor)
    #expect(read.contentMode == .bottomRight)
    #expect(read.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(!read.autoresizesSubviews && !read.isUserInteractionEnabled)
    #expect(read.isMultipleTouchEnabled && !read.isExclusiveTouch)
    #expect(read.semanticContentAttribute == .forceRightToLeft)
    #expect(read.accessibilityIdentifier == "card" && read.layer.cornerRadius == 9)
  }

  @Test("R19.1 a tree of views returns from an archive, of the same classes and in order")
  func tree() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = ArchivedCard(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    card.rank = 3
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Title"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .systemRed
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    label.numberOfLines = 2
    root.addSubview(card)
    card.addSubview(label)
    root.addSubview(UIImageView(image: nil))

    let read = try #require(try archived(root))

    #expect(read.subviews.map { "\(type(of: $0))" } == ["ArchivedCard", "UIImageView"])
    let readCard = try #require(read.subviews.first as? ArchivedCard)
    #expect(readCard.rank == 3 && readCard.superview === read)
    let readLabel = try #require(readCard.subviews.first as? UILabel)
    #expect(readLabel.text == "Title" && readLabel.font == label.font)
    #expect(readLabel.adjustsFontForContentSizeCategory && readLabel.textColor == .systemRed)
    #expect(readLabel.textAlignment == .right && readLabel.lineBreakMode == .byClipping)
    #expect(readLabel.numberOfLines == 2 && !readLabel.isUserInteractionEnabled)
  }

  @Test("R17.37 an archive has the attributes of a label, its shadow and what it shrinks to")
  func attributedLabel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.textColor = .systemGreen
    let text = NSTextStorage(
      string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 1, length: 2))
    label.attributedText = text
    label.shadowColor = .systemBlue
    label.shadowOffset = CGSize(width: 2, height: 3)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters

    let read = try #require(try archived(label))

    #expect(read.text == "Title" && read.textColor == .systemGreen)
    #expect(read.attributedText?.isEqual(to: text) == true)
    #expect(read.intrinsicContentSize == label.intrinsicContentSize)
    #expect(read.shadowColor == .systemBlue && read.shadowOffset == CGSize(width: 2, height: 3))
    #expect(read.adjustsFontSizeToFitWidth && read.minimumScaleFactor == 0.5)
    #expect(read.baselineAdjustment == .alignCenters)
    #expect(
      UILabel(coder: try coder { $0.encode("text", forKey: "UILabelAttributedText") }) == nil)
  }

  @Test("R19.1 controls come back from archives without doubles of what they consist of")
  func controls() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.isEnabled = false
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.layoutIfNeeded()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    pages.numberOfPages = 3
    pages.currentPage = 2
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.5
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInset.top = 10
    scroll.contentOffset.y = 120
    scroll.refreshControl = UIRefreshControl()
    scroll.addSubview(UIView())

    let readButton = try #require(try archived(button))
    readButton.layoutIfNeeded()
    #expect(readButton.buttonType == .system && !readButton.isEnabled)
    #expect(readButton.title(for: .normal) == "Go" && readButton.title(for: .disabled) == "Gone")
    #expect(readButton.titleColor(for: .normal) == .red)
    #expect(readButton.subviews.count == button.subviews.count)
    let readPages = try #require(try archived(pages))
    #expect(readPages.numberOfPages == 3 && readPages.currentPage == 2)
    #expect(readPages.subviews.count == pages.subviews.count)
    let readProgress = try #require(try archived(progress))
    #expect(readProgress.progress == 0.5 && readProgress.subviews.count == 1)
    let readScroll = try #require(try archived(scroll))
    #expect(readScroll.contentSize == CGSize(width: 100, height: 500))
    #expect(readScroll.contentInset.top == 10 && readScroll.contentOffset.y == 120)
    #expect(readScroll.subviews.count == 1)
  }

  /// A square of a colour.
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test("R19.1 style, colours and images of a progress view come back from an archive")
  func progressView() throws {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progress = 0.25
    view.progressTintColor = .systemRed
    view.trackTintColor = .blue
    view.trackImage = image(.green)

    let read = try #require(try archived(view))

    #expect(read.progressViewStyle == .bar && read.progress == 0.25 && read.frame == view.frame)
    #expect(read.progressTintColor == .systemRed && read.trackTintColor == .blue)
    #expect(read.progressImage == nil)
    #expect(read.trackImage?.pngData() == view.trackImage?.pngData())
  }

  @Test("R19.1 styles, colours and images of a page control come back from an archive")
  func pageControl() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    control.numberOfPages = 4
    control.currentPage = 1
    control.hidesForSinglePage = true
    control.allowsContinuousInteraction = false
    control.backgroundStyle = .prominent
    control.direction = .topToBottom
    control.pageIndicatorTintColor = .systemGray
    control.currentPageIndicatorTintColor = .red
    control.preferredIndicatorImage = image(.green)
    control.setIndicatorImage(image(.red), forPage: 3)
    control.setIndicatorImage(image(.blue), forPage: 0)
    control.setCurrentPageIndicatorImage(image(.white), forPage: 2)

    let read = try #require(try archived(control))

    #expect(read.numberOfPages == 4 && read.currentPage == 1)
    #expect(read.hidesForSinglePage && !read.allowsContinuousInteraction)
    #expect(read.backgroundStyle == .prominent && read.direction == .topToBottom)
    #expect(read.pageIndicatorTintColor == .systemGray)
    #expect(read.currentPageIndicatorTintColor == .red)
    #expect(read.preferredIndicatorImage?.pngData() == image(.green).pngData())
    #expect(read.preferredCurrentPageIndicatorImage == nil)
    #expect(read.indicatorImage(forPage: 0)?.pngData() == image(.blue).pngData())
    #expect(read.indicatorImage(forPage: 1) == nil)
    #expect(read.indicatorImage(forPage: 3)?.pngData() == image(.red).pngData())
    #expect(read.currentPageIndicatorImage(forPage: 2)?.pngData() == image(.white).pngData())
  }

  @Test("R19.1 the images of an image view come back from an archive")
  func images() throws {
    let image = image(.green)
    let view = UIImageView(image: image)

    let read = try #require(try archived(view))

    #expect(read.image?.pngData() == image.pngData() && read.layer.contents != nil)
    #expect(read.frame == view.frame)
  }

  @Test("R19.1 what a controller says about itself returns from an archive")
  func controller() throws {
    let controller = UIViewController()
    controller.title = "Page"
    controller.restorationIdentifier = "page"
    controller.modalPresentationStyle = .formSheet
    controller.modalTransitionStyle = .crossDissolve
    controller.preferredContentSize = CGSize(width: 10, height: 20)
    controller.isModalInPresentation = true
    controller.edgesForExtendedLayout = .top

    let read = try #require(try archived(controller))

    #expect(read.title == "Page" && read.restorationIdentifier == "page")
    #expect(read.modalPresentationStyle == .formSheet)
    #expect(read.modalTransitionStyle == .crossDissolve && read.isModalInPresentation)
    #expect(read.preferredContentSize == CGSize(width: 10, height: 20))
    #expect(read.edgesForExtendedLayout == .top && !read.isViewLoaded)
  }

  @Test("R19.1 damaged archives give nil, and a coder without keys new objects")
  func damage() throws {
    for key in ["UIView", "CALayerValues", "UIViewSubviews"] {
      #expect(UIView(coder: try coder { $0.encode("text", forKey: key) }) == nil)
    }
    #expect(UILabel(coder: try coder { $0.encode("text", forKey: "UILabel") }) == nil)
    #expect(UIControl(coder: try coder { $0.encodeValue([1], forKey: "UIControl") }) == nil)
    #expect(UIButton(coder: try coder { $0.encode("text", forKey: "UIButton") }) == nil)
    #expect(UIScrollView(coder: try coder { $0.encode(1, forKey: "UIScrollView") }) == nil)
    #expect(UIPageControl(coder: try coder { $0.encode("text", forKey: "UIPageControl") }) == nil)
    #expect(UIProgressView(coder: try coder { $0.encode("text", forKey: "UIProgressView") }) == nil)
    #expect(UIViewController(coder: try coder { $0.encode(1, forKey: "UIViewController") }) == nil)
    #expect(
      UIView(
        coder: try coder { $0.encode([NSNumber(value: 1)] as NSArray, forKey: "UIViewSubviews") })
        == nil)
    #expect(UIView(coder: NSCoder())?.frame == .zero)
    #expect(UIButton(coder: NSCoder())?.frame == .zero)
    #expect(UILabel(coder: NSCoder())?.isUserInteractionEnabled == false)
    #expect(UIImageView(coder: try coder { _ in })?.image == nil)
    #expect(UIViewController(coder: NSCoder())?.title == nil)
  }
}
