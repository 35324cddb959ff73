extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string of the identifier.
      public let rawValue: String

      /// An identifier with the given string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An identifier with the given string.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// About half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height of the sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    deinit {}

    /// About half of the container; inactive in compact height.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { context in
        // Fidelity: half of the largest value. [decided]
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue / 2).rounded()
      }
    }

    /// The full height of the sheet.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A custom height.
    ///
    /// - Parameters:
    ///   - identifier: the name of the detent; without one it has a unique one.
    ///   - resolver: the height of the sheet in points, without the safe area at the bottom; nil
    ///     makes the detent inactive. Called when the container changes and after
    ///     `invalidateDetents()`.
    open class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in the given context, in points without the safe area at the bottom; nil if the
    /// detent is inactive there.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values for resolving a detent's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest possible height, in points without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context of one resolution.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }

  deinit {}
}
