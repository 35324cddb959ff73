/// Names of modules of Apple's SDKs.
package enum AppleModules {
  /// Modules without which a file makes no sense: files that import one are left out.
  package static let interfaces: Set<String> = [
    "SwiftUI", "SwiftUICore", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "ActivityKit",
    "AppIntents", "TipKit", "RealityKit",
  ]

  /// Modules that Linux lacks and whose names are common words.
  package static let commonWords: Set<String> = ["Accounts", "Contacts", "Messages", "Network"]

  /// Modules that Linux lacks. Common words, which packages call modules of theirs, are not among
  /// them.
  package static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AddressBook", "AddressBookUI",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CFNetwork", "CarPlay", "ClassKit", "CloudKit", "Combine", "CommonCrypto",
    "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "CryptoTokenKit", "Darwin", "DeviceCheck", "EventKit", "EventKitUI",
    "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GroupActivities",
    "HealthKit", "HomeKit", "IOSurface", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
    "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
    "NetworkExtension", "OSLog", "ObjectiveC", "OpenGLES", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit",
    "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "iAd", "os", "simd",
  ]
}
