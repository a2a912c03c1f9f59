/// What `value[...]` gives, and what assigning to it does.
package struct SubscriptDescription: Sendable {
    /// A method of one parameter for each index.
    let get: Callable
    let set: (@Sendable (_ receiver: inout Value, _ indices: [Value?], _ new: Value) throws(VocabularyError) -> Void)?

    package init<Subject, Index, T>(
        of subject: Conversion<Subject>, _ index: Parameter<Index>, _ result: Conversion<T>,
        get: @escaping @Sendable (Subject, Index) -> T, set: (@Sendable (inout Subject, Index, T) -> Void)? = nil
    ) {
        self.get = .method("subscript", on: subject, index, returning: result) { get($0, $1) }
        guard let set else {
            self.set = nil
            return
        }
        self.set = { (receiver, indices, new) throws(VocabularyError) in
            var changed = try subject.decode(receiver)
            set(&changed, try index.value(of: indices.first ?? nil), try result.decode(new))
            receiver.replacePayload(subject.encode(changed))
        }
    }
}
