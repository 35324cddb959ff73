extension ContainerCore {
  /// Makes what was the first responder in a controller that again; where a modal stack of it, or
  /// of a container around it, covers it, when that stack shows nothing any more.
  static func restore(_ former: FormerResponder, in controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    let cores = sequence(first: controller, next: \.parent)
      .lazy.compactMap(\.ownedCore)
    if cores.contains(where: { $0.stacks.contains { $0.keep(former, in: view) } }) { return }
    former.restore(in: controller)
  }
}
