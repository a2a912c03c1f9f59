// A layout from an iOS project is given CGSize and its like by UIKit; here by this module.
import EngineKit
@_exported import Foundation
@_exported import UIKitTypes

/// A point of a box in parts of its size.
public typealias UnitPoint = EngineKit.UnitPoint
