import UIKit

extension Diffing where Value == UIImage {
    public static let image = Diffing.image()

    /// - Parameters:
    ///   - precision: How many of the pixels, from 0 to 1, must be the same.
    ///   - perPixelTolerance: By how much a component of the same pixel may differ.
    public static func image(precision: Float = 1, perPixelTolerance: UInt8 = 0, scale: CGFloat? = nil) -> Diffing {
        let imageScale = scale ?? UIScreen.main.scale
        return Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: imageScale) }
        ) { old, new in
            guard let message = compare(old, new, precision: precision, tolerance: perPixelTolerance) else { return nil }
            var artifacts: [(name: String, data: Data)] = []
            for (name, image) in [("reference", old), ("failure", new), ("difference", difference(old, new))] {
                if let data = image.pngData() { artifacts.append((name, data)) }
            }
            return (message, artifacts)
        }
    }
}

private func compare(_ old: UIImage, _ new: UIImage, precision: Float, tolerance: UInt8) -> String? {
    guard let oldImage = old.cgImage else { return "Reference image could not be loaded." }
    guard let newImage = new.cgImage else { return "Newly-taken snapshot could not be loaded." }
    guard newImage.width != 0, newImage.height != 0 else { return "Newly-taken snapshot is empty." }
    guard oldImage.width == newImage.width, oldImage.height == newImage.height else {
        return "Newly-taken snapshot \(newImage.width)×\(newImage.height) does not match reference \(oldImage.width)×\(oldImage.height)."
    }
    guard let oldBytes = bytes(of: oldImage), let newBytes = bytes(of: newImage) else {
        return "The pixels of a snapshot could not be read."
    }
    if memcmp(oldBytes, newBytes, oldBytes.count) == 0 { return nil }
    let count = oldImage.width * oldImage.height
    var different = 0
    for pixel in 0..<count {
        let range = pixel * 4..<pixel * 4 + 4
        if range.contains(where: { abs(Int(oldBytes[$0]) - Int(newBytes[$0])) > Int(tolerance) }) { different += 1 }
    }
    let actual = 1 - Float(different) / Float(count)
    return actual < precision ? "Actual image precision \(actual) is less than required \(precision)" : nil
}

private func bytes(of image: CGImage) -> [UInt8]? {
    let bytesPerRow = image.width * 4
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * image.height)
    let drawn: Bool = bytes.withUnsafeMutableBytes { buffer in
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
                space: space, bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return true
    }
    return drawn ? bytes : nil
}

private func difference(_ old: UIImage, _ new: UIImage) -> UIImage {
    let size = CGSize(width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
    UIGraphicsBeginImageContextWithOptions(size, true, max(old.scale, new.scale))
    defer { UIGraphicsEndImageContext() }
    new.draw(at: .zero)
    old.draw(at: .zero, blendMode: .difference, alpha: 1)
    return UIGraphicsGetImageFromCurrentImageContext() ?? new
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { return .image() }

    public static func image(precision: Float = 1, perPixelTolerance: UInt8 = 0, scale: CGFloat? = nil) -> Snapshotting {
        return Snapshotting(
            pathExtension: "png", diffing: .image(precision: precision, perPixelTolerance: perPixelTolerance, scale: scale))
    }
}

// MARK: - Views and view controllers

public struct ViewImageConfig {
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.size = size
        self.traits = traits
    }

    public static let iPhoneSe = ViewImageConfig(
        size: CGSize(width: 320, height: 568),
        traits: UITraitCollection(traitsFrom: [
            .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular), .init(userInterfaceIdiom: .phone),
            .init(displayScale: 2),
        ]))

    public static let iPadMini = ViewImageConfig(
        size: CGSize(width: 1024, height: 768),
        traits: UITraitCollection(traitsFrom: [
            .init(horizontalSizeClass: .regular), .init(verticalSizeClass: .regular), .init(userInterfaceIdiom: .pad),
            .init(displayScale: 2),
        ]))
}

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { return .image() }

    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perPixelTolerance: UInt8 = 0, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let scale = traits.displayScale == 0 ? 1 : traits.displayScale
        let images = SimplySnapshotting.image(precision: precision, perPixelTolerance: perPixelTolerance, scale: scale)
        return images.pullback { view in
            let controller = UIViewController()
            controller.view.backgroundColor = .clear
            if let size = size { view.bounds.size = size }
            view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            controller.view.bounds.size = view.bounds.size
            controller.view.addSubview(view)
            defer { view.removeFromSuperview() }
            return render(
                controller, size: view.bounds.size, traits: traits, scale: scale, drawHierarchy: drawHierarchyInKeyWindow)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { return .image() }

    public static func image(
        on config: ViewImageConfig = .init(), precision: Float = 1, perPixelTolerance: UInt8 = 0, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        let scale = all.displayScale == 0 ? 1 : all.displayScale
        let images = SimplySnapshotting.image(precision: precision, perPixelTolerance: perPixelTolerance, scale: scale)
        return images.pullback { controller in
            render(
                controller, size: size ?? config.size ?? controller.view.frame.size, traits: all, scale: scale, drawHierarchy: false)
        }
    }
}

final class SnapshotWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { return .zero }
}

/// Shows a controller in a window of its own, in a parent that gives it the traits, and makes a picture.
private func render(
    _ controller: UIViewController, size: CGSize, traits: UITraitCollection, scale: CGFloat, drawHierarchy: Bool
) -> UIImage {
    let window = SnapshotWindow(frame: CGRect(origin: .zero, size: size))
    let parent = UIViewController()
    parent.view.backgroundColor = .clear
    parent.view.frame = window.bounds
    window.rootViewController = parent
    parent.addChild(controller)
    parent.setOverrideTraitCollection(traits, forChild: controller)
    controller.view.frame = CGRect(origin: .zero, size: size)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    window.isHidden = false
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    window.layoutIfNeeded()
    defer {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        window.rootViewController = nil
        window.isHidden = true
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return UIGraphicsImageRenderer(bounds: controller.view.bounds, format: format).image { context in
        if drawHierarchy {
            controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        } else {
            controller.view.layer.render(in: context.cgContext)
        }
    }
}
