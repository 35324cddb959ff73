/// Colours at locations between 0 and 1, and the colours between them.
///
/// Immutable. `CGContext` draws it along a line or between two circles.
public final class CGGradient: Sendable {
  /// A colour and its location.
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// The stops, by location.
  package let stops: [Stop]
  /// The colour space of the colours between the stops.
  public let colorSpace: CGColorSpace?

  /// Makes a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: the colour space of the colours between the stops.
  ///   - colors: `CGColor` values; nil is returned for an empty array or another kind of object.
  ///   - locations: a location in 0…1 for each colour; nil spreads the colours evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(space: space, colors: typed, locations: locations)
  }

  /// Makes a gradient of components.
  ///
  /// - Parameters:
  ///   - space: the colour space of the components.
  ///   - components: for each colour the components of the space, then the alpha.
  ///   - locations: a location in 0…1 for each colour; nil spreads the colours evenly.
  ///   - count: the number of colours; nil is returned for 0 or less.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    self.init(space: space, colors: colors, locations: locations)
  }

  private init?(space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.indices.map { index in
      let location = locations?[index] ?? CGFloat(index) / last
      return Stop(
        location: location.isNaN ? 0 : min(max(location, 0), 1), color: colors[index])
    }
    // The order in the array decides between equal locations.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    colorSpace = space
  }
}
