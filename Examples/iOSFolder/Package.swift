// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "iOSFolder",
  dependencies: [.package(path: "../../Porting")],
  targets: [
    // The folder iOS is rewritten by the plugin when the target is built.
    .testTarget(
      name: "PageTests", exclude: ["iOS"],
      plugins: [.plugin(name: "RewriteUIKit", package: "Porting")])
  ]
)
