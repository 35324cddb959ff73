import OpenQuartzCore

extension RenderContext {
  /// The context of the display of the program, which is made when it is first needed. Until then
  /// the time of `current` stands still, and a timer there never fires.
  package static var ofProgram: RenderContext { UIRuntime.current.renderContext }
}
