extension [Int] {
    /// How many of the ascending numbers are less than a number, by binary search.
    func count(below number: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
