// The module that `import Combine` imports in a package for iOS: OpenCombine, and in this folder
// the parts that it lacks.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
