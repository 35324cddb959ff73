import CPango

extension TextEngine {
  /// Gives a layout the attributes of its font and of runs, and to each run a number that
  /// ``TextEngine/run(of:)`` finds again: as a colour, at which Pango divides glyphs and which
  /// moves none.
  func setAttributes(
    of runs: [TextRun], in text: String, font: Font, to layout: PangoLayoutHandle
  ) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    forbidHyphens(in: text, list)
    if runs.isEmpty, !font.features.isEmpty {
      let features = font.features.map(\.text).joined(separator: ", ")
      pango_attr_list_insert(list, pango_attr_font_features_new(features))
    }
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.count
      addAttributes(of: run, numbered: index, in: start..<end, to: list)
      start = end
    }
    pango_layout_set_attributes(layout.pointer, list)
  }

  /// Adds the attributes of a run, which has the bytes of a range.
  private func addAttributes(
    of run: TextRun, numbered index: Int, in range: Range<Int>, to list: OpaquePointer?
  ) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    let attributes = run.attributes.limited
    withDescription(of: attributes.font) { add(pango_attr_font_desc_new($0)) }
    add(pango_attr_foreground_new(UInt16(index >> 16 & 0xFFFF), UInt16(index & 0xFFFF), 0))
    if attributes.kern != 0 {
      add(pango_attr_letter_spacing_new(pangoUnits(attributes.kern)))
    }
    if attributes.baselineOffset != 0 {
      add(pango_attr_rise_new(pangoUnits(attributes.baselineOffset)))
    }
    // Fidelity: letters that are spaced out have no common glyphs. [documented for kern]
    let hasLigatures = attributes.hasLigatures && attributes.kern == 0
    let features =
      attributes.font.features.map(\.text) + (hasLigatures ? [] : ["liga=0", "clig=0"])
    if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ", "))) }
    if let language = attributes.language {
      add(pango_attr_language_new(pango_language_from_string(language)))
    }
    if let box = attributes.attachment {
      var rectangle = PangoRectangle(
        x: pangoUnits(box.minX), y: pangoUnits(box.minY), width: pangoUnits(box.width),
        height: pangoUnits(box.height))
      add(pango_attr_shape_new(&rectangle, &rectangle))
    }
  }

  /// Adds no hyphens where a word is broken, but for those that the text asks for.
  private func forbidHyphens(in text: String, _ list: OpaquePointer?) {
    var start: UInt32 = 0
    func add(upTo end: UInt32) {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
      start = end
    }
    // An attribute leaves alone the break at its beginning: behind a soft hyphen.
    let softHyphen: Unicode.Scalar = "\u{AD}"
    if text.utf8.contains(0xC2) {
      for (scalar, index) in zip(text.unicodeScalars, text.unicodeScalars.indices)
      where scalar == softHyphen {
        add(upTo: UInt32(clamping: text.utf8.distance(from: text.startIndex, to: index) + 2))
      }
    }
    add(upTo: .max)
  }

  /// The number of the run that glyphs belong to.
  static func run(of item: UnsafeMutablePointer<PangoItem>) -> Int {
    var next = item.pointee.analysis.extra_attrs
    while let entry = next {
      next = entry.pointee.next
      guard let attribute = entry.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
        let color = pango_attribute_as_color(attribute),
        attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND
      else { continue }
      return Int(color.pointee.color.red) << 16 | Int(color.pointee.color.green)
    }
    return 0
  }
}
