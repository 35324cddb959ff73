extension ContainerCore {
  // As UIKit has it for windows: less than 600 points are compact.
  /// The least width, in points, that may be regular: 600.
  public static let leastRegularWidth: CGFloat = 600

  /// The size class of a child that has a width in points: compact where the child is narrower than
  /// the owner and than ``leastRegularWidth``, unspecified for that of the owner.
  package final func sizeClass(ofWidth width: CGFloat) -> UIUserInterfaceSizeClass {
    guard width < Self.leastRegularWidth, let outer = owner?.viewIfLoaded?.bounds.width else {
      return .unspecified
    }
    return width < outer - 0.5 ? .compact : .unspecified
  }
}
