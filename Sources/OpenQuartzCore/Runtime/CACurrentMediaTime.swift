/// The time of the frame clock, in seconds. All begin times at the top of a tree count in it.
public func CACurrentMediaTime() -> CFTimeInterval { RenderContext.current.frames.now }
