// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Cell: Character { case dead = ".", alive = "#" }
struct Life: Equatable, CustomStringConvertible {
    var grid: [[Cell]]
    init(_ s: String) { grid = s.split(separator: "\n").map { $0.compactMap(Cell.init) } }
    var description: String { grid.map { String($0.map(\.rawValue)) }.joined(separator: "\n") }
    func neighbours(_ r: Int, _ c: Int) -> Int {
        var n = 0;
        for dr in -1...1 {
            for dc in -1...1 where (dr, dc) != (0, 0) {
                let (y, x) = (r + dr, c + dc);
                if grid.indices ~= y, grid[y].indices.contains(x), grid[y][x] == .alive { n += 1 }
            }
        }; return n
    }
    func next() -> Life {
        var copy = self;
        for (r, row) in grid.enumerated() {
            for (c, cell) in row.enumerated() {
                copy.grid[r][c] =
                    switch (cell, neighbours(r, c)) {
                    case (.alive, 2...3), (.dead, 3): .alive;
                    default: .dead
                    }
            }
        }; return copy
    }
}
struct Board {
    private var cells = [Player?](repeating: nil, count: 9);
    enum Player: String { case x, o; var other: Player { self == .x ? .o : .x } }
    static let lines =
        [[0, 1, 2], [3, 4, 5], [6, 7, 8]] + (0..<3).map { c in [c, c + 3, c + 6] } + [[0, 4, 8], [2, 4, 6]]
    var winner: Player? {
        Self.lines.lazy.compactMap { l -> Player? in
            guard let f = cells[l[0]], l.allSatisfy({ cells[$0] == f }) else { return nil }; return f
        }.first
    }
    var free: [Int] { cells.indices.filter { cells[$0] == nil } }
    func playing(_ i: Int, _ p: Player) -> Board { var b = self; b.cells[i] = p; return b }
    func score(_ p: Player, depth: Int = 0) -> Int {
        if let w = winner { return w == p ? 10 - depth : depth - 10 }; guard !free.isEmpty, depth < 4 else { return 0 };
        return free.map { -playing($0, p).score(p.other, depth: depth + 1) }.max()!
    }
}
struct Brainf {
    let code: [Character];
    func run(_ input: String = "") -> String {
        var tape = [UInt8](repeating: 0, count: 30), at = 0, pc = 0, out = "", input = Array(input.utf8)[...]
        let jumps = code.indices.reduce(into: (stack: [Int](), map: [Int: Int]())) { s, i in
            switch code[i] {
            case "[": s.stack.append(i);
            case "]": let o = s.stack.removeLast(); s.map[o] = i; s.map[i] = o;
            default: break
            }
        }.map
        while pc < code.count {
            switch code[pc] {
            case ">": at += 1;
            case "<": at -= 1;
            case "+": tape[at] &+= 1;
            case "-": tape[at] &-= 1;
            case ".": out += "\(tape[at]) ";
            case ",": tape[at] = input.popFirst() ?? 0;
            case "[" where tape[at] == 0: pc = jumps[pc]!;
            case "]" where tape[at] != 0: pc = jumps[pc]!;
            default: break
            }; pc += 1
        }
        return out
    }
}
enum Instr { case push(Int), add, mul, dup, swap, jz(Int), jmp(Int), print, call(name: String), ret }
struct VM {
    var stack: [Int] = [], out: [String] = [], steps = 0;
    enum Trap: Error { case underflow(at: Int), limit, unknown(String) }
    mutating func pop(_ pc: Int) throws -> Int {
        guard let v = stack.popLast() else { throw Trap.underflow(at: pc) }; return v
    }
    mutating func run(_ code: [Instr], _ subs: [String: [Instr]] = [:]) throws {
        var pc = 0
        loop: while pc < code.count {
            steps += 1; if steps > 100 { throw Trap.limit }; defer { pc += 1 }
            switch code[pc] {
            case .push(let n): stack.append(n);
            case .add: stack.append(try pop(pc) + pop(pc));
            case .mul: stack.append(try pop(pc) * pop(pc));
            case .dup: let v = try pop(pc); stack += [v, v]
            case .swap: let (a, b) = (try pop(pc), try pop(pc)); stack += [a, b]
            case .jz(let t): if try pop(pc) == 0 { pc = t - 1 }
            case .jmp(let t): pc = t - 1; continue loop
            case .print: out.append("\(try pop(pc))")
            case .call(name: let n): guard let sub = subs[n] else { throw Trap.unknown(n) }; try run(sub, subs)
            case .ret: break loop
            }
        }
    }
}
// run
let l = Life(".....\n..#..\n..#..\n..#..\n....."); p(l.next()); p(l.next().next() == l)
var b = Board(); b = b.playing(0, .x).playing(4, .o).playing(1, .x);
p(b.winner as Any, b.free.count, b.free.max { -b.playing($0, .o).score(.x) < -b.playing($1, .o).score(.x) }!);
p(b.playing(2, .x).winner!.rawValue)
p(Brainf(code: Array("++++++[>++++++++++<-]>+++++.+.,.")).run("z"))
var vm = VM();
try vm.run(
    [.push(3), .dup, .print, .push(-1), .add, .dup, .jz(8), .jmp(1), .call(name: "sq"), .print, .ret, .push(9)],
    ["sq": [.push(6), .dup, .mul]]);
p(vm.out, vm.stack, vm.steps)
