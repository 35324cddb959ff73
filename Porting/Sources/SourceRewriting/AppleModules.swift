/// Names of modules of Apple's SDKs.
package enum AppleModules {
  /// Modules without which a file makes no sense: files that import one are left out.
  package static let interfaces: Set<String> = [
    "SwiftUI", "SwiftUICore", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "ActivityKit",
    "AppIntents", "TipKit", "RealityKit",
  ]

  /// Modules that Linux lacks. Common words, which packages call modules of theirs, are not among
  /// them.
  package static let missing: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AddressBookUI", "AdSupport",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CFNetwork", "CloudKit", "Combine", "CommonCrypto",
    "Compression", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion",
    "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "EventKit", "EventKitUI",
    "ExternalAccessory", "GameController", "GameKit", "GLKit", "HealthKit", "HomeKit",
    "IOSurface", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "OSLog",
    "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity",
    "WebKit",
    "os", "simd",
  ]
}
