// UIKit gives an iOS layout CGSize, UIColor and the like; here this module does.
@_exported import Foundation
@_exported import UIKitTypes
