@_exported import OpenCoreGraphics
@_exported import OpenQuartzCore
