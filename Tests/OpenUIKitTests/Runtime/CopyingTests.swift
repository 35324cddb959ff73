import NestTesting
import OpenUIKit
import Testing

@Suite struct CopyingTests {
  @Test("the copy of a path is another path that is drawn alike")
  func path() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 0.5)

    let copy = try #require(path.copy() as? UIBezierPath)
    copy.addLine(to: CGPoint(x: 50, y: 50))
    copy.lineWidth = 4
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)

    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.lineWidth == 3 && copy.lineWidth == 4)
    #expect(copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
    #expect(lengths == [1, 2] && count == 2 && phase == 0.5)
    #expect(copy.bounds.width == 50)
  }

  @Test("what cannot change is its own copy")
  func values() throws {
    let (color, font) = (UIColor.red, UIFont.systemFont(ofSize: 12))
    let traits = UITraitCollection(userInterfaceStyle: .dark)

    #expect(color.copy() as AnyObject === color && (color as Any) is any NSCopying)
    #expect(font.copy() as AnyObject === font && (font as Any) is any NSCopying)
    #expect(traits.copy() as AnyObject === traits && (traits as Any) is any NSCopying)
  }

  @Test("R15.1 the copy of an action of an alert belongs to no alert")
  func alertAction() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    defer { withExtendedLifetime(host) {} }
    let action = UIAlertAction(title: "OK", style: .destructive)
    action.isEnabled = false
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(action)

    let copy = try #require(action.copy() as? UIAlertAction)
    let other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let misuses = withMisuseIntercepted { other.addAction(copy) }

    #expect(copy.title == "OK" && copy.style == .destructive && !copy.isEnabled)
    #expect(misuses.isEmpty && other.actions == [copy])
  }
}
