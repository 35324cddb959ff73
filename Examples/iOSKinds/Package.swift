// swift-tools-version:5.9

import PackageDescription

// Libraries as they are written for iOS, one of each kind, to see what builds and passes here unchanged.
let kinds = [
  "ActionSheet", "Bindings", "CalendarView", "CardStack", "Charts", "Chat", "Coordinators", "FloatingPanel", "FormRows",
  "FeedGrid", "ImageLoading", "InputBar", "Injection", "KeyFrames", "LayoutDSL", "MarkupText", "OutlineSidebar", "PageSheet", "PageTabs",
  "RangeCalendar", "SideMenu", "Skeletons", "SnapshotTests", "TabPager", "TableForm", "TableKit", "Toasts", "Tooltips",
  "ViewFactory", "ViewModels",
]

// The libraries of which a library is made.
let parts: [String: [Target.Dependency]] = ["Chat": ["InputBar"]]

let package = Package(
  name: "Kinds",
  platforms: [.iOS(.v13)],
  products: kinds.map { .library(name: $0, targets: [$0]) },
  targets: kinds.flatMap { kind -> [Target] in
    [
      .target(name: kind, dependencies: parts[kind, default: []]),
      .testTarget(name: kind + "Tests", dependencies: [.target(name: kind)] + parts[kind, default: []]),
    ]
  } + [
    // No library: what the tests of all kinds rely on.
    .testTarget(name: "OptionalCallsTests"),
  ]
)
