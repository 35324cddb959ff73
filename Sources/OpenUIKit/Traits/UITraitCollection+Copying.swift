nonisolated extension UITraitCollection: NSCopying {}
