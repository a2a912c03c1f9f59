import Foundation

// Compares the programs of both sides, and prints a library's table: see compare.sh.
//
//     PeerReport Blueprint           all trees
//     PeerReport Blueprint binary    those whose names begin so, without random trees

do {
    let words = CommandLine.arguments.dropFirst()
    guard let library = words.first else { throw Problem(sentence: "the name of a library is missing") }
    let prefix = words.dropFirst().first
    let (real, ours) = (Side("Real\(library)"), Side("Our\(library)"))
    print("\n\(library)\n\n\(Comparison.heading)")
    for tree in try ours.trees() where tree.name.hasPrefix(prefix ?? "") {
        print(try Comparison(tree, real: real, ours: ours))
        fflush(nil)
    }
    if prefix == nil {
        print("")
        try RandomTrees(real: real, ours: ours).report(1..<31)
    }
} catch {
    FileHandle.standardError.write(Data("PeerReport: \(error)\n".utf8))
    exit(1)
}
