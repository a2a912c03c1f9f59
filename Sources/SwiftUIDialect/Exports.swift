// SwiftUI gives an app's layout CGSize and the like; here this module does.
@_exported import struct EngineKit.UnitPoint
@_exported import Foundation
import Negotiation

/// A direction of a layout.
public typealias Axis = Negotiation.Axis
