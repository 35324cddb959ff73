import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Saved states as values and as files.
@Suite struct NestStateTests {
  private let state = NestState(
    kind: "stack",
    children: [
      NestState.Child(slot: 0, identifier: "inbox"),
      NestState.Child(
        slot: 1, identifier: "cards", state: NestState(kind: "stack")),
    ])

  private func error(of json: String) -> NestStateError? {
    do {
      _ = try NestState(decoding: Data(json.utf8))
      return nil
    } catch {
      return error as? NestStateError
    }
  }

  @Test("Containers 5 Children with the same scroll position are one in a set, others are not")
  func scrollPositions() {
    func child(_ position: CGPoint?) -> NestState.Child {
      NestState.Child(slot: 0, identifier: "list", scrollPosition: position)
    }

    let children: Set = [
      child(CGPoint(x: 0, y: 8)), child(CGPoint(x: 0, y: 8)), child(CGPoint(x: 8, y: 0)),
      child(nil),
    ]

    #expect(children.count == 3)
  }

  @Test("Containers 5 A state is written as JSON with a version, and read again")
  func roundTrip() throws {
    let data = try state.encoded()

    #expect(try NestState(decoding: data) == state)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {
          "state" : {
            "children" : [
              {
                "identifier" : "inbox",
                "slot" : 0
              },
              {
                "identifier" : "cards",
                "slot" : 1,
                "state" : {
                  "children" : [

                  ],
                  "facts" : {

                  },
                  "kind" : "stack"
                }
              }
            ],
            "facts" : {

            },
            "kind" : "stack"
          },
          "version" : 1
        }
        """)
  }

  @Test("Containers 5 Facts of every kind of JSON value are stored")
  func facts() throws {
    struct Facts: Codable, Equatable {
      var widths: [Double] = [1, 2.5]
      var selection: Int? = 3
      var title = "Ä “quoted”"
      var isOpen = true
      var nested = ["a": [String?.none, "b"]]
    }
    var state = state
    state.facts = try NestStateFacts(encoding: Facts())

    let read = try NestState(decoding: state.encoded())

    #expect(read == state)
    #expect(try read.facts.decode(as: Facts.self) == Facts())
  }

  @Test("Containers 5 A later version is refused, with both versions")
  func laterVersion() {
    let error = error(of: #"{"version": 7, "state": {"surprise": true}}"#)

    #expect(error == .laterVersion(7, supported: 1))
    #expect(
      error.map(String.init(describing:))
        == "The saved state has version 7 of the format; this NestKit reads up to 1.")
  }

  @Test("R14.3 Containers 5 Damaged data is refused, and the error says where")
  func damaged() {
    let child = #"{"identifier": "a", "slot": 0}"#
    let table: [(String, NestStateError)] = [
      ("", .damaged(at: "", "it is no JSON")),
      ("[]", .damaged(at: "", "it is something else")),
      ("{}", .damaged(at: "version", "it is missing")),
      (#"{"version": 0}"#, .damaged(at: "version", "there is no version 0")),
      (#"{"version": "1"}"#, .damaged(at: "version", "it is something else")),
      (#"{"version": 1}"#, .damaged(at: "state", "it is missing")),
      (
        #"{"version": 1, "state": {"kind": "stack", "facts": {}}}"#,
        .damaged(at: "state.children", "it is missing")
      ),
      (
        #"{"version": 1, "state": {"kind": "stack", "facts": 3, "children": []}}"#,
        .damaged(at: "state.facts", "it is something else")
      ),
      (
        """
        {"version": 1, "state": {"kind": "stack", "facts": {}, "children":
        [\(child), {"identifier": "b"}]}}
        """, .damaged(at: "state.children[1].slot", "it is missing")
      ),
    ]
    for (json, expected) in table {
      #expect(error(of: json) == expected, "\(json)")
    }
  }
}
