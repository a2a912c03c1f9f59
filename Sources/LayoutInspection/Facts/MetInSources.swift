import Interpreter

/// The holes and failures met until a layout was made.
struct MetInSources {
    let holes: [Hole]
    let holePlaces: [HolePlace]?
    let ranFiles: Set<Int>?

    init(of document: LayoutDocument) {
        holes = document.holes
        holePlaces = document.holePlaces
        ranFiles = document.ranFiles
    }
}
