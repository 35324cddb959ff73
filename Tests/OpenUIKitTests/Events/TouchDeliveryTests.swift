import Testing

@testable import OpenUIKit

struct TouchDeliveryTests {
  @Test("without anybody holding, every message is passed on")
  func plain() {
    var delivery = TouchDelivery()

    let told = [TouchDelivery.Message.began, .moved, .ended].map {
      delivery.deliver($0, holding: false)
    }

    #expect(told == [[.began], [.moved], [.ended]])
    #expect(delivery.isOver)
  }

  @Test("what is held comes later, in order, with moves made one")
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

  @Test("nothing overtakes what is held")
  func order() {
    var delivery = TouchDelivery()
    _ = delivery.deliver(.began, holding: true)

    let told = delivery.deliver(.ended, holding: false)

    #expect(told == [])
    #expect(delivery.release() == [.began, .ended])
  }

  @Test("a view hears of the end of a touch only if it knew of the touch, and once")
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
