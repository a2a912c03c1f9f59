import QuickLayout

let list = VStack {
    ForEach(0..<2000) { row in
        HStack {
            unknown(row)
            avatar(row)
            Text(title(row))
        }
    }
}
