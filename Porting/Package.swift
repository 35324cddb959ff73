// swift-tools-version: 6.2

import PackageDescription

/// As in the package that this one belongs to.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The products of swift-syntax: of its package or, for `run-swift`, none, since the toolchain has them.
let syntax: (package: [Package.Dependency], products: [Target.Dependency]) =
  Context.environment["SWIFT_SYNTAX_OF_TOOLCHAIN"] == nil
  ? (
    [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftIfConfig"].map {
      .product(name: $0, package: "swift-syntax")
    }
  ) : ([], [])

let package = Package(
  name: "Porting",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rewrite-uikit", targets: ["rewrite-uikit"]),
    .executable(name: "uikit-compiler", targets: ["uikit-compiler"]),
    .executable(name: "uikit-report", targets: ["uikit-report"]),
    .executable(name: "check-folders", targets: ["check-folders"]),
    .executable(name: "check-apple", targets: ["check-apple"]),
    .plugin(name: "RewriteUIKit", targets: ["RewriteUIKit"]),
  ],
  dependencies: syntax.package + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "SourceRewriting", dependencies: syntax.products, swiftSettings: strict),
    .executableTarget(
      name: "rewrite-uikit",
      dependencies: [
        "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    // What swift-uikit sets as the compiler.
    .executableTarget(
      name: "uikit-compiler", dependencies: ["SourceRewriting"], swiftSettings: strict),
    // What the module Combine is made from, for packages for iOS alone.
    .target(
      name: "CombineModules",
      dependencies: [.product(name: "OpenCombineShim", package: "OpenCombine")],
      swiftSettings: strict),
    .target(
      name: "PackageReporting", dependencies: ["SourceRewriting"] + syntax.products,
      swiftSettings: strict),
    // What swift-uikit says about a package and about its build.
    .executableTarget(
      name: "uikit-report",
      dependencies: [
        "PackageReporting", "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .target(
      name: "FolderChecking", dependencies: ["SourceRewriting"] + syntax.products,
      swiftSettings: strict),
    // Checks the folders of this repository; nothing of what is ported.
    .executableTarget(
      name: "check-folders",
      dependencies: [
        "FolderChecking", "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    // Calls the library of the toolchain that reads what the compiler has found in sources.
    .target(
      name: "CIndexStore", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "AppleChecking", dependencies: ["CIndexStore", "SourceRewriting"] + syntax.products,
      swiftSettings: strict),
    // Compares what this repository uses of UIKit with Apple's SDK; nothing of what is ported.
    .executableTarget(
      name: "check-apple",
      dependencies: [
        "AppleChecking", "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .plugin(
      name: "RewriteUIKit", capability: .buildTool(), dependencies: ["rewrite-uikit"]),
    .target(
      name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting", "TemporaryFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "PackageReportingTests",
      dependencies: ["PackageReporting", "SourceRewriting"], swiftSettings: strict),
    .testTarget(
      name: "AppleCheckingTests",
      dependencies: ["AppleChecking", "SourceRewriting", "TemporaryFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "FolderCheckingTests",
      dependencies: ["FolderChecking", "SourceRewriting", "TemporaryFolders"],
      swiftSettings: strict),
  ]
)
