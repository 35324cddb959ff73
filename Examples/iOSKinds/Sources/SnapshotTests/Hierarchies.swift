import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its subviews, one a line.
    public static var recursiveDescription: Snapshotting<UIView, String> {
        return SimplySnapshotting.lines.pullback { view in
            view.layoutIfNeeded()
            return describe(view, depth: 0).joined(separator: "\n")
        }
    }
}

private func describe(_ view: UIView, depth: Int) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let frame = view.frame
    var line = "\(indent)<\(type(of: view)); frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    if view.isHidden { line += "; hidden = YES" }
    if view.alpha < 1 { line += "; alpha = \(number(view.alpha))" }
    if view.tag != 0 { line += "; tag = \(view.tag)" }
    if let label = view as? UILabel, let text = label.text { line += "; text = '\(text)'" }
    if let identifier = view.accessibilityIdentifier { line += "; id = \(identifier)" }
    return [line + ">"] + view.subviews.flatMap { describe($0, depth: depth + 1) }
}

private func number(_ value: CGFloat) -> String {
    return String(format: "%g", Double(value))
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller, its children and what it presents, one a line.
    public static var hierarchy: Snapshotting<UIViewController, String> {
        return SimplySnapshotting.lines.pullback { describe($0, depth: 0).joined(separator: "\n") }
    }
}

private func describe(_ controller: UIViewController, depth: Int) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let state = controller.viewIfLoaded == nil ? "view not loaded" : controller.view.window == nil ? "not in a window" : "in a window"
    var lines = ["\(indent)<\(String(describing: type(of: controller)))\(controller.title.map { " '\($0)'" } ?? ""), \(state)>"]
    lines += controller.children.flatMap { describe($0, depth: depth + 1) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        lines += ["\(indent)   + presented:"] + describe(presented, depth: depth + 1)
    }
    return lines
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    public static func image(scale: CGFloat = 1) -> Snapshotting {
        return SimplySnapshotting.image(scale: scale).pullback { layer in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { context in
                layer.setNeedsLayout()
                layer.layoutIfNeeded()
                layer.render(in: context.cgContext)
            }
        }
    }
}
