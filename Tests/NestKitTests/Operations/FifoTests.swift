import Testing

@testable import NestKit

@Suite struct FifoTests {
  @Test("R14.1 What is first leaves first, whatever is called between")
  func order() {
    var line = Fifo<Int>()
    #expect(line.isEmpty)
    line.append(1)
    line.append(2)
    #expect(line.popFirst() == 1)
    line.append(3)
    #expect(line.count == 2)
    #expect(line.last == 3)
    #expect(line.popFirst() == 2)
    #expect(line.last == 3)
    #expect(line.popLast() == 3)
    #expect(line.popFirst() == nil)
    #expect(line.popLast() == nil)
  }

  @Test("The last can be taken from either half of the line")
  func last() {
    var line = Fifo<Int>()
    for number in 1...3 { line.append(number) }
    #expect(line.popFirst() == 1)
    #expect(line.popLast() == 3)
    #expect(line.popLast() == 2)
    #expect(line.isEmpty)
  }
}
