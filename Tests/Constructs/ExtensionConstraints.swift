// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct G<N: Hashable> { var e: [N] = [] }
extension G where N: Comparable { func x() -> Bool { e[0] < e[1] } }
struct H<N> { var e: [N] = [] }
extension H where N: Comparable { func x() -> Bool { e[0] < e[1] } }
func f<N: Hashable>(_ e: [N]) -> Bool where N: Comparable { e[0] < e[1] }
func g<N: Hashable & Comparable>(_ e: [N]) -> Bool { e[0] < e[1] }
// run
p(G(e: [1, 2]).x(), H(e: [1, 2]).x(), f([1, 2]), g([1, 2]))
