/// Places items in lines, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() { super.init() }

  deinit {}
}
