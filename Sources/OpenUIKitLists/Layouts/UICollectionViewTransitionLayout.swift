/// Leads from one layout to another one.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    super.init()
  }

  deinit {}
}
