/// The mark that Foundation for Linux reads behind the header of an object, to find out whether it
/// has to ask the object itself if it equals another one.
///
/// In an object of a class of Swift it reads the first stored property, and stops the program where
/// that looks like no type at all in both of two objects that it compares:
/// `NSMutableAttributedString.addAttribute(_:value:range:)` compares the new value with the one
/// before. A class whose objects are values of attributes has this as its first stored property.
package struct ObjectMark: Sendable {
  // Source: CFRuntime.c of swift-corelibs-foundation: the bits 8 to 17 are a number of a type; a
  // class that is not that type's is one of Swift.
  private let bits: UInt = 1 << 8

  /// Makes a mark.
  package init() {}
}
