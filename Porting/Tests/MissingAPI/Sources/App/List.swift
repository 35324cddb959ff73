import UIKit
import WebKit

/// Uses what is not there.
public final class List: UITextView {
  let table: UITextView? = nil
  func show(in controller: UITextField) {
    if #available(iOS 26, *) { controller.glass() }
  }
}
