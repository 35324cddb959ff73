import NestKit
import NestTesting
import OpenUIKit

/// The gallery: pages on which containers, gestures and scrolling are tried, and what happens beside
/// them.
///
/// Keys: those of the page; control and an arrow rotate the device, control and M send a memory
/// warning.
final class GalleryViewController: UIViewController {
  /// The pages, by what they try.
  enum Page: CaseIterable { case stack, presentation, gestures, scrolling }

  /// The callbacks of the controllers on the pages.
  let recorder: LifecycleRecorder
  /// The page on which the stack is tried.
  let stackPage: StackPageViewController
  /// The page on which presentations are tried.
  let presentationPage: PresentationPageViewController
  /// The page on which gestures are tried.
  let gesturesPage: GesturesPageViewController
  /// The page on which scrolling is tried.
  let scrollingPage: ScrollingPageViewController

  private let pages = ChipChoice(Page.stack)
  private let header: HeaderView
  private let log = LifecycleLogView()
  private var shownPage: GalleryPageViewController

  /// Makes the gallery.
  ///
  /// - Parameter onEvent: Called with each event, after the log.
  init(onEvent: @escaping (LifecycleEvent) -> Void = { _ in }) {
    recorder = LifecycleRecorder()
    stackPage = StackPageViewController(recorder: recorder)
    presentationPage = PresentationPageViewController(recorder: recorder)
    gesturesPage = GesturesPageViewController(recorder: recorder)
    scrollingPage = ScrollingPageViewController(recorder: recorder)
    shownPage = stackPage
    header = HeaderView(pages: [
      pages.makeChip("Stack", for: .stack), pages.makeChip("Present", for: .presentation),
      pages.makeChip("Gestures", for: .gestures), pages.makeChip("Scrolling", for: .scrolling),
    ])
    super.init(nibName: nil, bundle: nil)
    pages.onChange = { [weak self] in self?.showChosenPage() }
    recorder.onEvent = { [weak self] event in
      self?.show(event)
      onEvent(event)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.page
    place(shownPage)
    view.addSubview(shownPage.view)
    shownPage.didMove(toParent: self)
    view.addSubview(header)
    view.addSubview(log)
    header.keyHint = shownPage.keyHint
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = GalleryLayout(size: view.bounds.size)
    header.frame = layout.header
    header.isHidden = layout.header.isEmpty
    log.frame = layout.log
    log.isHidden = layout.log.isEmpty
  }

  /// The chip of a page, for tests and pictures.
  func chip(for page: Page) -> Chip? { pages.chip(for: page) }

  // MARK: Pages

  private func showChosenPage() {
    let old = shownPage
    let new = controller(of: pages.value)
    guard new !== old else { return }
    shownPage = new
    old.willMove(toParent: nil)
    place(new)
    transition(
      from: old, to: new, duration: 0.25, options: .transitionCrossDissolve, animations: nil
    ) { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
    view.bringSubviewToFront(header)
    view.bringSubviewToFront(log)
    header.keyHint = new.keyHint
  }

  private func controller(of page: Page) -> GalleryPageViewController {
    switch page {
    case .stack: stackPage
    case .presentation: presentationPage
    case .gestures: gesturesPage
    case .scrolling: scrollingPage
    }
  }

  private func place(_ page: GalleryPageViewController) {
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { $0.key.map(shownPage.handle) != true }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  // MARK: Log

  private func show(_ event: LifecycleEvent) {
    log.append(LogLine(event))
    shownPage.update()
  }
}
