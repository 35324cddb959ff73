// swift-tools-version: 6.2

import PackageDescription

/// As in the package that this one belongs to.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Site",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "build-site", targets: ["build-site"])],
  targets: [
    .target(name: "SiteBuilding", swiftSettings: strict),
    .executableTarget(name: "build-site", dependencies: ["SiteBuilding"], swiftSettings: strict),
    .testTarget(name: "SiteBuildingTests", dependencies: ["SiteBuilding"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
