import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// Every table of properties, with new objects of its class: what the rows say is true of each of
/// them.
struct PropertyTableTests {
  @Test("R19.27 A proxy records and sets each property that the table of its class says it does")
  func appearance() throws {
    let host = try TestHost()
    var failures: [String] = []
    var count = 0

    for table in ListedTable.all {
      for name in table.recorded {
        count += 1
        if !(try table.proxySets(name)) { failures.append("\(table.name).\(name)") }
      }
    }

    #expect(failures == [])
    #expect(count > 40)
    withExtendedLifetime(host) {}
  }

  @Test("R19.27 An archive has each property that the table of its class says it has")
  func archives() throws {
    let host = try TestHost()
    var failures: [String] = []
    var count = 0

    for table in ListedTable.all {
      for name in table.archived {
        count += 1
        if !(try table.returnsFromArchive(name)) { failures.append("\(table.name).\(name)") }
      }
    }

    #expect(failures == [])
    #expect(count > 70)
    withExtendedLifetime(host) {}
  }

  @Test(
    "R19.27 A change requires what the row says, and is observed by the name; an equal value is none"
  )
  func changes() throws {
    let host = try TestHost()
    var failures: [String] = []
    var count = 0

    for table in ListedTable.all {
      for name in table.changing {
        count += 1
        let problem = table.problemOfChange(name, host)
        if let problem { failures.append("\(table.name).\(name): \(problem)") }
      }
    }

    #expect(failures == [])
    #expect(count > 80)
  }

  @Test("R19.27 Rows have names of their own, and each class finds those of its superclasses too")
  func names() {
    for table in ListedTable.all { #expect(Set(table.names).count == table.names.count) }

    let label = UILabel()
    #expect(label.keyedProperty("numberOfLines") != nil && label.keyedProperty("alpha") != nil)
    #expect(UIButton().keyedProperty("selected") != nil && UIView().keyedProperty("text") == nil)
    #expect(UIView().keyedProperty("hidden") != nil && UIView().keyedProperty("tag") == nil)
  }
}
