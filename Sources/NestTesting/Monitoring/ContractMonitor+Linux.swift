#if !canImport(UIKit)
  import NestKit

  extension ContractMonitor: ControllerObserver {
    /// The monitor that runs; nil if none does.
    public internal(set) static var running: ContractMonitor? {
      get { UIViewController.observer as? ContractMonitor }
      set { UIViewController.observer = newValue }
    }

    /// Receives a callback.
    package func controller(_ controller: UIViewController, receives callback: ControllerCallback) {
      receive(recorded(callback), of: controller)
    }

    private func recorded(_ callback: ControllerCallback) -> LifecycleCallback {
      switch callback {
      case .loadView: .loadView
      case .viewDidLoad: .viewDidLoad
      case .appearance(let kind, let animated): Self.recorded(kind, animated)
      case .willMove(let parent): .willMove(toParent: parent.map(subjects.name))
      case .didMove(let parent): .didMove(toParent: parent.map(subjects.name))
      case .viewWillTransition(let size):
        .viewWillTransition(width: Double(size.width), height: Double(size.height))
      case .didReceiveMemoryWarning: .didReceiveMemoryWarning
      }
    }

    private static func recorded(_ kind: AppearanceCallback, _ animated: Bool) -> LifecycleCallback
    {
      switch kind {
      case .willAppear: .viewWillAppear(animated: animated)
      case .isAppearing: .viewIsAppearing(animated: animated)
      case .didAppear: .viewDidAppear(animated: animated)
      case .willDisappear: .viewWillDisappear(animated: animated)
      case .didDisappear, .none: .viewDidDisappear(animated: animated)
      }
    }
  }
#endif
