// swift-tools-version:5.9

import PackageDescription

// Libraries as they are written for iOS, one of each kind, to see what builds and passes here unchanged.
let kinds = [
  "ActionSheet", "Bindings", "CalendarView", "CardStack", "Charts", "Coordinators", "FloatingPanel", "FormRows",
  "FeedGrid", "ImageLoading", "InputBar", "Injection", "KeyFrames", "LayoutDSL", "MarkupText", "PageSheet", "PageTabs", "SideMenu",
  "Skeletons", "SnapshotTests", "TableKit", "Toasts", "Tooltips", "ViewFactory", "ViewModels",
]

let package = Package(
  name: "Kinds",
  platforms: [.iOS(.v13)],
  products: kinds.map { .library(name: $0, targets: [$0]) },
  targets: kinds.flatMap { kind -> [Target] in
    [
      .target(name: kind),
      .testTarget(name: kind + "Tests", dependencies: [.target(name: kind)]),
    ]
  } + [
    // No library: what the tests of all kinds rely on.
    .testTarget(name: "OptionalCallsTests"),
  ]
)
