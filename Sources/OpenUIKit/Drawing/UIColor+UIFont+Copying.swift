// An immutable object is its own copy.

nonisolated extension UIColor: NSCopying {}

nonisolated extension UIFont: NSCopying {}
