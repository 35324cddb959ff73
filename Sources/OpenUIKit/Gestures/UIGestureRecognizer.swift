@MainActor
open class UIGestureRecognizer: NSObject {
}
