import UIKit

/// From values to pixels and back.
open class Transformer: NSObject {
    private var valueToPixel = CGAffineTransform.identity
    private var offset = CGAffineTransform.identity
    /// The transform that pinches and drags have made.
    public var touchMatrix = CGAffineTransform.identity

    public var valueToPixelMatrix: CGAffineTransform {
        return valueToPixel.concatenating(touchMatrix).concatenating(offset)
    }

    public var pixelToValueMatrix: CGAffineTransform { return valueToPixelMatrix.inverted() }

    open func prepare(content: CGRect, xAxis: ChartAxis, yAxis: ChartAxis) {
        let scaleX = content.width / CGFloat(max(xAxis.maximum - xAxis.minimum, .leastNonzeroMagnitude))
        let scaleY = content.height / CGFloat(max(yAxis.maximum - yAxis.minimum, .leastNonzeroMagnitude))
        valueToPixel = CGAffineTransform.identity
            .scaledBy(x: scaleX, y: -scaleY)
            .translatedBy(x: CGFloat(-xAxis.minimum), y: CGFloat(-yAxis.minimum))
        offset = CGAffineTransform(translationX: content.minX, y: content.maxY)
    }

    open func pixel(x: Double, y: Double) -> CGPoint {
        return CGPoint(x: x, y: y).applying(valueToPixelMatrix)
    }

    open func value(at point: CGPoint) -> CGPoint { return point.applying(pixelToValueMatrix) }

    open func rectValueToPixel(_ rect: CGRect) -> CGRect { return rect.applying(valueToPixelMatrix) }
}
