// What `import UIKit` has on Apple's systems.
@_exported import OpenUIKitContainers
@_exported import OpenUIKitLists
@_exported import OpenUIKitText
