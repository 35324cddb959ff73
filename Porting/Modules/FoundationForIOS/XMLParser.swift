import FoundationXML

// Types that a module of their own has on this platform. Of that module's other types, such as
// `XMLNode`, iOS has none, so that programs may use their names.

/// Reads XML, and passes on each part to a delegate.
public typealias XMLParser = FoundationXML.XMLParser
/// Receives the parts of a document that a parser reads.
public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate
