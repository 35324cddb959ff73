extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    attachedRecognizers = (attachedRecognizers ?? []) + [recognizer]
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.interrupt()
    recognizer.arbiter?.stopWatching(recognizer)
    attachedRecognizers?.removeAll { $0 === recognizer }
    if attachedRecognizers?.isEmpty == true { attachedRecognizers = nil }
    // A handler may have put it on another view.
    if recognizer.view === self { recognizer.view = nil }
  }

  final func replaceRecognizers(with list: [UIGestureRecognizer]?) {
    for recognizer in attachedRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in list ?? [] { addGestureRecognizer(recognizer) }
  }
}
