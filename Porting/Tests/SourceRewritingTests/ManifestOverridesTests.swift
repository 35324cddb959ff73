import SourceRewriting
import Testing

struct ManifestOverridesTests {
  private let overrides = ManifestOverrides(list: "Charts=/a/Charts\n")

  @Test(arguments: [
    #".package(url: "https://a.b/c/charts.git", from: "1.0.0")"#,
    #".package(url: "https://a.b/c/Charts", .upToNextMajor(from: "1.0.0"))"#,
    #".package(path: "../Charts")"#,
    #"Package.Dependency.package(url: "git@a.b:c/Charts.git", branch: "main")"#,
  ])
  func `R19.36 A folder takes the place of a package`(dependency: String) {
    let manifest = "let package = Package(name: \"A\", dependencies: [\(dependency)])"
    #expect(
      overrides.apply(to: manifest)
        == #"let package = Package(name: "A", dependencies: [.package(path: "/a/Charts")])"#)
  }

  @Test func `R19.36 The name of a dependency stays`() {
    #expect(
      overrides.apply(to: #"let a = [.package(name: "Charts", url: "https://a/b", from: "1.0.0")]"#)
        == #"let a = [.package(name: "Charts", path: "/a/Charts")]"#)
  }

  @Test func `R19.36 A folder for a package on which only others depend is added`() {
    #expect(
      overrides.apply(
        to:
          #"let package = Package(name: "A", dependencies: [.package(url: "https://a/b", from: "1.0.0")])"#
      )
        == #"let package = Package(name: "A", dependencies: [.package(path: "/a/Charts"), .package(url: "https://a/b", from: "1.0.0")])"#
    )
  }

  @Test func `R19.36 Without folders a manifest stays`() {
    let manifest = #"let package = Package(name: "A", dependencies: [.package(path: "../Charts")])"#
    #expect(ManifestOverrides(list: "").apply(to: manifest) == manifest)
  }
}
