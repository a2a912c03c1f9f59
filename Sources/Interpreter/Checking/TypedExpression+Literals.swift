extension TypedExpression {
    /// The same, where a literal shows what is read in it: as it is, or as one of two ways. What stands in between, as
    /// `\(name)`, has no marks, whatever its value is; numbers are shown with separators.
    func showingLiterals(as shown: ShownText) -> TypedExpression {
        switch kind {
        case .constant(.string(let text)): TypedExpression(.constant(.string(shown.text(text))), type, range)
        case .interpolation(let segments): interpolation(segments, as: shown)
        case .ternary(let condition, let then, let otherwise):
            TypedExpression(
                .ternary(
                    condition: condition, then: then.showingLiterals(as: shown),
                    otherwise: otherwise.showingLiterals(as: shown)),
                type, range)
        default: self
        }
    }

    private func interpolation(_ segments: [Segment], as shown: ShownText) -> TypedExpression {
        let segments = segments.map { segment -> Segment in
            guard case .value(let value) = segment, value.type.standard?.isNumber == true else { return segment }
            return .value(TypedExpression(.shownText(value), type, value.range))
        }
        return TypedExpression(.interpolation(segments.read(by: shown.text)), type, range)
    }
}

extension [TypedExpression.Segment] {
    /// What is read in the texts as a whole, in which a character for private use stands for each value. What is left out,
    /// such as where a link leads, leaves its values out.
    fileprivate func read(by read: (String) -> String) -> [TypedExpression.Segment] {
        let first: UInt32 = 0xF0000
        var values: [TypedExpression.Segment] = []
        var whole = ""
        for segment in self {
            switch segment {
            case .text(let text): whole += text
            case .value:
                guard let mark = Unicode.Scalar(first + UInt32(values.count)) else { return self }
                whole.unicodeScalars.append(mark)
                values.append(segment)
            }
        }
        var shown: [TypedExpression.Segment] = []
        var text = String.UnicodeScalarView()
        for scalar in read(whole).unicodeScalars {
            guard scalar.value >= first, scalar.value - first < values.count else {
                text.append(scalar)
                continue
            }
            if !text.isEmpty { shown.append(.text(String(text))) }
            text = String.UnicodeScalarView()
            shown.append(values[Int(scalar.value - first)])
        }
        return text.isEmpty ? shown : shown + [.text(String(text))]
    }
}
