// A module that OpenSwiftUI imports. What is used of it is among the stubs of OpenSwiftUICore.
