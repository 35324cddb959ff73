// Built here, so that swift-uikit can make the module Combine from OpenCombine; see
// Porting/Modules/Combine.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
