/// A part of a text, as DocC writes it.
struct Inline: Decodable {
  enum Kind {
    case text(String)
    case code(String)
    case styled(tag: String, [Inline])
    /// To another page, or to a place of one.
    case reference(String, isActive: Bool, [Inline]?)
    case link(String, String)
    case image(String)
  }

  let kind: Kind

  private enum Key: CodingKey {
    case type, text, code, inlineContent, identifier, isActive, overridingTitleInlineContent
    case destination, title
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func styled(_ tag: String) throws -> Kind {
      .styled(tag: tag, try values.decode([Inline].self, forKey: .inlineContent))
    }
    let type = try values.decode(String.self, forKey: .type)
    switch type {
    case "text": kind = .text(try values.decode(String.self, forKey: .text))
    case "codeVoice": kind = .code(try values.decode(String.self, forKey: .code))
    case "emphasis", "newTerm": kind = try styled("em")
    case "strong", "inlineHead": kind = try styled("strong")
    case "strikethrough": kind = try styled("s")
    case "superscript": kind = try styled("sup")
    case "subscript": kind = try styled("sub")
    case "reference":
      kind = .reference(
        try values.decode(String.self, forKey: .identifier),
        isActive: try values.decodeIfPresent(Bool.self, forKey: .isActive) ?? true,
        try values.decodeIfPresent([Inline].self, forKey: .overridingTitleInlineContent))
    case "link":
      kind = .link(
        try values.decode(String.self, forKey: .destination),
        try values.decodeIfPresent(String.self, forKey: .title) ?? "")
    case "image": kind = .image(try values.decode(String.self, forKey: .identifier))
    default: throw SiteFailure("a text has a part of an unknown kind: \(type)")
    }
  }
}

/// A block of a page, as DocC writes it.
struct Block: Decodable {
  enum Kind {
    case paragraph([Inline])
    case heading(level: Int, anchor: String, String)
    case code([String])
    case list(isOrdered: Bool, [[Block]])
    case table([[[Block]]], hasHeader: Bool)
    case aside(style: String, name: String, [Block])
    case terms([(term: [Inline], definition: [Block])])
    /// Pages that are named one below the other.
    case links([String])
  }

  let kind: Kind

  private enum Key: CodingKey {
    case type, inlineContent, level, anchor, text, code, items, rows, header, style, name, content
  }

  private struct Item: Decodable { let content: [Block] }

  private struct Term: Decodable {
    struct Name: Decodable { let inlineContent: [Inline] }
    let term: Name
    let definition: Item
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let type = try values.decode(String.self, forKey: .type)
    switch type {
    case "paragraph", "small":
      kind = .paragraph(try values.decode([Inline].self, forKey: .inlineContent))
    case "heading":
      kind = .heading(
        level: try values.decode(Int.self, forKey: .level),
        anchor: try values.decode(String.self, forKey: .anchor),
        try values.decode(String.self, forKey: .text))
    case "codeListing": kind = .code(try values.decode([String].self, forKey: .code))
    case "unorderedList", "orderedList":
      kind = .list(
        isOrdered: type == "orderedList",
        try values.decode([Item].self, forKey: .items).map(\.content))
    case "table":
      kind = .table(
        try values.decode([[[Block]]].self, forKey: .rows),
        hasHeader: try values.decode(String.self, forKey: .header) != "none")
    case "aside":
      let style = try values.decode(String.self, forKey: .style)
      kind = .aside(
        style: style, name: try values.decodeIfPresent(String.self, forKey: .name) ?? style,
        try values.decode([Block].self, forKey: .content))
    case "termList":
      kind = .terms(
        try values.decode([Term].self, forKey: .items)
          .map { ($0.term.inlineContent, $0.definition.content) })
    case "links": kind = .links(try values.decode([String].self, forKey: .items))
    default: throw SiteFailure("a page has a block of an unknown kind: \(type)")
    }
  }
}
