// swift-tools-version: 6.2

import PackageDescription

/// Continuous integration turns warnings into errors; a user's build never breaks on a new one.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]
/// Everything that touches the user interface lives on the main actor.
let userInterface: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

// A dependency on a target that does not exist is an error also where its condition does not hold.
#if os(Linux)
  let systemUIKit: [Target.Dependency] = ["OpenUIKit"]
  let testHost: [Target.Dependency] = ["DisplayServer", "CTestIssues"]
  // Makes issues of tests; a target of its own, so that nest needs no test library.
  let testing = ["NestTesting", "NestTestingIssues"]
#else
  let systemUIKit: [Target.Dependency] = []
  let testHost: [Target.Dependency] = []
  let testing = ["NestTesting"]
#endif

let package = Package(
  name: "NestKit",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .tvOS(.v17)],
  products: [
    .library(name: "NestKit", targets: ["NestKit"]),
    .library(name: "NestTesting", targets: testing),
  ],
  targets: [
    .target(name: "MisuseReports", swiftSettings: strict),
    .target(name: "AppearanceOrders", swiftSettings: strict),
    .target(name: "AnimationMath", swiftSettings: strict),
    .target(
      name: "NestKit",
      dependencies: ["MisuseReports", "AppearanceOrders", "AnimationMath"] + systemUIKit,
      swiftSettings: userInterface),
    .target(
      name: "NestTesting", dependencies: ["MisuseReports", "NestKit"] + systemUIKit + testHost,
      swiftSettings: userInterface),
  ]
)

#if os(Linux)
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
  package.products += [
    .library(
      name: "OpenUIKit",
      targets: [
        "OpenUIKit", "OpenUIKitContainers", "OpenUIKitLists", "OpenUIKitText", "OpenUIKitUmbrella",
      ]),
    .executable(name: "nest", targets: ["nest"]),
  ]
  package.targets += [
    // System libraries: a module map and nothing else. They are linked by what pkg-config says and
    // below, not by the module maps: that puts them behind the Swift libraries, in which the loader
    // finds most of what it looks for.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    // A declaration of the runtime that every Swift program has.
    .systemLibrary(name: "CSwiftRuntime"),
    // Not linked: it is loaded when a window is opened.
    .target(name: "CSDL2"),
    // A debug build without -O2 draws rotations ten times slower, which makes tests crawl.
    .target(
      name: "CPixelKernels",
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),

    // Calls NestTestingIssues and CTestQueue, where those are linked.
    .target(name: "CTestIssues"),
    // Defines functions of libdispatch and of the run loop again: only tests link it.
    .target(name: "CTestQueue", dependencies: ["CTestIssues"]),
    .target(
      name: "NestTestingIssues", dependencies: ["CTestIssues", "CTestQueue"],
      swiftSettings: strict),

    // Reads and writes JPEG files; in C, since errors of the library are jumps.
    .target(name: "CJPEG"),
    // Reads PNG files; in C for the same reason.
    .target(name: "CPNG"),
    // Reads GIF, TIFF and HEIF files. Not linked: the library of each is loaded for its first file.
    .target(name: "CImageFiles"),
    // Reads WebP files; in C, since the library configures its decoder by structures with unions.
    .target(name: "CWebP"),

    .target(name: "DisplayServer", swiftSettings: strict),
    .target(
      name: "DisplayServerSDL", dependencies: ["DisplayServer", "CSDL2"],
      swiftSettings: userInterface),
    .target(
      name: "OpenCoreGraphics",
      dependencies: ["CCairo", "CPango", "CJPEG", "CPNG", "CWebP", "CImageFiles", "CPixelKernels"],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("pangoft2-1.0"), .linkedLibrary("fontconfig"), .linkedLibrary("jpeg"),
        .linkedLibrary("png16"), .linkedLibrary("webp"), .linkedLibrary("webpdemux"),
      ]),
    .target(
      name: "OpenQuartzCore",
      dependencies: [
        "MisuseReports", "AnimationMath", "OpenCoreGraphics", "DisplayServer", "CPixelKernels",
        "CPixman", "CCairo", "CSwiftRuntime",
      ],
      swiftSettings: userInterface),
    // Solves systems of constraints; knows nothing of views.
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(
      name: "OpenUIKit",
      dependencies: [
        "MisuseReports", "AppearanceOrders", "AnimationMath", "OpenQuartzCore", "OpenCoreGraphics",
        "DisplayServer", "DisplayServerSDL", "CSwiftRuntime", "ConstraintSolver",
      ],
      swiftSettings: userInterface),
    // UIKit's tables and collections.
    .target(
      name: "OpenUIKitLists", dependencies: ["MisuseReports", "OpenUIKit", "OpenQuartzCore"],
      swiftSettings: userInterface),
    // UIKit's text fields and text views.
    .target(
      name: "OpenUIKitText", dependencies: ["MisuseReports", "OpenUIKit", "OpenQuartzCore"],
      swiftSettings: userInterface),
    // UIKit's containers, on the engine of NestKit's.
    .target(
      name: "OpenUIKitContainers", dependencies: ["AppearanceOrders", "NestKit", "OpenUIKit"],
      swiftSettings: userInterface),
    // All of UIKit by one import.
    .target(
      name: "OpenUIKitUmbrella",
      dependencies: ["OpenUIKitContainers", "OpenUIKitLists", "OpenUIKitText"],
      swiftSettings: userInterface),
    // Objects that the tests of several containers share, and random operations on each container,
    // which `nest stress` performs too; no product contains it.
    .target(
      name: "NestTestSupport",
      dependencies: ["NestTesting", "NestKit", "OpenUIKit", "OpenUIKitContainers"],
      swiftSettings: userInterface),
    // No default isolation: the property wrappers of a command line must not be isolated.
    .executableTarget(
      name: "nest",
      dependencies: [
        "NestTestSupport", "NestTesting", "NestKit", "OpenUIKit", "OpenUIKitContainers",
        "OpenUIKitLists", "OpenUIKitText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "nest-bench",
      dependencies: [
        "NestTestSupport", "NestTesting", "NestKit", "OpenUIKit", "OpenUIKitContainers",
        "OpenUIKitLists", "OpenUIKitText",
      ],
      path: "Benchmarks",
      exclude: ["Peers"],
      swiftSettings: userInterface),

    // The example of README.md, built so that it cannot grow stale.
    .executableTarget(
      name: "hello", dependencies: ["NestKit", "OpenUIKit"], path: "Examples/Hello",
      swiftSettings: userInterface),

    // The container of the guide for authors of containers, likewise.
    .target(
      name: "OwnContainer", dependencies: ["NestKit", "OpenUIKit"],
      path: "Examples/OwnContainer",
      swiftSettings: userInterface),

    // The shape of Xcode's template, with windows of the desktop: an example, and what tests in a
    // real window use. In Swift 5 mode and without default isolation, as older sources are.
    .executableTarget(
      name: "scenes", dependencies: ["OpenUIKit"], path: "Examples/Scenes",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),

    // Code as programs for iOS have it, in both language modes and without default isolation.
    .target(
      name: "ClientSwift5", dependencies: ["OpenUIKit", "OpenUIKitContainers"],
      path: "Tests/Clients/Swift5",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "ClientSwift6", dependencies: ["OpenUIKit", "OpenUIKitContainers"],
      path: "Tests/Clients/Swift6", swiftSettings: strict),
    // A program without an application object.
    .executableTarget(
      name: "standalone", dependencies: ["OpenUIKit"], path: "Tests/Clients/Standalone",
      swiftSettings: strict),
    // A program that continues after the host of a test.
    .executableTarget(
      name: "after-host", dependencies: ["NestTesting", "OpenUIKit"],
      path: "Tests/Clients/AfterHost", swiftSettings: strict),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "ClientSwift5", "ClientSwift6", "NestTesting", "NestTestingIssues", "MisuseReports",
        "OpenUIKit", "OpenUIKitContainers",
      ],
      swiftSettings: userInterface),

    .testTarget(
      name: "DisplayServerTests", dependencies: ["DisplayServer", "DisplayServerSDL"],
      swiftSettings: userInterface),
    .testTarget(
      name: "MisuseReportsTests",
      dependencies: ["MisuseReports", "NestTesting", "NestTestingIssues", "OpenUIKit"],
      swiftSettings: userInterface),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "NestTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "OpenCoreGraphicsTests", dependencies: ["OpenCoreGraphics", "NestTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "OpenQuartzCoreTests",
      dependencies: [
        "OpenQuartzCore", "AnimationMath", "MisuseReports", "NestTesting", "NestTestingIssues",
      ],
      exclude: ["References"], swiftSettings: userInterface),
    .testTarget(
      name: "OpenUIKitTests",
      dependencies: [
        "AppearanceOrders", "AnimationMath", "OpenUIKit", "NestTestSupport", "NestTesting",
        "NestTestingIssues",
      ],
      exclude: ["References"], swiftSettings: userInterface),
    .testTarget(
      name: "OpenUIKitListsTests",
      dependencies: [
        "OpenUIKitLists", "NestKit", "NestTestSupport", "NestTesting", "NestTestingIssues",
        "OpenUIKit",
      ],
      exclude: ["References"], swiftSettings: userInterface),
    .testTarget(
      name: "OpenUIKitTextTests",
      dependencies: [
        "OpenUIKitText", "OpenUIKitContainers", "NestKit", "NestTestSupport", "NestTesting",
        "NestTestingIssues", "OpenUIKit",
      ],
      exclude: ["References"], swiftSettings: userInterface),
    .testTarget(
      name: "NestKitTests",
      dependencies: [
        "NestKit", "NestTestSupport", "NestTesting", "NestTestingIssues", "OpenUIKit",
      ],
      exclude: ["References"], swiftSettings: userInterface),
    .testTarget(
      name: "OpenUIKitContainersTests",
      dependencies: [
        "OpenUIKitContainers", "NestKit", "NestTestSupport", "NestTesting", "NestTestingIssues",
        "OpenUIKit",
      ],
      exclude: ["References"], swiftSettings: userInterface),
    .testTarget(
      name: "NestTestingTests",
      dependencies: [
        "NestTestSupport", "NestTesting", "NestTestingIssues", "NestKit", "OpenUIKit",
      ],
      swiftSettings: userInterface),
    // What `make fuzz` gives inputs.
    .target(
      name: "FuzzTargets", dependencies: ["NestTesting", "OpenUIKit"], path: "Fuzzing/Targets",
      swiftSettings: userInterface),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: ["FuzzTargets", "NestTesting", "NestTestingIssues", "OpenUIKit"],
      exclude: ["Corpus"], swiftSettings: userInterface),
    .testTarget(
      name: "NestTests",
      dependencies: [
        "nest", "scenes", "standalone", "after-host", "OwnContainer", "OpenUIKitLists",
        "OpenUIKitText", "NestTestSupport", "NestTesting",
        "NestTestingIssues", "NestKit",
        "OpenUIKit",
      ],
      exclude: ["References"], swiftSettings: userInterface),
  ]
  // `make fuzz` builds it with libFuzzer, which no other build contains.
  if Context.environment["NEST_FUZZ"] != nil {
    package.targets += [
      .executableTarget(
        name: "fuzz", dependencies: ["FuzzTargets", "NestTesting"], path: "Fuzzing/Program",
        swiftSettings: userInterface)
    ]
  }
#else
  // The tests that need no manual clock and no screen; all the others need NestTesting's host,
  // which exists on Linux.
  package.targets += [
    .testTarget(
      name: "NestKitTests", dependencies: ["NestKit"], exclude: ["References"],
      sources: [
        "Containers/Split/SplitLayoutTests.swift", "Dragging/DragValueTests.swift",
        "Children/ContainerAppearanceTests.swift", "Operations/FifoTests.swift",
        "Stacks/ContainerStackStateMachineTests.swift", "Stacks/StackModel.swift",
        "Transitions/TransitionPoseTests.swift", "Transitions/TransitionStyleTests.swift",
        "Transitions/TransitionTests.swift",
      ], swiftSettings: userInterface),
    .testTarget(
      name: "NestTestingTests", dependencies: ["NestTesting", "NestKit"],
      sources: [
        "ContractRuleTests.swift", "DriverSeedsTests.swift", "PendingOperationsTests.swift",
        "RandomDriverTests.swift", "ReceiverStateTests.swift", "SeededGeneratorTests.swift",
        "TimelineTests.swift",
      ], swiftSettings: userInterface),
  ]
#endif
