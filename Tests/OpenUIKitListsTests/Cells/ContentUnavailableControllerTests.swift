import NestTesting
import Testing

@testable import OpenUIKitLists

/// The placeholders of controllers.
@Suite struct ContentUnavailableControllerTests {
  private final class Mailbox: UIViewController {
    var mails = 0
    var calls: [String] = []
    var search: String?

    deinit {}

    /// The calls since the last time, several layouts in a row as one.
    func take() -> [String] {
      defer { calls = [] }
      return calls.indices.filter { $0 == 0 || calls[$0] != calls[$0 - 1] }.map { calls[$0] }
    }

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      var state = super.contentUnavailableConfigurationState
      state.searchText = search
      return state
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      calls.append("appearing")
    }

    override func viewWillLayoutSubviews() { calls.append("layout") }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      calls.append("update \(state.searchText ?? "-")")
      contentUnavailableConfiguration =
        mails == 0 ? UIContentUnavailableConfiguration.search() : nil
    }

    var placeholder: UIContentUnavailableView? {
      view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }
  }

  @Test(
    "R22.450 A controller is asked for its placeholder before the first layout, and once for many requests"
  )
  func requests() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let controller = Mailbox()
    host.show(controller)

    #expect(controller.take() == ["appearing", "update -", "layout"])
    let view = try #require(controller.placeholder)
    #expect(view.shown.text == "No Results")
    host.turn {
      controller.search = "pears"
      controller.setNeedsUpdateContentUnavailableConfiguration()
      controller.setNeedsUpdateContentUnavailableConfiguration()
      #expect(controller.calls == [])
    }
    #expect(controller.take() == ["update pears", "layout"])
    #expect(controller.placeholder === view)
    #expect(view.shown.text == "No Results for “pears”")
    host.turn { controller.overrideUserInterfaceStyle = .dark }
    #expect(controller.take().filter { $0 != "layout" } == ["update pears"])
    host.turn {
      controller.mails = 1
      controller.setNeedsUpdateContentUnavailableConfiguration()
    }
    #expect(controller.placeholder == nil)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test("R22.451 The placeholder fills the safe area in front of the content, and stays there")
  func place() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    host.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let controller = UITableViewController(style: .plain)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    #expect(!controller.isViewLoaded)
    host.show(controller)
    let table: UITableView = controller.tableView
    let view = try #require(table.subviews.last as? UIContentUnavailableView)

    func place() -> CGRect { view.convert(view.bounds, to: nil) }
    #expect(place() == CGRect(x: 0, y: 20, width: 300, height: 346))
    host.turn {
      table.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2000)))
      table.contentSize.height = 2000
      table.contentOffset.y = 300
    }
    #expect(place() == CGRect(x: 0, y: 20, width: 300, height: 346))
    #expect(table.subviews.last === view)
    host.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 5))
    #expect(place() == CGRect(x: 10, y: 50, width: 285, height: 350))
    host.turn { controller.contentUnavailableConfiguration = nil }
    #expect(view.superview == nil)
  }

  private struct Other: UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView { OtherView(self) }
    func updated(for state: any UIConfigurationState) -> Other { self }
  }

  private final class OtherView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Other) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit {}
  }

  @Test("R22.452 A placeholder of another kind replaces the view, and follows another root view")
  func replacement() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let controller = UIViewController()
    host.show(controller)
    host.turn {
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
    let first = try #require(controller.view.subviews.last)
    host.turn {
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    }
    #expect(controller.view.subviews.last === first)
    host.turn { controller.contentUnavailableConfiguration = Other() }
    #expect(first.superview == nil)
    let other = try #require(controller.view.subviews.last as? OtherView)
    #expect(other.frame == controller.view.bounds)
    let root = UIView(frame: controller.view.frame)
    host.turn {
      let old = controller.view
      controller.view = root
      old?.superview?.addSubview(root)
    }
    #expect(other.superview === root)
  }
}
