struct Stopped: Error {}
enum A: Error, Equatable { case b, c, d(Int), e(String, Int) }
struct X: Error { let code: Int }
func t(_ n: Int) throws -> Int {
    switch n {
    case 0: throw A.b
    case 1: throw A.c
    case 2: throw A.d(4)
    case 3: throw A.d(40)
    case 4: throw A.e("x", 9)
    case 5: throw X(code: 404)
    case 6: throw X(code: 500)
    case 7: throw Stopped()
    default: return n
    }
}
func handle(_ n: Int) -> String {
    do { return "ok \(try t(n))" } catch A.b, A.c { return "b or c" } catch A.d(let k) where k > 10 {
        return "big \(k)"
    } catch A.d(let k), A.e(_, let k) { return "k \(k)" } catch let x as X where x.code == 404 {
        return "not found"
    } catch let x as X { return "x \(x.code)" } catch  where n == 7 { return "seven \(type(of: error))" } catch {
        return "other"
    }
}
func h2(_ n: Int) -> String {
    do { _ = try t(n); return "fine" } catch is X, A.b { return "X or b" } catch let error as A where error == .c {
        return "c!"
    } catch let e where n > 2 { return "late \(e)" } catch { return "\(error)" }
}
// run
for i in 0...8 { p(handle(i), h2(i)) }
