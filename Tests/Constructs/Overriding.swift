// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
class A {
    var n = 0;
    var m: Int {
        get { n }
        set { n = newValue }
    }
}
class B: A {
    override var n: Int {
        get { super.n + 1 }
        set { super.n = newValue * 2 }
    };
    override var m: Int {
        get { super.m }
        set { super.m = newValue + 5 }
    }
}
class C: A { override var n: Int { didSet { log.append("\(oldValue)->\(n)") } }; var log: [String] = [] }
class D: C { override var n: Int { willSet { log.append("w\(newValue)") } } }
// run
let b = B(); b.n = 5; p(b.n); b.n += 1; p(b.n); b.m = 1; p(b.m)
let c = C(); c.n = 3; c.n += 1; p(c.log, c.n)
let d = D(); d.n = 7; p(d.log, d.n)
