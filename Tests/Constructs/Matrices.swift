struct Matrix<T: Numeric>: Equatable, CustomStringConvertible, Sequence {
    let rows: Int, columns: Int
    private var grid: [T]
    init(rows: Int, columns: Int, repeating v: T = 0) {
        self.rows = rows; self.columns = columns; grid = .init(repeating: v, count: rows * columns)
    }
    init(_ r: [[T]]) { rows = r.count; columns = r.first?.count ?? 0; grid = r.flatMap { $0 } }
    private func ok(_ r: Int, _ c: Int) -> Bool { (0..<rows) ~= r && (0..<columns) ~= c }
    subscript(r: Int, c: Int) -> T {
        get { precondition(ok(r, c)); return grid[r * columns + c] }
        set { grid[r * columns + c] = newValue }
    }
    subscript(row r: Int) -> [T] {
        get { Array(grid[r * columns..<(r + 1) * columns]) }
        set { grid.replaceSubrange(r * columns..<(r + 1) * columns, with: newValue) }
    }
    subscript(column c: Int) -> [T] { stride(from: c, to: grid.count, by: columns).map { grid[$0] } }
    var transposed: Matrix {
        var m = Matrix(rows: columns, columns: rows);
        for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m
    }
    func makeIterator() -> IndexingIterator<[T]> { grid.makeIterator() }
    var description: String {
        (0..<rows).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: "/")
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var m = Matrix(rows: a.rows, columns: b.columns)
        for r in 0..<a.rows { for c in 0..<b.columns { m[r, c] = zip(a[row: r], b[column: c]).map(*).reduce(0, +) } }
        return m
    }
    static func *= (a: inout Matrix, k: T) { for i in a.grid.indices { a.grid[i] *= k } }
    static prefix func - (a: Matrix) -> Matrix { var m = a; m *= (0 - 1); return m }
}
extension Matrix { static func | (a: Matrix, b: Matrix) -> T { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } } }
// run
var m = Matrix([[1, 2], [3, 4]])
let i = Matrix([[1, 0], [0, 1]])
p(m, m * i == m, m.transposed, m[column: 1], m[row: 1])
m[0, 1] += 10; m[row: 1] = [7, 8]
p(m, -m, m | i, m.reduce(0, +), m.map { $0 % 2 })
let d = Matrix<Double>(rows: 2, columns: 3, repeating: 0.5)
p(d, (d * d.transposed), d.max() ?? 0)
