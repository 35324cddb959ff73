import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A picture of sheets at two edges, and of one in the hand.
@Suite(.serialized) struct SheetPictureTests {
  private func screen(_ title: String, _ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 20, y: 24, width: 160, height: 24))
    label.text = title
    controller.view.addSubview(label)
    return controller
  }

  @Test("R26.5 R26.6 R26.11 Sheets at two edges, of which one is between two detents in the dark")
  func sheets() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = SheetContainerViewController(
      contentViewController: screen("Content", .systemBackground))
    host.simulateTraits { $0.userInterfaceStyle = .dark }
    host.show(container)
    var configuration = SheetConfiguration(
      edge: .trailing, detents: [.length(120)],
      largestUndimmedDetent: SheetDetent.length(120).identifier)
    configuration.standsOnSafeArea = true
    container.presentSheet(
      screen("Side", .systemIndigo), configuration: configuration, animated: false)
    configuration = SheetConfiguration(
      detents: SheetFixture.detents, selectedDetent: .medium, largestUndimmedDetent: .medium)
    configuration.showsGrabber = true
    configuration.cornerRadius = 20
    container.presentSheet(
      screen("Sheet", .secondarySystemBackground), configuration: configuration, animated: false)
    host.commit()

    host.putDown(0, at: CGPoint(x: 160, y: 300))
    host.move(0, to: CGPoint(x: 160, y: 280))
    host.move(0, to: CGPoint(x: 160, y: 200))
    host.commit()
    try host.expectPicture("sheets")
    host.lift(0, at: CGPoint(x: 160, y: 200))
    try host.settle()
  }
}
