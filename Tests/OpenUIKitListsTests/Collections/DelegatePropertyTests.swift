import OpenUIKitLists
import Testing

/// The use by programs of the property `delegate` of a subclass of `UIScrollView`; that it compiles
/// is a part of the test.
@Suite struct DelegatePropertyTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var scrolls = 0

    deinit {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
    var scrolls = 0

    deinit {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private final class Overriding: UICollectionView {
    var changes = 0

    deinit {}

    override weak var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }
  }

  @Test("R22.3 The delegate of a collection view is that of the scroll view, with its own type")
  func sameReference() throws {
    let view = Overriding(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let delegate = Delegate()

    view.delegate = delegate
    view.contentOffset.y = 1

    let read = view.delegate
    #expect(type(of: read) == Optional<any UICollectionViewDelegate>.self)
    #expect(read === delegate)
    #expect(view.changes == 1)
    #expect(delegate.scrolls == 1)
    let scrollView: UIScrollView = view
    #expect(scrollView.delegate === delegate)
    view[keyPath: \.delegate] = nil
    #expect(scrollView.delegate == nil)
  }

  @Test("R22.3 A delegate of scroll views, set as one, receives what concerns scrolling only")
  func scrollDelegate() {
    let view = Overriding(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let delegate = ScrollDelegate()

    (view as UIScrollView).delegate = delegate
    view.contentOffset.y = 1

    #expect(view.delegate == nil)
    #expect(delegate.scrolls == 1)
  }
}
