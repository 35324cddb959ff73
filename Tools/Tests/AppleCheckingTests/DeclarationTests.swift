import Testing

/// Tests of the comparison between the declarations of modules and the table.
struct DeclarationTests {
  private let view = "## UIKit\n@MainActor class View | | c:objc(cs)View\n"
  private let module = "View | @MainActor class View\n"

  private func errors(apple: String, here: String, usr: String = "c:objc(cs)View(im)a") throws
    -> [String]
  {
    try AppleCheckingTests.errors(
      table: view + "View.\(apple) | \(usr)", modules: module + (here.isEmpty ? "" : "View." + here)
    )
  }

  @Test func `What is written differently and means the same is equal`() throws {
    #expect(
      try errors(
        apple: "size | weak var size: (any Sizing)? { get set } |",
        here: "size | open @MainActor var size: (any Sizing)?") == [])
    #expect(
      try errors(
        apple: "move(to:) | func move(to point: CGPoint) |",
        here: "move(to:) | open @MainActor func move(to p: CGPoint)") == [])
    #expect(
      try errors(
        apple: "black | class var black: Color { get } |",
        here: "black | open @MainActor static let black: Color") == [])
    #expect(
      try errors(
        apple: "init(frame:) | convenience init(frame: CGRect) |",
        here: "init(frame:) | @MainActor required init(frame: CGRect)") == [])
    #expect(
      try errors(
        apple: "begin() | @discardableResult func begin() -> Bool |",
        here: "begin() | open @MainActor func begin() -> Bool") == [])
  }

  @Test func `Another type, default value or setter is declared otherwise`() throws {
    #expect(
      try errors(
        apple: "size | var size: CGSize { get } |",
        here: "size | open @MainActor var size: Int { get }")
        == ["table:3: View.size is declared otherwise here: `@MainActor var size: Int { get }`"])
    #expect(
      try errors(
        apple: "size | var size: Int { get } |", here: "size | open @MainActor var size: Int"
      ).count == 1)
    #expect(
      try errors(
        apple: "show(_:) | func show(_ a: Bool = true) |",
        here: "show(_:) | open @MainActor func show(_ a: Bool)"
      ).count == 1)
    #expect(
      try errors(
        apple: "view | var view: View! { get set } |",
        here: "view | open @MainActor var view: View?"
      ).count == 1)
  }

  @Test func `What is not declared is missing, except for what Foundation has`() throws {
    #expect(
      try errors(apple: "size | var size: CGSize { get } |", here: "")
        == ["table:3: there is no View.size here"])
    #expect(
      try AppleCheckingTests.errors(
        table: "## Foundation\nA.a | var a: Int { get } | | c:x", modules: module) == [])
  }

  @Test func `A member of a class can be overridden, one of a Swift module need not`() throws {
    let (apple, here) = (
      "size | @MainActor var size: Int { get } |", "size | @MainActor var size: Int { get }"
    )

    #expect(
      try errors(apple: apple, here: here) == ["table:3: View.size cannot be overridden here"])
    #expect(try errors(apple: apple, here: here, usr: "s:4View") == [])
    #expect(
      try errors(apple: "init() | init() |", here: "init() | @MainActor init()") == [])
  }

  @Test func `Isolation is that of the class, or of the declaration itself`() throws {
    #expect(
      try errors(
        apple: "size | var size: Int { get } |",
        here: "size | open nonisolated var size: Int { get }")
        == ["table:3: View.size is isolated to the main actor on Apple's systems"])
    #expect(
      try errors(
        apple: "a | static let a: Int |", here: "a | @MainActor static let a: Int", usr: "c:@kA")
        == ["table:3: View.a is not isolated on Apple's systems"])
    #expect(
      try AppleCheckingTests.errors(
        table: "## UIKit\nclass Color | | c:objc(cs)Color",
        modules: "Color | @MainActor class Color")
        == ["table:2: Color is not isolated on Apple's systems"])
  }

  @Test func `What NSObject has is declared where it works`() throws {
    #expect(
      try AppleCheckingTests.errors(
        table: view
          + "## UIKit@ObjectiveC\nNSObject.label | @MainActor var label: Int { get } | | c:objc(cs)NSObject(py)label",
        modules: module + "View.label | open @MainActor var label: Int { get }\nView > NSObject")
        == [])
  }

  @Test func `The table says what may differ`() throws {
    #expect(
      try AppleCheckingTests.errors(
        table: view
          + "View.size | var size: Int { get } | | c:objc(cs)View(py)size\ndiffers: View.size: larger here",
        modules: module + "View.size | open @MainActor var size: Int") == [])
  }
}
