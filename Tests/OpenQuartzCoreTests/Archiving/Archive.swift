import Foundation

/// An object that was written to an archive and read again, with secure coding; nil if it cannot
/// be.
func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
  let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
}

/// An archive that `write` made, for reading.
func coder(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
  let archiver = NSKeyedArchiver(requiringSecureCoding: true)
  write(archiver)
  archiver.finishEncoding()
  let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  unarchiver.decodingFailurePolicy = .setErrorAndReturn
  return unarchiver
}
