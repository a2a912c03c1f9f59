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

    /// Whether values of a source's own types may be of a type of the system, which their declarations do not name.
    static func takesSources(_ name: String) -> Bool { above.contains(name) }

    private static let above: Set<String> = ["NSError", "NSObject", "NSObjectProtocol", "AnyHashable", "CVarArg"]

    /// Foundation's type that a String is cast to.
    static let text = "NSString"

    /// Whether a type is one of Foundation's that numbers and collections of the standard library are not cast to.
    static func isOwnKind(_ name: String) -> Bool { ownKinds.contains(name) }

    private static let ownKinds: Set<String> = [
        text, "NSMutableString", "NSAttributedString", "NSNull", "NSDate", "NSURL", "NSData", "NSError", "NSIndexPath",
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLError", "POSIXError", "CocoaError",
    ]

    /// Whether a type is named as those of the system's frameworks are. A value of a source's own type is of none of them,
    /// unless its declaration says so.
    static func isNamedAsOne(_ name: String) -> Bool {
        isOwnKind(name)
            || prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let prefixes = ["UI", "NS", "CG", "CA", "CF", "AV", "MK", "CL", "WK", "SK", "PH", "CK", "CN", "UN"]

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
