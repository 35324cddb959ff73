import Foundation

@objcMembers
class Page: NSObject {
  weak var delegate: PageDelegate?
  dynamic lazy var action = #selector(tap)

  @IBAction func tap(_ sender: Any) {}
}

extension Page: PageDelegate {
  func pageMayClose(_ number: Int) -> Bool { number > 1 }
}
