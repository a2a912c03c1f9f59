/// The types of the system's frameworks that vocabularies describe. They say of them what layouts use: there are more
/// initializers, members, operators and conformances.
enum SystemTypes {
    static let all = values.union(objects)

    static let values: Set<TypeName> = Set(
        [
            "CGSize", "CGPoint", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
            "UIOffset", "NSDirectionalEdgeInsets",
        ].map { TypeName($0) })

    static let objects: Set<TypeName> = Set(
        [
            "UIView", "UIScrollView", "UIControl", "UIColor", "UIFont", "UIImage", "UITapGestureRecognizer", "NSCoder",
            "NSAttributedString",
        ].map { TypeName($0) })
}

/// The modules of the system, which know nothing of a vocabulary's types and so do not extend them.
enum SystemModules {
    static let names: Set<String> = [
        "Swift", "Foundation", "CoreGraphics", "CoreFoundation", "UIKit", "SwiftUI", "Combine", "QuartzCore",
        "Observation", "Darwin", "Glibc", "os", "OSLog", "Dispatch", "AVFoundation", "AVKit", "MapKit", "CoreLocation",
        "PhotosUI",
        "Photos", "WebKit", "SwiftData", "CoreData", "Charts", "WidgetKit", "StoreKit", "UniformTypeIdentifiers",
        "ObjectiveC", "CoreText", "CoreImage", "SpriteKit", "GameKit", "Contacts", "EventKit", "SafariServices",
        "MessageUI", "UserNotifications", "AuthenticationServices", "PlaygroundSupport", "ARKit", "Accelerate",
        "ActivityKit", "AppIntents", "AudioToolbox", "BackgroundTasks", "CloudKit", "CoreBluetooth", "CoreHaptics",
        "CoreMedia", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CryptoKit", "GameController",
        "GameplayKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MediaPlayer",
        "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "PDFKit", "PassKit",
        "PencilKit", "QuickLook", "RealityKit", "SceneKit", "Security", "Speech", "TipKit", "Vision", "VisionKit",
        "simd",
    ]
}
