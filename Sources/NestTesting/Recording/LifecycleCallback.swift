import Foundation
import NestKit

/// A callback that a recorder can see, with its arguments. Controllers are named.
public nonisolated enum LifecycleCallback: Hashable, Sendable {
  /// `loadView()` was entered.
  case loadView
  /// `viewDidLoad()`.
  case viewDidLoad
  /// `viewWillAppear(_:)`.
  case viewWillAppear(animated: Bool)
  /// `viewIsAppearing(_:)`.
  case viewIsAppearing(animated: Bool)
  /// `viewDidAppear(_:)`.
  case viewDidAppear(animated: Bool)
  /// `viewWillDisappear(_:)`.
  case viewWillDisappear(animated: Bool)
  /// `viewDidDisappear(_:)`.
  case viewDidDisappear(animated: Bool)
  /// `viewWillLayoutSubviews()`; recorded only where a controller records layout.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()`; recorded only where a controller records layout.
  case viewDidLayoutSubviews
  /// `willMove(toParent:)`, with the name of the parent.
  case willMove(toParent: String?)
  /// `didMove(toParent:)`, with the name of the parent.
  case didMove(toParent: String?)
  /// `traitCollectionDidChange(_:)`, with the system traits that differ; recorded only where a
  /// controller records traits.
  case traitCollectionDidChange([RecordedTrait])
  /// `viewWillTransition(to:with:)`, with the size in points.
  case viewWillTransition(width: Double, height: Double)
  /// `willTransition(to:with:)`, with the names of the new size classes, horizontal and vertical;
  /// recorded only where a controller records traits.
  case willTransition(horizontal: String, vertical: String)
  /// `willRotate(to:duration:)`, with the name of the orientation; recorded only where a controller
  /// records rotations.
  case willRotate(to: String)
  /// `willAnimateRotation(to:duration:)`, with the name of the orientation; recorded only where a
  /// controller records rotations.
  case willAnimateRotation(to: String)
  /// `didRotate(from:)`, with the name of the orientation; recorded only where a controller asks
  /// for recorded only where a controller records rotations.
  case didRotate(from: String)
  /// `didReceiveMemoryWarning()`.
  case didReceiveMemoryWarning
  /// The controller is being deallocated.
  case deinitialized
  /// A container sent an event, with the names of the controllers.
  case containerEvent(ContainerEvent.Phase, ContainerEvent.Kind<String>, animated: Bool)
  /// How far the running transition of a container is, from 0 to 1; nil when it has ended. Recorded
  /// by `LifecycleRecorder.recordProgress(of:as:)`, and not shown in text.
  case progress(Double?)
  /// A line of the test itself, for example to mark where a completion ran.
  case note(String)
}

nonisolated extension LifecycleCallback {
  /// A callback of a controller without its arguments: in which a `RecordingViewController` can run
  /// an action.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `loadView()`.
    case loadView
    /// `viewDidLoad()`.
    case viewDidLoad
    /// `viewWillAppear(_:)`.
    case viewWillAppear
    /// `viewIsAppearing(_:)`.
    case viewIsAppearing
    /// `viewDidAppear(_:)`.
    case viewDidAppear
    /// `viewWillDisappear(_:)`.
    case viewWillDisappear
    /// `viewDidDisappear(_:)`.
    case viewDidDisappear
    /// `viewWillLayoutSubviews()`.
    case viewWillLayoutSubviews
    /// `viewDidLayoutSubviews()`.
    case viewDidLayoutSubviews
    /// `willMove(toParent:)`.
    case willMove
    /// `didMove(toParent:)`.
    case didMove
    /// `traitCollectionDidChange(_:)`.
    case traitCollectionDidChange
    /// `viewWillTransition(to:with:)`.
    case viewWillTransition
    /// `willTransition(to:with:)`.
    case willTransition
    /// `didReceiveMemoryWarning()`.
    case didReceiveMemoryWarning

    /// The five callbacks of appearance.
    public static let appearance: [Kind] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
  }
}

nonisolated extension LifecycleCallback: CustomStringConvertible {
  /// The callback as it is written in a timeline.
  public var description: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear(let animated): "viewWillAppear" + Self.suffix(animated)
    case .viewIsAppearing(let animated): "viewIsAppearing" + Self.suffix(animated)
    case .viewDidAppear(let animated): "viewDidAppear" + Self.suffix(animated)
    case .viewWillDisappear(let animated): "viewWillDisappear" + Self.suffix(animated)
    case .viewDidDisappear(let animated): "viewDidDisappear" + Self.suffix(animated)
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .willMove(let parent): "willMove(\(parent ?? "nil"))"
    case .didMove(let parent): "didMove(\(parent ?? "nil"))"
    case .traitCollectionDidChange(let traits):
      "traitCollectionDidChange(\(traits.map(\.rawValue).joined(separator: ", ")))"
    case .viewWillTransition(let width, let height):
      "viewWillTransition(\(Self.number(width))×\(Self.number(height)))"
    case .willTransition(let horizontal, let vertical): "willTransition(\(horizontal)×\(vertical))"
    case .willRotate(let orientation): "willRotate(\(orientation))"
    case .willAnimateRotation(let orientation): "willAnimateRotation(\(orientation))"
    case .didRotate(let orientation): "didRotate(\(orientation))"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    case .deinitialized: "deinit"
    case .containerEvent(let phase, let kind, let animated):
      kind.description(phase, animated: animated)
    case .progress(let fraction): "progress(\(fraction.map { "\($0)" } ?? "nil"))"
    case .note(let text): text
    }
  }

  private static func suffix(_ animated: Bool) -> String {
    animated ? "(animated)" : ""
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
