// A layout from an iOS project is given CGSize and its like by UIKit; here by this module.
@_exported import struct EngineKit.UnitPoint
@_exported import Foundation
@_exported import UIKitTypes
