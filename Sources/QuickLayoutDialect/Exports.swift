// A layout from an iOS project is given CGSize and its like by UIKit; here by this module.
import EngineKit
@_exported import Foundation
import Negotiation
@_exported import UIKitTypes

/// One of the two directions of a layout.
public typealias Axis = Negotiation.Axis

/// A point of a box in parts of its size.
public typealias UnitPoint = EngineKit.UnitPoint
