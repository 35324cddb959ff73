import MisuseReports

extension Misuse {
  static func repeatedAccessory(_ type: UICellAccessory.AccessoryType) -> Misuse {
    Misuse(
      id: "cell.repeated-accessory",
      message: "Accessories may not contain more than one system accessory of the type \(type)",
      reason: "A cell has one of each kind that the system provides",
      remedy: "Leave one out, or make it a custom view",
      raisesInUIKit: true)
  }
}
