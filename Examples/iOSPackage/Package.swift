// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Ratings",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Ratings", targets: ["Ratings"])],
  targets: [
    // Older source: in Swift 5 mode, without isolation of its own.
    .target(name: "Ratings", swiftSettings: [.swiftLanguageMode(.v5)]),
    // A test of each kind that works: see the article RunYourTestsOnLinux of NestTesting.
    .testTarget(name: "RatingsTests", dependencies: ["Ratings"]),
    .testTarget(
      name: "RatingsSwift5Tests", dependencies: ["Ratings"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
