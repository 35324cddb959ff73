import NestKit
import NestTesting
import Testing

@Suite struct ContainerStackMemberSetTests {
  @Test(
    "A set of members contains what a set contains, for small numbers and large ones",
    arguments: try DriverSeeds(1...1))
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...200 {
      let ones = (0..<generator.number(below: 20)).map { _ in generator.number(below: 200) }
      let others = (0..<generator.number(below: 20)).map { _ in generator.number(below: 200) }

      let set = ContainerStackMemberSet(ones.map { ContainerStackMember($0) })
      let rest = set.subtracting(others.map { ContainerStackMember($0) })

      #expect(set.members.map(\.rawValue) == Set(ones).sorted())
      #expect(rest.members.map(\.rawValue) == Set(ones).subtracting(others).sorted())
      #expect((0..<250).filter { set.contains(ContainerStackMember($0)) } == Set(ones).sorted())
    }
  }

  @Test("Sets with the same members are equal, whatever they contained before")
  func equality() {
    let large = ContainerStackMember(1_000)
    let small = ContainerStackMember(3)

    #expect(ContainerStackMemberSet([small, large]).subtracting([large]) == [small])
    #expect(ContainerStackMemberSet([small]) != [large])
  }
}
