import Testing

@testable import OpenUIKit

struct TouchDeliveryTests {
  @Test("without undecided recognizers every message is delivered")
  func plain() {
    var delivery = TouchDelivery()

    let told = [TouchDelivery.Message.began, .moved, .ended].map {
      delivery.deliver($0, holding: false)
    }

    #expect(told == [[.began], [.moved], [.ended]])
    #expect(delivery.isOver)
  }

  @Test("deferred messages come later, in order, with moves merged")
  func held() {
    var delivery = TouchDelivery()

    let told = [TouchDelivery.Message.began, .moved, .moved, .ended].map {
      delivery.deliver($0, holding: true)
    }
    let released = delivery.release()

    #expect(told == [[], [], [], []])
    #expect(released == [.began, .moved, .ended])
    #expect(delivery.isOver)
  }

  @Test("no message is delivered before deferred ones")
  func order() {
    var delivery = TouchDelivery()
    _ = delivery.deliver(.began, holding: true)

    let told = delivery.deliver(.ended, holding: false)

    #expect(told == [])
    #expect(delivery.release() == [.began, .ended])
  }

  @Test("a touch begins before anything else, and once", arguments: [true, false])
  func begin(holding: Bool) {
    var delivery = TouchDelivery()

    let told = [TouchDelivery.Message.moved, .began, .ended, .moved].flatMap {
      delivery.deliver($0, holding: holding)
    }

    #expect(told + delivery.release() == [.began, .moved, .ended])
  }

  @Test("a view receives the end of a touch only if it has received the beginning, and once")
  func cancel() {
    var known = TouchDelivery()
    _ = known.deliver(.began, holding: false)
    var unknown = TouchDelivery()
    _ = unknown.deliver(.began, holding: true)

    #expect(known.cancel() == [.cancelled])
    #expect(known.cancel() == [])
    #expect(known.deliver(.moved, holding: false) == [])
    #expect(unknown.cancel() == [])
    #expect(unknown.release() == [])
  }
}
