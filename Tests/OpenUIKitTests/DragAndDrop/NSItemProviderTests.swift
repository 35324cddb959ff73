import NestTesting
import Testing

@testable import OpenUIKit

struct NSItemProviderTests {
  /// Collects what completions get.
  nonisolated final class Results: @unchecked Sendable {
    var list: [String] = []
  }

  private func address(_ text: String) throws -> NSURL { try #require(NSURL(string: text)) }

  @Test("R20.25 an item is found by its types, and by those of which they are kinds")
  func types() throws {
    let text = NSItemProvider(object: "a" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
      #expect(text.hasItemConformingToTypeIdentifier(type))
    }
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self))
    let link = NSItemProvider(object: try address("https://example.org/a"))
    #expect(link.canLoadObject(ofClass: NSString.self) && link.canLoadObject(ofClass: URL.self))
    #expect(
      NSItemProvider(object: NSURL(fileURLWithPath: "/a"))
        .hasItemConformingToTypeIdentifier("public.file-url"))
  }

  @Test("R20.25 objects are made of data in a later turn, on the main thread")
  func loading() throws {
    let host = try TestHost()
    let results = Results()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    NSItemProvider(object: "é" as NSString).loadObject(ofClass: String.self) { text, _ in
      results.list.append(text ?? "?")
    }
    NSItemProvider(object: try address("https://example.org/")).loadObject(ofClass: URL.self) {
      results.list.append($0?.absoluteString ?? "\(String(describing: $1))")
    }
    NSItemProvider(object: picture).loadObject(ofClass: UIImage.self) { image, _ in
      results.list.append("\((image as? UIImage)?.cgImage?.width ?? 0)")
    }
    NSItemProvider(object: UIColor.red).loadObject(ofClass: UIColor.self) { color, error in
      results.list.append((color as? UIColor) == .red ? "red" : "\(String(describing: error))")
    }
    NSItemProvider().loadObject(ofClass: String.self) { _, error in
      results.list.append("\((error as NSError?)?.code ?? 0)")
    }
    #expect(results.list.isEmpty)
    try host.settle()
    #expect(
      results.list.sorted()
        == ["-1000", "\(picture.cgImage?.width ?? 0)", "é", "https://example.org/", "red"].sorted())
  }

  @Test("R20.25 data and objects are made when they are loaded, from any thread")
  func lazy() throws {
    let host = try TestHost()
    let results = Results()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      results.list.append("made")
      $0(Data("{}".utf8), nil)
      return nil
    }
    provider.registerObject(ofClass: NSString.self, visibility: .all) {
      $0("b" as NSString, nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(results.list.isEmpty)
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      results.list.append(String(decoding: data ?? Data(), as: UTF8.self))
    }
    provider.loadObject(ofClass: String.self) { text, _ in results.list.append(text ?? "?") }
    try host.settle()
    #expect(results.list == ["made", "{}", "b"])
  }

  @Test("R20.26 previews without a window are reported")
  func misuse() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let reports = withMisuseIntercepted { _ = UITargetedDragPreview(view: view) }
    #expect(reports.map(\.id) == ["preview.no-window"])
  }
}
