// Objects with associated values, and pools, as far as there is a runtime for them.
@_exported import FoundationForIOS
@_exported import QuartzCore
