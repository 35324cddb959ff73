import Foundation
import NestKit
import NestTesting
import OpenUIKit

/// The cost of a frame on a screen of 1280 × 800, compared with copying that frame.
enum FrameBenchmark {
  static let size = CGSize(width: 1280, height: 800)
  private static let rounds = 12

  /// The rows of the report.
  static let rows = [
    Row(name: "push, one frame of 1280×800, plain pages", target: 2.5, unit: .memcpy) {
      try pushFrame { page($0) } / copyTime()
    },
    Row(name: "push, one frame of 1280×800, drawn pages", target: 2.5, unit: .memcpy) {
      try pushFrame { drawnPage($0) } / copyTime()
    },
    Row(name: "change of 200×60 points", target: 0.2, unit: .memcpy) {
      try smallChange() / copyTime()
    },
  ]

  /// Seconds to copy a frame: the median of many copies.
  static func copyTime() -> Double {
    let count = Int(size.width) * Int(size.height) * 4
    let source = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    source.initializeMemory(as: UInt8.self, repeating: 1, count: count)
    target.initializeMemory(as: UInt8.self, repeating: 2, count: count)
    let times = (0..<200).map { _ in
      ProcessClock.measure { target.copyMemory(from: source, byteCount: count) }
    }
    return times.median
  }

  /// Seconds for one frame in the middle of a push from the right: animation, layout, composition.
  private static func pushFrame(_ makePage: (Int) -> UIViewController) throws -> Double {
    let host = try TestHost(size: size, paintsEveryFrame: true)
    let stack = StackController(rootViewController: makePage(0))
    host.show(stack)
    var times: [Double] = []
    for round in 1...rounds {
      host.turn { stack.push(makePage(round), transition: .pushFromRight, animated: true) }
      host.advance(by: 0.05)
      for _ in 0..<18 {
        times.append(ProcessClock.measure { host.advance(by: 1.0 / 60) })
      }
      try host.settle()
      host.turn { stack.pop(animated: false) }
    }
    return times.median
  }

  /// Seconds from the change of a small view's colour to its pixels, on a page below a bar.
  private static func smallChange() throws -> Double {
    let host = try TestHost(size: size, paintsEveryFrame: true)
    let root = page(0)
    host.show(root)
    let small = UIView(frame: CGRect(x: 300, y: 300, width: 200, height: 60))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: 64))
    bar.backgroundColor = .white
    host.turn {
      root.view.addSubview(bar)
      root.view.addSubview(small)
    }
    let times = (0..<400).map { step in
      ProcessClock.measure {
        host.turn { small.backgroundColor = step.isMultiple(of: 2) ? .red : .blue }
      }
    }
    return times.median
  }

  /// A plain page with a title, as a real screen has at the least.
  static func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = UIColor(
      hue: CGFloat(number % 7) / 7, saturation: 0.5, brightness: 0.8, alpha: 1)
    let label = UILabel(frame: CGRect(x: 40, y: 40, width: 400, height: 60))
    label.text = "Page \(number)"
    label.font = .systemFont(ofSize: 34, weight: .bold)
    page.view.addSubview(label)
    return page
  }

  /// A page all of whose pixels are drawn, so that none can be filled with a colour.
  private static func drawnPage(_ number: Int) -> UIViewController {
    let page = page(number)
    let drawing = DiagonalsView(frame: CGRect(origin: .zero, size: size))
    drawing.isOpaque = true
    page.view.insertSubview(drawing, at: 0)
    return page
  }
}

/// A white area full of diagonal lines.
private final class DiagonalsView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.white.cgColor)
    context.fill(bounds)
    context.setStrokeColor(UIColor.blue.cgColor)
    for x in stride(from: -bounds.height, to: bounds.width, by: 40) {
      context.move(to: CGPoint(x: x, y: 0))
      context.addLine(to: CGPoint(x: x + bounds.height, y: bounds.height))
    }
    context.strokePath()
  }
}
