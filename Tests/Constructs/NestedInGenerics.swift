struct Outer<T> {
    struct Inner { var value: T; var count = 1 }
    var inner: Inner
}
// run
var number = Outer<Int>(inner: .init(value: 4))
number.inner.value += 1
number.inner.count += 1
var list = Outer<[Int]>(inner: .init(value: []))
list.inner.value.append(7)
p(number.inner.value, number.inner.count, list.inner.value)
