enum Material {
    case thin, thick
    @available(*, unavailable, message: "no window has one")
    case titlebar
    @available(*, unavailable)
    case sidebar(isBehind: Bool)

    var name: String {
        switch self {
        case .thin: "thin"
        case .thick: "thick"
        }
    }
}

struct Chosen { var made: Material? = .thick }

// run
let chosen = Chosen()
p(Material.thin.name, chosen.made?.name ?? "none")
switch chosen.made {
case .thin: p("thin")
case .thick: p("thick")
case nil: p("none")
}
