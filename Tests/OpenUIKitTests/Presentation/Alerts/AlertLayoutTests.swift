import Testing

@testable import OpenUIKit

/// The positions of the parts of alerts and action sheets.
@Suite struct AlertLayoutTests {
  @Test("R15.1 UIKit 5.5 An alert is 270 points wide: texts, a line, one button")
  func oneButton() {
    let layout = AlertLayout(.alert, texts: (22, 18), buttonCount: 1, isBeside: false)

    #expect(layout.title == CGRect(x: 16, y: 20, width: 238, height: 22))
    #expect(layout.message == CGRect(x: 16, y: 45, width: 238, height: 18))
    #expect(layout.lines == [CGRect(x: 0, y: 83, width: 270, height: 0.5)])
    #expect(layout.buttons == [CGRect(x: 0, y: 83, width: 270, height: 44)])
    #expect(layout.size == CGSize(width: 270, height: 127))
  }

  @Test("R15.1 UIKit 5.5 Two buttons are side by side, with a line between them")
  func beside() {
    let layout = AlertLayout(.alert, texts: (22, 0), buttonCount: 2, isBeside: true)

    #expect(
      layout.buttons == [
        CGRect(x: 0, y: 62, width: 135, height: 44), CGRect(x: 135, y: 62, width: 135, height: 44),
      ])
    #expect(layout.lines.count == 2)
    #expect(layout.size.height == 106)
  }

  @Test("R15.1 UIKit 5.5 Three buttons, and two that do not fit, are below each other")
  func stacked() {
    for count in [2, 3] {
      let layout = AlertLayout(.alert, texts: (22, 18), buttonCount: count, isBeside: count == 3)
      let tops: [CGFloat] = [83, 127, 171]
      #expect(layout.buttons.map(\.minY) == Array(tops.prefix(count)))
      #expect(layout.lines.count == count)
    }
  }

  @Test(
    "R15.1 UIKit 5.5 Without texts there is no space for them, and no line above the first button")
  func noTexts() {
    let layout = AlertLayout(.alert, texts: (0, 0), buttonCount: 2, isBeside: false)

    #expect(layout.buttons.map(\.minY) == [0, 44])
    #expect(layout.lines.map(\.minY) == [44])
    #expect(layout.title == .zero && layout.message == .zero)
  }

  @Test("R15.1 UIKit 5.5 The cancel button of an action sheet has a card of its own")
  func cancelFrame() {
    let layout = AlertLayout(
      .actionSheet(width: 377), texts: (16, 0), buttonCount: 3, isBeside: false, lastApart: true)

    #expect(layout.card == CGRect(x: 0, y: 0, width: 377, height: 158))
    #expect(layout.cancelFrame == CGRect(x: 0, y: 166, width: 377, height: 57))
    #expect(layout.buttons.last == layout.cancelFrame)
    #expect(layout.size.height == 223)

    let alone = AlertLayout(
      .actionSheet(width: 377), texts: (0, 0), buttonCount: 1, isBeside: false, lastApart: true)
    #expect(alone.cancelFrame.minY == 0)
    #expect(alone.card.height == 0)
  }

  @Test(
    "R15.1 UIKit 5.5 Where there is too little space the texts become smaller, the message first"
  )
  func tooHigh() {
    let layout = AlertLayout(
      .alert, texts: (22, 1000), buttonCount: 1, isBeside: false, maximumHeight: 400)
    #expect(layout.size.height == 400)
    #expect(layout.title.height == 22)
    #expect(layout.message.height == 291)

    let tiny = AlertLayout(
      .alert, texts: (22, 1000), buttonCount: 4, isBeside: false, maximumHeight: 10)
    #expect(tiny.size.height == 176)
    #expect(tiny.title == .zero && tiny.message == .zero)
  }

  @Test("R15.1 UIKit 5.5 The cancel action is last in a column and first in a row")
  func order() {
    let column = AlertArrangement(cancel: 0, preferred: nil, count: 3, isBeside: false)
    #expect(column.order == [1, 2, 0])
    let row = AlertArrangement(cancel: 1, preferred: nil, count: 2, isBeside: true)
    #expect(row.order == [1, 0])
    let none = AlertArrangement(cancel: nil, preferred: nil, count: 2, isBeside: true)
    #expect(none.order == [0, 1])
  }

  @Test("R15.1 UIKit 5.5 The preferred action is bold, or else the cancel action")
  func bold() {
    #expect(AlertArrangement(cancel: 0, preferred: 1, count: 2, isBeside: true).bold == 1)
    #expect(AlertArrangement(cancel: 0, preferred: nil, count: 2, isBeside: true).bold == 0)
    #expect(AlertArrangement(cancel: nil, preferred: nil, count: 2, isBeside: true).bold == nil)
  }
}
