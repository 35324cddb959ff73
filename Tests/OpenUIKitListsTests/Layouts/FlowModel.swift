import OpenUIKitLists

/// The arithmetic of a flow for vertical scrolling, without any cleverness: the frames of the items
/// of one section.
struct FlowModel {
  var width: CGFloat
  var itemSpacing: CGFloat = 10
  var lineSpacing: CGFloat = 10
  var insets = UIEdgeInsets.zero
  var header: CGFloat = 0
  var scale: CGFloat = 1

  func frames(_ sizes: [CGSize]) -> [CGRect] {
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    let available = max(0, width - insets.left - insets.right)
    var (y, start) = (header + insets.top, 0)
    var frames: [CGRect] = []
    while start < sizes.count {
      let line = line(sizes[start...], available)
      let height = line.map(\.height).max() ?? 0
      let isLast = start + line.count == sizes.count
      for (x, size) in zip(origins(line, available, isUniform, isLast), line) {
        frames.append(
          CGRect(
            x: pixel(insets.left + x), y: pixel(y + (height - size.height) / 2),
            width: size.width, height: size.height))
      }
      y += height + lineSpacing
      start += line.count
    }
    return frames
  }

  private func pixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }

  /// As many items as fit, at least one.
  private func line(_ sizes: ArraySlice<CGSize>, _ available: CGFloat) -> [CGSize] {
    var line: [CGSize] = []
    for size in sizes {
      let sum = (line + [size]).reduce(-itemSpacing) { $0 + $1.width + itemSpacing }
      if !line.isEmpty, sum > available + 0.001 { break }
      line.append(size)
    }
    return line
  }

  private func origins(
    _ line: [CGSize], _ available: CGFloat, _ isUniform: Bool, _ isLast: Bool
  ) -> [CGFloat] {
    // A last line of one size has the columns of a full line.
    let full =
      isUniform
      ? self.line(ArraySlice(repeatElement(line[0], count: 1000)), available) : line
    let rest = available - full.reduce(0) { $0 + $1.width }
    if isLast, !isUniform { return origins(line, from: 0, gap: itemSpacing) }
    if full.count == 1 { return [max(0, rest / 2)] }
    return origins(line, from: 0, gap: rest / CGFloat(full.count - 1))
  }

  private func origins(_ line: [CGSize], from start: CGFloat, gap: CGFloat) -> [CGFloat] {
    var x = start
    return line.map { size in
      defer { x += size.width + gap }
      return x
    }
  }
}
