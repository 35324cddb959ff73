/// The classes of layers that have properties of their own, besides those of every layer.
nonisolated package enum LayerKind: Sendable {
  case plain, shape, gradient, text, backdrop, replicator, transform
}
