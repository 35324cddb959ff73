import NestKit
import NestTesting
import OpenUIKit

/// The gallery: pages on which containers, gestures, scrolling, constraints and drawing are tried,
/// and what happens beside them.
///
/// Keys: those of the page; control and an arrow rotate the device, control and M send a memory
/// warning, control and F search, control and L show the log as lines or lanes, control and R write
/// a recording, control and B judge the contract.
final class GalleryViewController: UIViewController {
  /// The pages, by what they try.
  nonisolated enum Page: String, CaseIterable, Sendable {
    case stack, placeholder, wizard, modal, tabs, pages, split
    case uiKit = "UIKit"
    case nest, leaving, bars, sheets
    case presentation = "present", gestures, scrolling, lists, text, constraints,
      drawing

    /// The label of the chip.
    var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// The callbacks of the controllers on the pages.
  let recorder = LifecycleRecorder()

  /// A request of a key to the program around the gallery.
  nonisolated enum Command {
    /// Write what was done so far.
    case record
    /// Judge the contract, or not any more.
    case judge
  }

  /// Receives requests of keys; nil where there is no program around the gallery.
  var onCommand: ((Command) -> Void)?

  private static let retainedEventCount = 20_000

  private let choice = ChipChoice(Page.stack)
  private let header: HeaderView
  private let log = LifecycleLogView()
  private lazy var guides = GalleryGuides(in: view)
  private var pages: [Page: GalleryPageViewController] = [:]
  private var shownPage: GalleryPageViewController?
  private var showsEvents = true

  /// Makes the gallery.
  ///
  /// - Parameter onEvent: Called with each event, after the log.
  init(onEvent: @escaping (LifecycleEvent) -> Void = { _ in }) {
    var search: () -> Void = {}
    header = HeaderView(
      pages: Page.allCases.map { [choice] in choice.makeChip($0.label, for: $0) },
      search: Chip("Search") { search() })
    super.init(nibName: nil, bundle: nil)
    search = { [weak self] in self?.search() }
    choice.onChange = { [weak self] in self?.showChosenPage() }
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
    let page = page(choice.value)
    shownPage = page
    place(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    view.addConstrained(header, log)
    NSLayoutConstraint.activate(header.filling(guides.header) + log.filling(guides.log))
    describe(page)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guides.adapt()
    header.isHidden = guides.form?.showsHeader == false
    log.isHidden = guides.form?.showsLog == false
  }

  /// The chip of a page, for tests and pictures.
  func chip(for page: Page) -> Chip? { choice.chip(for: page) }

  // MARK: Pages

  /// The controller of a page, made when it is first needed.
  func page(_ page: Page) -> GalleryPageViewController {
    if let made = pages[page] { return made }
    let made = make(page)
    pages[page] = made
    return made
  }

  private func make(_ page: Page) -> GalleryPageViewController {
    switch page {
    case .stack: StackPageViewController(recorder: recorder)
    case .placeholder: PlaceholderPageViewController(recorder: recorder)
    case .wizard: WizardPageViewController(recorder: recorder)
    case .modal: ModalPageViewController(recorder: recorder)
    case .tabs: TabsPageViewController(recorder: recorder)
    case .pages: PagesPageViewController(recorder: recorder)
    case .split: SplitPageViewController(recorder: recorder)
    case .uiKit: UIKitPageViewController(recorder: recorder)
    case .nest: NestPageViewController(recorder: recorder)
    case .leaving: LeavingPageViewController(recorder: recorder)
    case .bars: BarsPageViewController(recorder: recorder)
    case .sheets: SheetsPageViewController(recorder: recorder)
    case .presentation: PresentationPageViewController(recorder: recorder)
    case .gestures: GesturesPageViewController(recorder: recorder)
    case .scrolling: ScrollingPageViewController(recorder: recorder)
    case .lists: ListsPageViewController(recorder: recorder)
    case .text: TextPageViewController(recorder: recorder)
    case .constraints: ConstraintsPageViewController(recorder: recorder)
    case .drawing: DrawingPageViewController(recorder: recorder)
    }
  }

  private func showChosenPage() {
    let new = page(choice.value)
    guard let old = shownPage, new !== old else { return }
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
    describe(new)
    if let chip = chip(for: choice.value) { header.showPage(chip) }
  }

  /// Shows in header and log what they are for on a page.
  private func describe(_ page: GalleryPageViewController) {
    header.keyHint = page.keyHint
    log.title.text = page.logTitle
    log.invitation = page.logInvitation
  }

  private func place(_ page: GalleryPageViewController) {
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: State

  /// Where the user is: the page, and what its containers and those of the other pages show.
  var state: GalleryState {
    GalleryState(page: choice.value, containers: pages.compactMapValues(\.state))
  }

  /// Returns to where the user was. Call it before the gallery is shown.
  ///
  /// - Returns: The parts that could not be restored, a line each; the rest is.
  func restore(_ state: GalleryState) -> [String] {
    choice.select(state.page)
    return Page.allCases.compactMap { page in
      guard let saved = state.containers[page] else { return nil }
      do {
        try self.page(page).restore(saved)
        return nil
      } catch {
        return "\(page.label): \(error)"
      }
    }
  }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Search", input: "f", modifierFlags: .control) { [weak self] _ in
        self?.search()
      },
      UIKeyCommand(title: "Lines or lanes", input: "l", modifierFlags: .control) { [weak self] _ in
        self?.log.toggleForm()
      },
      UIKeyCommand(title: "Write a recording", input: "r", modifierFlags: .control) {
        [weak self] _ in self?.onCommand?(.record)
      },
      UIKeyCommand(title: "Judge the contract", input: "b", modifierFlags: .control) {
        [weak self] _ in self?.onCommand?(.judge)
      },
    ]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      press.key.map { shownPage?.handle($0) == true } != true
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  // MARK: Search

  /// Shows what can be searched for: pages, and what can be chosen and done on each.
  private func search() {
    guard presentedViewController == nil else { return }
    // The events of pages that are made only to be searched are caused by no action.
    showsEvents = false
    let targets = Page.allCases.flatMap { page in
      [SearchTarget([page.label]) { [unowned self] in show(page) }]
        + self.page(page).searchTargets.map { target in
          target.inside(page.label) { [unowned self] in show(page) }
        }
    }
    showsEvents = true
    present(SearchViewController(targets), animated: true)
  }

  /// Shows a page, as a click on its chip does.
  private func show(_ page: Page) {
    choice.select(page)
    showChosenPage()
    view.layoutIfNeeded()
  }

  // MARK: Log

  /// Shows a line about the gallery itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isBreach: Whether it is a breach of the contract.
  func report(_ text: String, isBreach: Bool = false) {
    recorder.note(text, from: isBreach ? LogLine.breachSource : LogLine.resultSource)
  }

  private func show(_ event: LifecycleEvent) {
    guard showsEvents else { return }
    log.append(event)
    // The log has the events; the recorder need not retain them for ever.
    if recorder.events.count > Self.retainedEventCount { recorder.removeAll() }
    shownPage?.update()
  }
}
