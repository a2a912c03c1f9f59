extension [Int] {
    /// Of ascending numbers, how many are less than one; found by halving.
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
