// The interpreter's types that documents use, so that readers of a document need not import the interpreter.
@_exported import struct Interpreter.Hole
@_exported import struct Interpreter.HolePlace
@_exported import struct Interpreter.HoleSetting
@_exported import struct Interpreter.Root
