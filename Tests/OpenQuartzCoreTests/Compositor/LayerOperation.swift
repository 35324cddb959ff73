import NestTesting

/// An operation on a tree of layers on a surface. Layers are numbers in the order in which they
/// were inserted, modulo their count; the root is nil.
nonisolated enum LayerOperation: DriverOperation {
  /// Uses a surface of two pixels a point, if nothing was done before.
  case useScaleTwo
  case insert(into: Int?, at: Int, x: Double, y: Double, width: Double, height: Double, LayerColor)
  /// Inserts a layer that draws a shape, or a gradient.
  case insertDrawing(into: Int?, x: Double, y: Double, width: Double, height: Double, isShape: Bool)
  /// One of the looks of the layer's shape or gradient, if it has one, in a size.
  case setDrawing(Int, Int, size: Double)
  /// Inserts a layer that shows what lies behind it.
  case insertBackdrop(into: Int?, x: Double, y: Double, width: Double, height: Double)
  /// Inserts a layer that repeats its sublayers, or leaves them in three dimensions.
  case insertGroup(into: Int?, x: Double, y: Double, isReplicator: Bool)
  /// How often a layer repeats its sublayers, how, and in which colour, if it does.
  case setInstances(Int, count: Int, LayerTransform, LayerColor, fade: Double, isInSpace: Bool)
  /// How a layer shows what lies behind it, if it does.
  case setBackdrop(Int, blur: Double, saturation: Double)
  case remove(Int)
  case move(Int, into: Int?)
  case toFront(Int)
  case setPosition(Int, x: Double, y: Double)
  case setSize(Int, width: Double, height: Double)
  case setBoundsOrigin(Int, x: Double, y: Double)
  case setAnchorPoint(Int, x: Double, y: Double)
  case setZPosition(Int, Double)
  case setTransform(Int, LayerTransform)
  case setSublayerTransform(Int, LayerTransform)
  case setOpacity(Int, Double)
  case setColor(Int, LayerColor)
  case setCornerRadius(Int, Double)
  /// The round corners, by their bits.
  case setCorners(Int, UInt, isContinuous: Bool)
  /// A path of the whole bounds, or none.
  case setShadow(Int, opacity: Double, radius: Double, x: Double, y: Double, hasPath: Bool)
  /// A mask of a kind, or none.
  case setMask(Int, Int)
  /// Moves what masks a layer.
  case moveMask(Int, x: Double, y: Double)
  /// Whether the layer is rasterized, with how many pixels a point, and whether it fades as one
  /// picture.
  case setRaster(Int, isOn: Bool, scale: Double, isGroup: Bool)
  /// Sets the part of the contents that is stretched, and whether pixels are mixed.
  case setStretch(Int, inset: Double, isNearest: Bool)
  case setBorder(Int, width: Double, LayerColor)
  /// One of the pictures, or none.
  case setContents(Int, Int?)
  /// One of the gravities, and whether only a part of the picture is shown.
  case setGravity(Int, Int, isCropped: Bool)
  case toggleHidden(Int)
  case toggleMasksToBounds(Int)
  case toggleDoubleSided(Int)
  /// Composes what changed, and leaves the painting to the next `render`.
  case compose
  /// Composes what changed, paints, and compares with a picture painted anew.
  case render

  var simpler: [LayerOperation] {
    switch self {
    case .insert(let parent, let index, let x, let y, let width, let height, let color):
      (parent == nil
        ? []
        : [.insert(into: nil, at: index, x: x, y: y, width: width, height: height, color)])
        + rounded([x, y, width, height]) {
          .insert(into: parent, at: index, x: $0[0], y: $0[1], width: $0[2], height: $0[3], color)
        }
    case .setPosition(let layer, let x, let y):
      rounded([x, y]) { .setPosition(layer, x: $0[0], y: $0[1]) }
    case .setSize(let layer, let width, let height):
      rounded([width, height]) { .setSize(layer, width: $0[0], height: $0[1]) }
    case .setBoundsOrigin(let layer, let x, let y):
      rounded([x, y]) { .setBoundsOrigin(layer, x: $0[0], y: $0[1]) }
    default: []
    }
  }

  /// The operation with whole numbers, if they are not whole already.
  private func rounded(
    _ numbers: [Double], _ make: ([Double]) -> LayerOperation
  ) -> [LayerOperation] {
    let whole = numbers.map { $0.rounded() }
    return whole == numbers ? [] : [make(whole)]
  }
}

/// A colour of a layer.
nonisolated enum LayerColor: Sendable {
  case none
  case translucent(red: Double, blue: Double)
  case opaque(red: Double, green: Double, blue: Double)
}

/// A transform of a layer.
nonisolated enum LayerTransform: Sendable {
  case identity
  case rotation(Double)
  case scale(Double, Double)
  /// Round an axis that is nearly in the plane.
  case tilt(Double)
  /// Tilted and seen from near.
  case perspective(Double)
  case translation(Double, Double, Double)
  /// A perspective for sublayers, seen from a distance.
  case eye(distance: Double)
}
