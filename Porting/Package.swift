// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Porting",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rewrite-uikit", targets: ["rewrite-uikit"]),
    .executable(name: "uikit-compiler", targets: ["uikit-compiler"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "SourceRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "rewrite-uikit",
      dependencies: [
        "SourceRewriting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // What swift-uikit sets as the compiler.
    .executableTarget(name: "uikit-compiler", dependencies: ["SourceRewriting"]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
  ]
)
