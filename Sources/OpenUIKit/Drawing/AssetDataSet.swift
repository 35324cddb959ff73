/// The variants of a file of data in a catalogue.
nonisolated struct AssetDataSet: AssetDescription {
  struct Variant: Decodable, AssetVariant {
    let conditions: AssetConditions
    let filename: String?
    let type: String?

    private enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      conditions = try AssetConditions(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      type = try values.decodeIfPresent(String.self, forKey: .type)
    }
  }

  let variants: [Variant]
  private var folder: URL?

  private enum CodingKeys: String, CodingKey { case variants = "data" }

  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      var read = try? JSONDecoder().decode(AssetDataSet.self, from: data)
    else { return nil }
    read.folder = folder
    self = read
  }

  func data(for traits: UITraitCollection) -> (data: Data, type: String)? {
    for variant in variants.best(for: AssetWish(traits)) {
      guard let name = variant.filename, let file = folder?.appendingPathComponent(name),
        let data = try? Data(contentsOf: file)
      else { continue }
      return (data, variant.type ?? Self.type(of: file, data))
    }
    return nil
  }

  /// The type of a file of which the catalogue says none.
  private static func type(of file: URL, _ data: Data) -> String {
    if let type = ImageFileFormat(data)?.typeIdentifier { return type }
    return switch file.pathExtension.lowercased() {
    case "json": "public.json"
    case "txt": "public.plain-text"
    case "xml": "public.xml"
    case "html", "htm": "public.html"
    case "plist": "com.apple.property-list"
    case "pdf": "com.adobe.pdf"
    default: "public.data"
    }
  }
}
