import UIKit
import WebKit

/// Uses what is not there.
public final class List: UITableView {
  let table: UITableView? = nil
  func show(in controller: UICollectionView) {
    if #available(iOS 26, *) { controller.glass() }
  }
}
