/// Says which parts of a flow layout are to be made anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacings; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are placed again; true by default. False keeps all places, for a subclass that
  /// changes attributes itself.
  open var invalidateFlowLayoutAttributes = true

  /// A context that makes everything of a flow layout anew.
  public override init() { super.init() }

  deinit {}
}
