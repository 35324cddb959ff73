import UIKit

/// Belongs to no target of the package.
final class OldExample: UISwitch {}
