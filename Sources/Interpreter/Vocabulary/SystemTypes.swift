/// The types of the system's frameworks that vocabularies describe. They say of them what layouts use: there are more
/// initializers, members, operators and conformances.
enum SystemTypes {
    enum Kind {
        case value, object
    }

    /// What a described type is in its framework; nil for types that a vocabulary describes as a whole.
    static func kind(of name: TypeName) -> Kind? {
        if values.contains(name) { return .value }
        return objects.contains(name) ? .object : nil
    }

    private static let values: Set<TypeName> = Set(
        [
            "CGSize", "CGPoint", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
            "UIOffset", "NSDirectionalEdgeInsets",
        ].map { TypeName($0) })

    private static let objects: Set<TypeName> = Set(
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
