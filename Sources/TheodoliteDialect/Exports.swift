// A layout from an iOS project is given CGSize, UIColor and their like by UIKit; here by this module.
@_exported import Foundation
@_exported import UIKitTypes
