import NestTesting
import OpenCoreGraphics
import Testing

@Suite struct CGImagePNGTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("graphics-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func cleanUp() {
    do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
  }

  @Test("Every premultiplied pixel survives a round trip", arguments: [true, false])
  func roundTrip(_ isOpaque: Bool) throws {
    let bitmap = try Bitmap(width: 256, height: 256, isOpaque: isOpaque)
    for alpha in 0..<256 {
      for value in 0..<256 {
        let channel = UInt32(min(value, alpha))
        let pixel = UInt32(alpha) << 24 | channel << 16 | channel / 2 << 8 | (channel ^ 1)
        let valid = (channel ^ 1) <= alpha ? pixel : UInt32(alpha) << 24
        bitmap.data.storeBytes(
          of: valid, toByteOffset: alpha * bitmap.bytesPerRow + value * 4, as: UInt32.self)
      }
    }
    bitmap.markDirty()
    let image = CGImage(bitmap)

    let decoded = try CGImage(pngData: image.pngData())

    #expect(decoded.bitmap.isOpaque == isOpaque)
    #expect(pixels(decoded.bitmap) == pixels(bitmap))
  }

  @Test("A file that is written can be read, and replaces the one before")
  func file() throws {
    defer { cleanUp() }
    let url = folder.appendingPathComponent("picture.png")
    try Data("old".utf8).write(to: url)

    try makeFourColors().writePNG(to: url)

    #expect(try picture(CGImage(contentsOf: url).bitmap) == ["RG", "BW"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
  }

  @Test("A file is replaced, not overwritten: a reader of the old one still reads all of it")
  func atomic() throws {
    defer { cleanUp() }
    let url = folder.appendingPathComponent("picture.png")
    let old = folder.appendingPathComponent("old.png")
    try Data("old".utf8).write(to: url)
    try FileManager.default.linkItem(at: url, to: old)

    try makeFourColors().writePNG(to: url)

    #expect(try Data(contentsOf: old) == Data("old".utf8))
    #expect(try CGImage(contentsOf: url).width == 2)
  }

  @Test("A new file can be read by those who may read other new files")
  func permissions() throws {
    defer { cleanUp() }
    let plain = folder.appendingPathComponent("plain")
    let url = folder.appendingPathComponent("picture.png")
    try Data("plain".utf8).write(to: plain)

    try makeFourColors().writePNG(to: url)

    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(url) == mode(plain))
  }

  @Test("A missing folder is an error of one line, and no file is left")
  func missingFolder() throws {
    defer { cleanUp() }
    let url = folder.appendingPathComponent("missing/picture.png")
    let image = try makeFourColors()

    let error = #expect(throws: GraphicsError.self) { try image.writePNG(to: url) }

    #expect(
      error?.description
        == "The image \(url.path) cannot be written: its folder does not exist.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("A write that fails at its end leaves nothing half-written behind")
  func failedReplacement() throws {
    defer { cleanUp() }
    let url = folder.appendingPathComponent("picture.png")
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("occupied"), withIntermediateDirectories: true)
    let image = try makeFourColors()

    let error = #expect(throws: GraphicsError.self) { try image.writePNG(to: url) }

    #expect(error?.description.contains("\n") == false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["occupied"])
  }

  @Test("A missing file is an error of one line")
  func missingFile() throws {
    defer { cleanUp() }
    let url = folder.appendingPathComponent("nothing.png")

    let error = #expect(throws: GraphicsError.self) { try CGImage(contentsOf: url) }

    #expect(
      error?.description == "The image \(url.path) cannot be read: there is no such file.")
  }

  @Test("Damaged data and data that ends too early are different errors")
  func brokenData() throws {
    defer { cleanUp() }
    let whole = try makeFourColors().pngData()

    let text = #expect(throws: GraphicsError.self) {
      try CGImage(pngData: Data("This is a text and no picture at all.".utf8), source: "a.png")
    }
    let cut = #expect(throws: GraphicsError.self) {
      try CGImage(pngData: whole.prefix(40), source: "b.png")
    }
    let nothing = #expect(throws: GraphicsError.self) { try CGImage(pngData: Data()) }

    #expect(text?.description == "The image a.png cannot be read: it is no valid PNG.")
    #expect(cut?.description == "The image b.png cannot be read: the PNG data ends too early.")
    #expect(
      nothing?.description == "The image in memory cannot be read: the PNG data ends too early.")
  }

  @Test("Data that is a slice is read from its own beginning")
  func slice() throws {
    defer { cleanUp() }
    let padded = try Data([1, 2, 3]) + makeFourColors().pngData()

    #expect(try picture(CGImage(pngData: padded.dropFirst(3)).bitmap) == ["RG", "BW"])
  }

  @Test("R17.50 Of a PNG file that ends early or is damaged there is what it has, from the top")
  func ending() throws {
    defer { cleanUp() }
    var generator = SeededGenerator(seed: 3)
    let bitmap = try drawn(40, 40, isOpaque: true) { context in
      for index in 0..<1600 {
        context.setFillColor(gray: CGFloat(generator.number(below: 255) + 1) / 255, alpha: 1)
        context.fill(CGRect(x: index % 40, y: index / 40, width: 1, height: 1))
      }
    }
    let whole = try CGImage(bitmap).pngData()
    let all = pixels(bitmap)

    #expect(try pixels(CGImage(pngData: whole.dropLast(12)).bitmap) == all)
    var last = 0
    for count in stride(from: 100, to: whole.count, by: 50) {
      guard let image = try? CGImage(pngData: whole.prefix(count)) else {
        #expect(last == 0)
        continue
      }
      let found = zip(pixels(image.bitmap), all).prefix { $0 == $1 }.count
      #expect(found % 40 == 0 && found >= last)
      #expect(pixels(image.bitmap).dropFirst(found).allSatisfy { $0 == 0xFF00_0000 })
      last = found
    }
    #expect(last > 1000)
    var damaged = whole
    damaged[whole.count - 20] ^= 0xFF
    #expect(try pixels(CGImage(pngData: damaged).bitmap).prefix(1200) == all.prefix(1200))
    for seed in 0..<200 {
      var other = SeededGenerator(seed: UInt64(seed))
      var changed = whole
      for _ in 0..<3 {
        changed[8 + other.number(below: whole.count - 8)] = .random(in: 0...255, using: &other)
      }
      _ = try? CGImage(pngData: changed)
    }
  }

  /// The beginning of a PNG file of the given size, and nothing that follows.
  private func header(_ width: UInt32, _ height: UInt32, depth: UInt8 = 8, kind: UInt8 = 6) -> Data
  {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let block = bytes(13) + Array("IHDR".utf8) + bytes(width) + bytes(height)
    return Data(signature + block + [depth, kind, 0, 0, 0] + [UInt8](repeating: 0, count: 40))
  }

  @Test(
    "R17.44 a file of a size that no bitmap has is refused by its header",
    arguments: [
      (32768, 1), (1, 32768), (0, 5), (5, 0), (20000, 20000), (0xFFFF_FFFF, 0xFFFF_FFFF),
    ] as [(UInt32, UInt32)])
  func impossibleSize(width: UInt32, height: UInt32) {
    #expect(throws: GraphicsError.invalidBitmapSize(width: Int(width), height: Int(height))) {
      try CGImage(pngData: header(width, height))
    }
  }

  @Test("R17.44 a short file cannot have many pixels, and takes no memory for them")
  func fewBytes() {
    let early = GraphicsError.unreadableImage(
      source: "in memory", reason: "the PNG data ends too early")
    #expect(throws: early) { try CGImage(pngData: header(16000, 16000)) }
    #expect(throws: early) { try CGImage(pngData: header(2, 2).prefix(25)) }
    #expect(throws: early) { try CGImage(pngData: Data()) }
    let invalid = GraphicsError.unreadableImage(source: "in memory", reason: "it is no valid PNG")
    #expect(throws: invalid) { try CGImage(pngData: header(2, 2, depth: 7)) }
    #expect(throws: invalid) { try CGImage(pngData: header(2, 2, kind: 1)) }
    #expect(throws: invalid) { try CGImage(pngData: Data("no picture at all".utf8)) }
  }
}
