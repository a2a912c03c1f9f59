// A layout from an iOS project is given CGSize and its like by UIKit; here by this module.
@_exported import struct EngineKit.UnitPoint
@_exported import Foundation
import Negotiation
@_exported import UIKitTypes

/// One of the two directions of a layout.
public typealias Axis = Negotiation.Axis
