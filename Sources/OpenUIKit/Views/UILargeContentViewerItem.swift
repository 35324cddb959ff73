/// An element of the interface that stays small however large text is, as those of bars do, and
/// that the large content viewer shows. Views are items; their properties set the content.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The text in the viewer; nil for none.
  var largeContentTitle: String? { get }
  /// The image in the viewer; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged to fill the room for it; symbols and images of vectors are sharp
  /// then.
  var scalesLargeContentImage: Bool { get }
  /// How far the edges of the image are moved inwards, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The content of a view for the large content viewer; nil is the default of its class.
struct LargeContent {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage: Bool?
  var imageInsets: UIEdgeInsets?
}
