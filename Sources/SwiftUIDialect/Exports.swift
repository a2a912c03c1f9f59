// A layout from an app is given CGSize and its like by SwiftUI; here by this module.
@_exported import struct EngineKit.UnitPoint
@_exported import Foundation
import Negotiation

/// One of the two directions of a layout.
public typealias Axis = Negotiation.Axis
