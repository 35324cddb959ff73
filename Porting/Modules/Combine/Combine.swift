// What `import Combine` brings in a package for iOS: OpenCombine, and in this folder what that lacks.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
