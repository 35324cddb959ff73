import NestTesting

/// Answers with the present size of a child, so that UIKit forwards no other one.
final class KeepsSizeToItself: HandMadeContainer {
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    region.bounds.size
  }
}
