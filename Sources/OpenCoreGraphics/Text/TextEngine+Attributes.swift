import CPango

extension TextEngine {
  /// Gives a layout the attributes of runs, and to each run a number that ``TextEngine/run(of:)``
  /// finds again: as a colour, at which Pango divides glyphs and which moves none.
  func setAttributes(of runs: [TextRun], to layout: PangoLayoutHandle) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.count
      defer { start = end }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(clamping: start)
        attribute?.pointee.end_index = UInt32(clamping: end)
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
      if !attributes.hasLigatures || attributes.kern != 0 {
        add(pango_attr_font_features_new("liga=0, clig=0"))
      }
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
    pango_layout_set_attributes(layout.pointer, list)
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
