extension RandomAccessCollection where Index == Int {
    /// The first index whose element fulfils a condition that all later ones fulfil, too.
    package func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
