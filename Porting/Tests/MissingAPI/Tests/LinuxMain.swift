import XCTest

XCTMain([testCase(ListTests.allTests)])
