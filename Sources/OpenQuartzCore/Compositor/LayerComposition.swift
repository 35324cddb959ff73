/// What the compositor remembers of a layer from one frame to the next.
///
/// The layer only stores it; everything in it belongs to the compositor.
package final class LayerComposition {
}
