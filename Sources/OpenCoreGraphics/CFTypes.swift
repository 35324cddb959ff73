// Core Foundation names that Apple's signatures use and Foundation on Linux lacks.

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A string, where Apple's signatures take a Core Foundation one.
public typealias CFString = String
/// Bytes, where Apple's signatures take Core Foundation's.
public typealias CFData = Data
/// Bytes that change, where Apple's signatures take Core Foundation's.
public typealias CFMutableData = NSMutableData
/// An address, where Apple's signatures take one of Core Foundation.
public typealias CFURL = URL
/// An object of Core Foundation or of a class.
public typealias CFTypeRef = AnyObject

/// An array of objects, where Apple's signatures take a Core Foundation one.
///
/// `[color, other] as CFArray` compiles here as it does on Apple's systems.
public typealias CFArray = [Any]

/// A dictionary, where Apple's signatures take a Core Foundation one.
public typealias CFDictionary = [AnyHashable: Any]
