// swift-tools-version: 6.2

import PackageDescription

/// As in the package that this one belongs to.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Whether `run-swift` builds with the swift-syntax of the toolchain.
let usesToolchain = Context.environment["SWIFT_SYNTAX_OF_TOOLCHAIN"] != nil

/// The products of swift-syntax: of its package or none, since the toolchain has them.
let syntax: (package: [Package.Dependency], products: [Target.Dependency]) =
  usesToolchain
  ? ([], [])
  : (
    [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"].map {
      .product(name: $0, package: "swift-syntax")
    }
  )

/// The plugin, for which SwiftPM builds the rewriter once more. Packages that use it are built by
/// `swift` alone.
let plugin: (products: [Product], targets: [Target]) =
  usesToolchain
  ? ([], [])
  : (
    [.plugin(name: "RewriteUIKit", targets: ["RewriteUIKit"])],
    [
      .plugin(
        name: "RewriteUIKit", capability: .buildTool(), dependencies: ["rewrite-uikit"])
    ]
  )

let package = Package(
  name: "Porting",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rewrite-uikit", targets: ["rewrite-uikit"]),
    .executable(name: "uikit-compiler", targets: ["uikit-compiler"]),
    .executable(name: "uikit-report", targets: ["uikit-report"]),
    // Libraries that the package Tools uses.
    .library(name: "SourceReading", targets: ["SourceReading"]),
    .library(name: "TemporaryFolders", targets: ["TemporaryFolders"]),
  ] + plugin.products,
  dependencies: syntax.package + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "SourceReading", dependencies: syntax.products, swiftSettings: strict),
    .target(
      name: "SourceRewriting", dependencies: ["SourceReading"] + syntax.products,
      swiftSettings: strict),
    .executableTarget(
      name: "rewrite-uikit",
      dependencies: [
        "SourceReading", "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    // The program that swift-uikit sets as the compiler.
    .executableTarget(
      name: "uikit-compiler", dependencies: ["SourceReading", "SourceRewriting"],
      swiftSettings: strict),
    // The modules from which the module Combine is made, for packages for iOS alone.
    .target(
      name: "CombineModules",
      dependencies: [.product(name: "OpenCombineShim", package: "OpenCombine")],
      swiftSettings: strict),
    .target(
      name: "PackageReporting",
      dependencies: ["SourceReading", "SourceRewriting"] + syntax.products,
      swiftSettings: strict),
    // The reports of swift-uikit about a package and about its build.
    .executableTarget(
      name: "uikit-report",
      dependencies: [
        "PackageReporting", "SourceReading", "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .target(
      name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["SourceReading", "TemporaryFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceRewritingTests",
      dependencies: ["SourceReading", "SourceRewriting", "TemporaryFolders"] + syntax.products,
      swiftSettings: strict),
    .testTarget(
      name: "PackageReportingTests",
      dependencies: ["PackageReporting", "SourceReading", "SourceRewriting"],
      swiftSettings: strict),
  ] + plugin.targets
)
