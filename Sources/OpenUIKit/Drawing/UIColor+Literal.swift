/// The type of a colour literal that names none.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIColor: _ExpressibleByColorLiteral {}
