import XCTest
@testable import KeyFrames

final class KeyFramesTests: XCTestCase {
    func testValuesBetweenFrames() {
        let frames = KeyFrames<CGPoint>()
        frames[0] = .zero
        frames[2] = CGPoint(x: 10, y: 20)
        XCTAssertEqual(frames[1], CGPoint(x: 5, y: 10))
        XCTAssertEqual(frames[3], CGPoint(x: 10, y: 20))
        XCTAssertEqual(frames[-1], .zero)
    }

    func testColors() {
        let color = UIColor.interpolate(from: .black, to: .white, progress: 0.5)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        XCTAssertTrue(color.getWhite(&white, alpha: &alpha))
        XCTAssertEqual(white, 0.5, accuracy: 0.01)
    }

    func testAnAnimatorPlays() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        window.addSubview(view)
        window.isHidden = false
        let animation = ViewAnimation<CGFloat>(view: view) { $0.alpha = $1 }
        animation.frames[0] = 1
        animation.frames[1] = 0.25
        let animator = Animator()
        animator.add(animation)
        let end = expectation(description: "end")
        animator.play(duration: 0.1) { end.fulfill() }
        wait(for: [end], timeout: 10)
        XCTAssertEqual(view.alpha, 0.25)
    }

    func testShakeIsAnAnimationOfThePosition() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.shake()
        let animation = try XCTUnwrap(view.layer.animation(forKey: "shake") as? CAKeyframeAnimation)
        XCTAssertEqual(animation.keyPath, "position")
        XCTAssertEqual(animation.values?.count, 6)
        XCTAssertEqual((animation.values?[1] as? NSValue)?.cgPointValue, CGPoint(x: -5, y: 5))
    }

    func testPulseEnds() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        let end = expectation(description: "end")
        view.pulse { _ in end.fulfill() }
        wait(for: [end], timeout: 10)
        XCTAssertEqual(view.transform, .identity)
    }
}
