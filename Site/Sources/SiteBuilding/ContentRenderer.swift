/// Makes markup of the texts of one page.
struct ContentRenderer {
  let links: Links
  let references: [String: Page.Reference]

  // MARK: Texts

  func render(_ text: [Inline]) -> HTML {
    var result: HTML = ""
    for part in text { result += render(part) }
    return result
  }

  private func render(_ part: Inline) -> HTML {
    switch part.kind {
    case .text(let text): return HTML(text: text)
    case .code(let code): return "<code>\(code)</code>"
    case .styled("em", let content): return "<em>\(render(content))</em>"
    case .styled("strong", let content): return "<strong>\(render(content))</strong>"
    case .styled("s", let content): return "<s>\(render(content))</s>"
    case .styled("sup", let content): return "<sup>\(render(content))</sup>"
    case .styled(_, let content): return "<sub>\(render(content))</sub>"
    case .link(let destination, let title):
      return "<a href=\"\(destination)\">\(title.isEmpty ? destination : title)</a>"
    case .image(let identifier): return image(identifier)
    case .reference(let identifier, let isActive, let title):
      return reference(identifier, isActive: isActive, title)
    }
  }

  private func reference(_ identifier: String, isActive: Bool, _ title: [Inline]?) -> HTML {
    let reference = references[identifier]
    let name = reference?.title ?? String(identifier.split(separator: "/").last ?? "")
    let isCode = reference?.role == "symbol" || reference == nil
    let label: HTML = title.map(render) ?? (isCode ? "<code>\(name)</code>" : "\(name)")
    guard isActive, let url = reference?.url else { return label }
    return "<a href=\"\(address(url, reference?.type))\">\(label)</a>"
  }

  private func address(_ url: String, _ type: String?) -> String {
    type == "link" ? url : links.address(ofPage: url)
  }

  /// A picture, with the one for dark surroundings where there is one.
  private func image(_ identifier: String) -> HTML {
    guard let reference = references[identifier], let variants = reference.variants else {
      return "<code>\(identifier)</code>"
    }
    let dark = variants.first { $0.traits.contains("dark") }
    guard let usual = variants.first(where: { !$0.traits.contains("dark") }) ?? dark else {
      return ""
    }
    func file(_ variant: Page.Reference.Variant) -> String {
      links.address(of: String(variant.url.drop { $0 == "/" }))
    }
    let picture: HTML =
      "<img src=\"\(file(usual))\" alt=\"\(reference.alt ?? "")\" loading=\"lazy\">"
    guard let dark, dark.url != usual.url else { return picture }
    return
      "<picture><source srcset=\"\(file(dark))\" media=\"(prefers-color-scheme:dark)\">\(picture)</picture>"
  }

  // MARK: Blocks

  func render(_ blocks: [Block]) -> HTML {
    var result: HTML = ""
    for block in blocks { result += render(block) }
    return result
  }

  private func render(_ block: Block) -> HTML {
    switch block.kind {
    case .paragraph(let content): return "<p>\(render(content))</p>\n"
    case .heading(let level, let anchor, let text):
      let tag = HTML(text: "h\(min(max(level, 2), 6))")
      return "<\(tag) id=\"\(anchor)\"><a href=\"#\(anchor)\">\(text)</a></\(tag)>\n"
    case .code(let lines):
      return
        "<div class=\"listing\"><pre><code>\(lines.joined(separator: "\n"))</code></pre></div>\n"
    case .list(let isOrdered, let items):
      let tag: HTML = isOrdered ? "ol" : "ul"
      return "<\(tag)>\(items.map { "<li>\(render($0))</li>" as HTML })</\(tag)>\n"
    case .table(let rows, let hasHeader): return table(rows, hasHeader: hasHeader)
    case .aside(let style, let name, let content):
      return
        "<aside class=\"\(style)\"><p class=\"name\">\(name)</p>\(render(content))</aside>\n"
    case .terms(let terms):
      let items = terms.map {
        "<dt>\(render($0.term))</dt><dd>\(render($0.definition))</dd>" as HTML
      }
      return "<dl>\(items)</dl>\n"
    case .links(let identifiers): return list(of: identifiers)
    }
  }

  private func table(_ rows: [[[Block]]], hasHeader: Bool) -> HTML {
    var result: HTML = ""
    for (index, row) in rows.enumerated() {
      let tag: HTML = hasHeader && index == 0 ? "th" : "td"
      result += "<tr>\(row.map { "<\(tag)>\(render($0))</\(tag)>" as HTML })</tr>"
    }
    return "<div class=\"table\"><table>\(result)</table></div>\n"
  }

  // MARK: Lists of pages

  /// A list of other pages, each with its declaration or title, and its first sentence.
  func list(of identifiers: [String]) -> HTML {
    var result: HTML = ""
    for identifier in identifiers {
      guard let reference = references[identifier] else { continue }
      let name: HTML
      if let fragments = reference.fragments {
        name = "<code>\(fragments.map { "\($0.text)" as HTML })</code>"
      } else {
        name = "\(reference.title ?? identifier)"
      }
      let title: HTML =
        reference.url.map { "<a href=\"\(address($0, reference.type))\">\(name)</a>" } ?? name
      let abstract = reference.abstract ?? []
      result += "<dt>\(title)</dt>"
      if !abstract.isEmpty { result += "<dd>\(render(abstract))</dd>" }
    }
    return "<dl class=\"pages\">\(result)</dl>\n"
  }

  /// A declaration, whose types lead to their pages.
  func declaration(_ tokens: [Page.Token]) -> HTML {
    var result: HTML = ""
    for token in tokens {
      let address =
        token.preciseIdentifier.flatMap(links.address(ofSymbol:))
        ?? token.identifier.flatMap { references[$0]?.url }.map(links.address(ofPage:))
      if let address {
        result += "<a href=\"\(address)\">\(token.text)</a>"
      } else if token.kind == "text" {
        result += "\(token.text)"
      } else {
        result += "<span class=\"\(token.kind)\">\(token.text)</span>"
      }
    }
    return "<pre class=\"declaration\"><code>\(result)</code></pre>\n"
  }
}
