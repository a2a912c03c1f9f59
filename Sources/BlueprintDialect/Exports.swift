// UIKit gives an iOS layout CGSize and the like; here this module does.
@_exported import struct EngineKit.UnitPoint
@_exported import Foundation
@_exported import UIKitTypes
