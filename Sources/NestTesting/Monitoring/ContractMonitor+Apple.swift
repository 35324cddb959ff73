#if canImport(UIKit)
  import NestKit

  // UIKit calls no observer of all controllers. The default implementations of its callbacks, which
  // overrides have to call, are exchanged with those below, once, when the first monitor is started
  // (Decision 93).

  extension ContractMonitor {
    /// The monitor that runs; nil if none does.
    public internal(set) static var running: ContractMonitor? {
      didSet { if running != nil { _ = isExchanged } }
    }

    /// Exchanges the methods when it is first read.
    fileprivate static let isExchanged: Bool = {
      exchange()
      return true
    }()

    private static let methods: [(String, Selector)] = [
      ("viewDidLoad", #selector(UIViewController.nest_viewDidLoad)),
      ("viewWillAppear:", #selector(UIViewController.nest_viewWillAppear)),
      ("viewIsAppearing:", #selector(UIViewController.nest_viewIsAppearing)),
      ("viewDidAppear:", #selector(UIViewController.nest_viewDidAppear)),
      ("viewWillDisappear:", #selector(UIViewController.nest_viewWillDisappear)),
      ("viewDidDisappear:", #selector(UIViewController.nest_viewDidDisappear)),
      ("willMoveToParentViewController:", #selector(UIViewController.nest_willMove)),
      ("didMoveToParentViewController:", #selector(UIViewController.nest_didMove)),
      (
        "viewWillTransitionToSize:withTransitionCoordinator:",
        #selector(UIViewController.nest_viewWillTransition)
      ),
      ("didReceiveMemoryWarning", #selector(UIViewController.nest_didReceiveMemoryWarning)),
    ]

    private static func exchange() {
      for (name, replacement) in methods {
        guard let old = class_getInstanceMethod(UIViewController.self, Selector(name)),
          let new = class_getInstanceMethod(UIViewController.self, replacement)
        else { preconditionFailure("UIKit has no method \(name) any more.") }
        method_exchangeImplementations(old, new)
      }
    }
  }

  // Each of them calls the former implementation, which has its name when they are exchanged.

  extension UIViewController {
    private func note(_ callback: @autoclosure () -> LifecycleCallback) {
      if let monitor = ContractMonitor.running { monitor.receive(callback(), of: self) }
    }

    private func name(of controller: UIViewController?) -> String? {
      controller.flatMap { ContractMonitor.running?.name(of: $0) }
    }

    @objc fileprivate func nest_viewDidLoad() {
      note(.viewDidLoad)
      if ContractMonitor.isExchanged { nest_viewDidLoad() }
    }

    @objc fileprivate func nest_viewWillAppear(_ animated: Bool) {
      note(.viewWillAppear(animated: animated))
      if ContractMonitor.isExchanged { nest_viewWillAppear(animated) }
    }

    @objc fileprivate func nest_viewIsAppearing(_ animated: Bool) {
      note(.viewIsAppearing(animated: animated))
      if ContractMonitor.isExchanged { nest_viewIsAppearing(animated) }
    }

    @objc fileprivate func nest_viewDidAppear(_ animated: Bool) {
      note(.viewDidAppear(animated: animated))
      if ContractMonitor.isExchanged { nest_viewDidAppear(animated) }
    }

    @objc fileprivate func nest_viewWillDisappear(_ animated: Bool) {
      note(.viewWillDisappear(animated: animated))
      if ContractMonitor.isExchanged { nest_viewWillDisappear(animated) }
    }

    @objc fileprivate func nest_viewDidDisappear(_ animated: Bool) {
      note(.viewDidDisappear(animated: animated))
      if ContractMonitor.isExchanged { nest_viewDidDisappear(animated) }
    }

    @objc fileprivate func nest_willMove(toParent parent: UIViewController?) {
      note(.willMove(toParent: name(of: parent)))
      if ContractMonitor.isExchanged { nest_willMove(toParent: parent) }
    }

    @objc fileprivate func nest_didMove(toParent parent: UIViewController?) {
      note(.didMove(toParent: name(of: parent)))
      if ContractMonitor.isExchanged { nest_didMove(toParent: parent) }
    }

    @objc fileprivate func nest_viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note(.viewWillTransition(width: Double(size.width), height: Double(size.height)))
      if ContractMonitor.isExchanged { nest_viewWillTransition(to: size, with: coordinator) }
    }

    @objc fileprivate func nest_didReceiveMemoryWarning() {
      note(.didReceiveMemoryWarning)
      if ContractMonitor.isExchanged { nest_didReceiveMemoryWarning() }
    }
  }
#endif
