import Testing
import TheodoliteDialect

/// Actions from children to parents, and triggers from parents to children.
struct ActionTests {
    private final class Receiver {
        var received: [Int] = []

        func receive(_ number: Int) { received.append(number) }
    }

    @Test func `a handler calls a method of its receiver without keeping it alive`() {
        var receiver: Receiver? = Receiver()
        weak let kept = receiver
        let action: Action<Int>
        if let receiver {
            action = Handler(receiver, Receiver.receive)
            action.send(3)
            #expect(receiver.received == [3])
        } else {
            action = Action()
        }
        receiver = nil
        action.send(4)
        #expect(kept == nil)
    }

    @Test func `a trigger calls its action once it is resolved, and nothing before`() {
        let trigger = Trigger<Int>()
        var numbers: [Int] = []
        trigger.invoke(1)
        trigger.resolve(Action { numbers.append($0) })
        trigger.invoke(2)
        #expect(numbers == [2])
        #expect(trigger == trigger && trigger != Trigger<Int>())
    }

    @Test func `a layer's border overrides its view's`() {
        let options = ViewOptions(
            tintColor: .red, borderWidth: 1, contentMode: .center, layerOptions: LayerOptions(borderWidth: 2))
        #expect(options.viewAttributes() == [.borderWidth(2)])
    }
}
