import Testing

@testable import OpenUIKit

struct TouchDeliveryTests {
  @Test("without undecided recognizers every message is delivered")
  func plain() {
    var delivery = TouchDelivery()

    let sent = [TouchDelivery.Message.began, .moved, .ended].map {
      delivery.deliver($0, deferring: false)
    }

    #expect(sent == [[.began], [.moved], [.ended]])
    #expect(delivery.isOver)
  }

  @Test("deferred messages come later, in order, with moves merged")
  func deferred() {
    var delivery = TouchDelivery()

    let sent = [TouchDelivery.Message.began, .moved, .moved, .ended].map {
      delivery.deliver($0, deferring: true)
    }
    let released = delivery.release()

    #expect(sent == [[], [], [], []])
    #expect(released == [.began, .moved, .ended])
    #expect(delivery.isOver)
  }

  @Test("no message is delivered before deferred ones")
  func order() {
    var delivery = TouchDelivery()
    _ = delivery.deliver(.began, deferring: true)

    let sent = delivery.deliver(.ended, deferring: false)

    #expect(sent == [])
    #expect(delivery.release() == [.began, .ended])
  }

  @Test("a touch begins before anything else, and once", arguments: [true, false])
  func begin(deferring: Bool) {
    var delivery = TouchDelivery()

    let sent = [TouchDelivery.Message.moved, .began, .ended, .moved].flatMap {
      delivery.deliver($0, deferring: deferring)
    }

    #expect(sent + delivery.release() == [.began, .moved, .ended])
  }

  @Test("a view receives the end of a touch only if it has received the beginning, and once")
  func cancel() {
    var known = TouchDelivery()
    _ = known.deliver(.began, deferring: false)
    var unknown = TouchDelivery()
    _ = unknown.deliver(.began, deferring: true)

    #expect(known.cancel() == [.cancelled])
    #expect(known.cancel() == [])
    #expect(known.deliver(.moved, deferring: false) == [])
    #expect(unknown.cancel() == [])
    #expect(unknown.release() == [])
  }
}
