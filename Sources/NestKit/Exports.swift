@_exported import MisuseReports

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import OpenUIKit
#endif
