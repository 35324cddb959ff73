/// The time of the frame clock, in seconds. All begin times at the top of a tree count in it. Works
/// on any thread.
nonisolated public func CACurrentMediaTime() -> CFTimeInterval { RenderContext.currentTime }
