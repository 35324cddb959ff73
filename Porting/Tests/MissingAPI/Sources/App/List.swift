import UIKit
import WebKit

public final class List: UITableView {
  let table: UITableView? = nil
  func show(in controller: UINavigationController) {
    if #available(iOS 26, *) { controller.glass() }
  }
}
