import UIKit
import WebKit

/// Uses what is not there.
public final class List: UISwitch {
  let table: UISwitch? = nil
  func show(in controller: UISlider) {
    if #available(iOS 26, *) { controller.glass() }
  }
}
