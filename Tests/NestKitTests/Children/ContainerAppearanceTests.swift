import NestKit
import Testing

@Suite struct ContainerAppearanceTests {
  @Test("R2.4 Beginning reverses in the middle and is sent once")
  func beginning() {
    let expected: [ContainerAppearance: [Bool: ContainerAppearance?]] = [
      .disappeared: [true: .appearing, false: nil],
      .appearing: [true: nil, false: .disappearing],
      .appeared: [true: nil, false: .disappearing],
      .disappearing: [true: .appearing, false: nil],
    ]
    for start in ContainerAppearance.allCases {
      for direction in [true, false] {
        var state = start
        let received = state.begin(appearing: direction)
        let goal = expected[start]?[direction] ?? nil
        #expect(received == (goal != nil), "\(start) \(direction)")
        #expect(state == goal ?? start, "\(start) \(direction)")
      }
    }
  }

  @Test("R2.1 Ending ends what began and nothing else")
  func ending() {
    let expected: [ContainerAppearance: ContainerAppearance] = [
      .appearing: .appeared, .disappearing: .disappeared,
    ]
    for start in ContainerAppearance.allCases {
      var state = start
      let received = state.end()
      #expect(received == (expected[start] != nil), "\(start)")
      #expect(state == expected[start] ?? start, "\(start)")
    }
  }
}
