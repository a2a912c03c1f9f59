// What a document says of its sources in the interpreter's words is read by those who know of no interpreter.
@_exported import struct Interpreter.Hole
@_exported import struct Interpreter.HolePlace
@_exported import struct Interpreter.HoleSetting
@_exported import struct Interpreter.Root
