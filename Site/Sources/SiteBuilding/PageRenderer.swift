/// Makes the files of a site: the frame that all have in common, and what is in it.
struct PageRenderer {
  let links: Links
  /// The libraries, in the order in which they are listed.
  let libraries: [Archive]

  // MARK: A page of an archive

  func render(_ page: Page) -> HTML {
    let content = ContentRenderer(links: links, references: page.references)
    var body: HTML = ""
    if let heading = page.metadata.roleHeading { body += "<p class=\"kind\">\(heading)</p>\n" }
    body += "<h1>\(page.metadata.title)</h1>\n"
    if let abstract = page.abstract, !abstract.isEmpty {
      body += "<p class=\"abstract\">\(content.render(abstract))</p>\n"
    }
    if let deprecation = page.deprecationSummary {
      body += """
        <aside class="warning"><p class="name">Deprecated</p>\(content.render(deprecation))</aside>

        """
    }
    for section in page.primaryContentSections ?? [] { body += render(section, content) }
    let groups: [(title: String, groups: [Page.Group]?)] = [
      ("Topics", page.topicSections),
      ("Default implementations", page.defaultImplementationsSections),
      ("Relationships", page.relationshipsSections), ("See also", page.seeAlsoSections),
    ]
    for (title, groups) in groups { body += render(groups ?? [], under: title, content) }
    return frame(title: page.metadata.title, path: path(to: page), body)
  }

  private func render(_ section: Page.Section, _ content: ContentRenderer) -> HTML {
    var result: HTML = ""
    for declaration in section.declarations ?? [] {
      result += content.declaration(declaration.tokens)
    }
    if let parameters = section.parameters, !parameters.isEmpty {
      let items = parameters.map {
        "<dt><code>\($0.name)</code></dt><dd>\(content.render($0.content))</dd>" as HTML
      }
      result += "<h2 id=\"parameters\">Parameters</h2><dl>\(items)</dl>\n"
    }
    result += content.render(section.content ?? [])
    if let mentions = section.mentions, !mentions.isEmpty {
      result += "<h2 id=\"mentions\">Mentioned in</h2>\(content.list(of: mentions))"
    }
    return result
  }

  private func render(
    _ groups: [Page.Group], under title: String, _ content: ContentRenderer
  ) -> HTML {
    guard !groups.isEmpty else { return "" }
    var result: HTML = "<h2 id=\"\(anchor(title))\">\(title)</h2>\n"
    for group in groups {
      if let title = group.title { result += "<h3>\(title)</h3>" }
      if let abstract = group.abstract { result += "<p>\(content.render(abstract))</p>" }
      result += content.list(of: group.identifiers)
    }
    return result
  }

  private func anchor(_ title: String) -> String {
    title.lowercased().replacing(" ", with: "-")
  }

  /// The pages above a page.
  private func path(to page: Page) -> HTML {
    var result: HTML = ""
    for identifier in page.hierarchy.paths?.first ?? [] {
      guard let reference = page.references[identifier], let url = reference.url else { continue }
      if !result.isEmpty { result += " › " }
      result += "<a href=\"\(links.address(ofPage: url))\">\(reference.title ?? "")</a>"
    }
    return result
  }

  // MARK: The first page

  /// The page with which the site begins.
  ///
  /// - Parameter extras: Pages besides those of the archives, by their titles.
  func renderStart(title: String, _ abstract: String, extras: [(path: String, title: String)])
    -> HTML
  {
    var body: HTML = "<h1>\(title)</h1>\n<p class=\"abstract\">\(abstract)</p>\n"
    for library in libraries {
      guard let page = library.library else { continue }
      let content = ContentRenderer(links: links, references: page.references)
      let file = links.address(of: Links.file(ofPage: "documentation/\(library.name.lowercased())"))
      body += "<h2 id=\"\(library.name)\"><a href=\"\(file)\">\(library.name)</a></h2>\n"
      body += "<p>\(content.render(page.abstract ?? []))</p>\n"
      let articles = library.articles.map(entry)
      if !articles.isEmpty { body += "<dl class=\"pages\">\(articles)</dl>\n" }
    }
    if !extras.isEmpty {
      let items = extras.map {
        "<dt><a href=\"\(links.address(of: $0.path))\">\($0.title)</a></dt>" as HTML
      }
      body += "<h2 id=\"timelines\">Timelines</h2>\n<dl class=\"pages\">\(items)</dl>\n"
    }
    return frame(title: title, path: "", body)
  }

  private func entry(of path: String, _ article: Page) -> HTML {
    let content = ContentRenderer(links: links, references: article.references)
    let address = links.address(of: Links.file(ofPage: path))
    return """
      <dt><a href="\(address)">\(article.metadata.title)</a></dt>\
      <dd>\(content.render(article.abstract ?? []))</dd>
      """
  }

  // MARK: The frame

  private func frame(title: String, path: HTML, _ body: HTML) -> HTML {
    let start = links.address(of: "index.html")
    let names = libraries.map { library in
      let file = Links.file(ofPage: "documentation/\(library.name.lowercased())")
      return "<a href=\"\(links.address(of: file))\">\(library.name)</a>" as HTML
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(links.address(of: "site.css"))">
      </head>
      <body data-root="\(links.address(of: ""))">
      <header><a class="home" href="\(start)">Documentation</a><nav>\(names)</nav>\
      <input id="search" type="search" placeholder="Search  /" aria-label="Search" autocomplete="off"></header>
      <div id="results" role="listbox" hidden></div>
      <main>
      <p class="path">\(path)</p>
      \(body)</main>
      <script src="\(links.address(of: "index.js"))" defer></script>
      <script src="\(links.address(of: "site.js"))" defer></script>
      </body>
      </html>

      """
  }
}
