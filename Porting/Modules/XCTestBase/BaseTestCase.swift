import XCTest

/// XCTest's class, for a module that has a class of the same name: the module's name is also that
/// of a class.
public typealias BaseTestCase = XCTestCase
