/// A page of a documentation archive: a symbol, an article or a library.
struct Page: Decodable {
  struct Identifier: Decodable { let url: String }

  struct Metadata: Decodable {
    struct Module: Decodable { let name: String }
    let title: String
    let role: String
    let roleHeading: String?
    let symbolKind: String?
    /// The symbol, as the compiler names it.
    let externalID: String?
    let modules: [Module]?
  }

  /// A piece of a declaration.
  struct Token: Decodable {
    let kind: String
    let text: String
    let preciseIdentifier: String?
    let identifier: String?
  }

  struct Section: Decodable {
    struct Declaration: Decodable { let tokens: [Token] }

    struct Parameter: Decodable {
      let name: String
      let content: [Block]
    }

    let kind: String
    let declarations: [Declaration]?
    let content: [Block]?
    let parameters: [Parameter]?
    let mentions: [String]?
  }

  /// A titled list of other pages.
  struct Group: Decodable {
    let title: String?
    let identifiers: [String]
    let abstract: [Inline]?
  }

  struct Hierarchy: Decodable { let paths: [[String]]? }

  /// A symbol or page that a page refers to.
  struct Reference: Decodable {
    struct Variant: Decodable {
      let url: String
      let traits: [String]
    }

    let type: String
    let title: String?
    let url: String?
    let role: String?
    let abstract: [Inline]?
    let fragments: [Token]?
    let alt: String?
    let variants: [Variant]?
  }

  let identifier: Identifier
  let metadata: Metadata
  let hierarchy: Hierarchy
  let abstract: [Inline]?
  let primaryContentSections: [Section]?
  let topicSections: [Group]?
  let defaultImplementationsSections: [Group]?
  let relationshipsSections: [Group]?
  let seeAlsoSections: [Group]?
  let deprecationSummary: [Block]?
  let references: [String: Reference]

  var isArticle: Bool { metadata.role == "article" }
  var isLibrary: Bool { metadata.symbolKind == "module" }
  /// Pages that DocC makes to list what a type gets from protocols.
  var isGenerated: Bool { metadata.role == "collectionGroup" }
}
