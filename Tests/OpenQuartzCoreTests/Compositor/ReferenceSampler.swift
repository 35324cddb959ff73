@testable import OpenQuartzCore

/// Bilinear sampling in doubles, pixel by pixel, with none of the shortcuts of the kernel.
struct ReferenceSampler {
  let source: PixelKernelTests.Picture
  let entries: [Double]
  let edges: [(Double, Double, Double)]
  let alpha: Double

  init(source: PixelKernelTests.Picture, map: PlaneProjection, alpha: Int) {
    self.source = source
    self.alpha = Double(alpha) / 255
    let inverse = (map.inverted ?? .identity).rows
    entries = [
      inverse.0, inverse.1, inverse.2, inverse.3, inverse.4, inverse.5, inverse.6, inverse.7,
      inverse.8,
    ]
    let rows = entries
    let size = [Double(source.width), Double(source.height)]
    var edges: [(Double, Double, Double)] = []
    for axis in 0..<2 {
      let near = (rows[axis * 3], rows[axis * 3 + 1], rows[axis * 3 + 2])
      let far = (
        size[axis] * rows[6] - near.0, size[axis] * rows[7] - near.1, size[axis] * rows[8] - near.2
      )
      for edge in [near, far] {
        let slope = (edge.0 * edge.0 + edge.1 * edge.1).squareRoot()
        edges.append((edge.0 / slope, edge.1 / slope, edge.2 / slope))
      }
    }
    self.edges = edges
  }

  /// The four channels, least significant byte first.
  func pixel(x: Int, y: Int, over destination: UInt32) -> [Double] {
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    let behind = (0..<4).map { Double((destination >> (UInt32($0) * 8)) & 0xff) }
    let rows = entries
    let w = rows[6] * px + rows[7] * py + rows[8]
    guard w > 1e-9 else { return behind }
    let covered = edges.map { min(1, max(0, $0.0 * px + $0.1 * py + $0.2 + 0.5)) }
    let coverage = max(0, covered[0] + covered[1] - 1) * max(0, covered[2] + covered[3] - 1)
    let u = min(max((rows[0] * px + rows[1] * py + rows[2]) / w - 0.5, 0), Double(source.width - 1))
    let v = min(
      max((rows[3] * px + rows[4] * py + rows[5]) / w - 0.5, 0), Double(source.height - 1))
    let color = sample(u, v).map { $0 * coverage * alpha }
    return (0..<4).map { color[$0] + behind[$0] * (1 - color[3] / 255) }
  }

  private func sample(_ u: Double, _ v: Double) -> [Double] {
    let x = Int(u)
    let y = Int(v)
    let (fx, fy) = (u - Double(x), v - Double(y))
    let right = min(x + 1, source.width - 1)
    let below = min(y + 1, source.height - 1)
    let corners = [
      (x, y, (1 - fx) * (1 - fy)), (right, y, fx * (1 - fy)), (x, below, (1 - fx) * fy),
      (right, below, fx * fy),
    ]
    return (0..<4).map { channel in
      corners.reduce(0) { sum, corner in
        let word = source.words[corner.1 * source.width + corner.0]
        return sum + Double((word >> UInt32(channel * 8)) & 0xff) * corner.2
      }
    }
  }
}
