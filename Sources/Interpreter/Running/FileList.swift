/// The files of which code ran, by their numbers. Most code that runs is of the same file as what ran before it.
struct FileList {
    private(set) var all: Set<Int> = []
    private var last: Int?

    mutating func note(_ file: Int) {
        guard file != last else { return }
        last = file
        all.insert(file)
    }
}
