// The contents of a module that only Apple's systems have.
@_exported import UIKit
