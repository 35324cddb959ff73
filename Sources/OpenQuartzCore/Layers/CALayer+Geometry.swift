extension CALayer {
  @inline(__always)
  final func setFrame(_ frame: CGRect) {
    guard accepts(frame, "frame") else { return }
    let target = modelValues.boundsAndPosition(forFrame: frame)
    // Both or none: finite numbers may have a sum or a quotient that is not.
    guard accepts(target.bounds, "frame"), accepts(target.position, "frame") else { return }
    observingOneChange {
      bounds = target.bounds
      position = target.position
    }
  }

  @inline(__always)
  final func setBounds(_ bounds: CGRect) {
    notePlacement()
    let size = modelValues.bounds.size
    guard change(.bounds, \.bounds, to: bounds) else { return }
    boundsDidChange(resized: bounds.size != size)
  }

  @inline(__always)
  final func setPosition(_ position: CGPoint) {
    notePlacement()
    change(.position, \.position, to: position)
  }

  @inline(__always)
  final func setFlatTransform(_ flat: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(flat)
  }

  // MARK: Conversion

  @inline(__always)
  final func path(from layer: CALayer?) -> LayerPath { LayerPath(from: layer, to: self) }

  @inline(__always)
  final func path(to layer: CALayer?) -> LayerPath { LayerPath(from: self, to: layer) }

  /// A time of another layer, or of the media, in the time of this one.
  final func time(_ time: CFTimeInterval, of layer: CALayer?) -> CFTimeInterval {
    localTime(ofMediaTime: layer?.mediaTime(ofLocalTime: time) ?? time)
  }

  /// A time of this layer in that of another one, or of the media.
  final func time(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let media = mediaTime(ofLocalTime: time)
    return layer?.localTime(ofMediaTime: media) ?? media
  }
}
