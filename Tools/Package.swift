// swift-tools-version: 6.2

import PackageDescription

/// As in the package of the repository.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The products of swift-syntax, as in the package Porting: of its package or, for `run-swift`,
/// none, since the toolchain has them.
let syntax: (package: [Package.Dependency], products: [Target.Dependency]) =
  Context.environment["SWIFT_SYNTAX_OF_TOOLCHAIN"] == nil
  ? (
    [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    ["SwiftSyntax", "SwiftIfConfig"].map { .product(name: $0, package: "swift-syntax") }
  ) : ([], [])

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let sourceReading = Target.Dependency.product(name: "SourceReading", package: "Porting")
let temporaryFolders = Target.Dependency.product(name: "TemporaryFolders", package: "Porting")

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "check-folders", targets: ["check-folders"]),
    .executable(name: "check-apple", targets: ["check-apple"]),
  ],
  dependencies: syntax.package + [
    .package(path: "../Porting"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FolderChecking", dependencies: [sourceReading] + syntax.products,
      swiftSettings: strict),
    .executableTarget(
      name: "check-folders", dependencies: ["FolderChecking", sourceReading, arguments],
      swiftSettings: strict),
    // Calls the library of the toolchain that reads what the compiler has found in sources.
    .target(
      name: "CIndexStore", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "AppleChecking", dependencies: ["CIndexStore", sourceReading] + syntax.products,
      swiftSettings: strict),
    .executableTarget(
      name: "check-apple", dependencies: ["AppleChecking", sourceReading, arguments],
      swiftSettings: strict),
    .testTarget(
      name: "FolderCheckingTests",
      dependencies: ["FolderChecking", sourceReading, temporaryFolders], swiftSettings: strict),
    .testTarget(
      name: "AppleCheckingTests",
      dependencies: ["AppleChecking", sourceReading, temporaryFolders], swiftSettings: strict),
  ]
)
