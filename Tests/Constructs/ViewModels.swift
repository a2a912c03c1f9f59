final class Model {
    var items: [Item] = [Item(id: 1, title: "one"), Item(id: 2, title: "two")]; var selection: Item.ID?; var query = ""
    var cache: [String: Int] = [:]
    struct Item: Identifiable, Equatable { let id: Int; var title: String; var isOn = false }
    var filtered: [Item] { query.isEmpty ? items : items.filter { $0.title.localizedCaseInsensitiveContains(query) } }
    var selected: Item? {
        get { items.first { $0.id == selection } }
        set { if let v = newValue, let i = items.firstIndex(where: { $0.id == v.id }) { items[i] = v } }
    }
    func toggle(_ id: Item.ID) {
        guard let i = items.firstIndex(where: { $0.id == id }) else { return }; items[i].isOn.toggle();
        cache["\(id)", default: 0] += 1
    }
}
enum Route: Hashable {
    case home, detail(Int), settings(tab: Tab = .general);
    enum Tab: String, CaseIterable, Identifiable {
        case general, privacy; var id: Self { self }; var title: String { rawValue.capitalized }
    }
}
struct Navigator {
    private(set) var path: [Route] = []; mutating func push(_ r: Route) { path.append(r) };
    @discardableResult mutating func pop() -> Route? { path.popLast() }
    mutating func handle(_ url: String) {
        let parts = url.split(separator: "/").dropFirst();
        switch parts.first {
        case "detail"?: if let last = parts.last, let n = Int(last) { push(.detail(n)) };
        case "settings"?:
            push(.settings(tab: parts.dropFirst().first.flatMap { Route.Tab(rawValue: String($0)) } ?? .general));
        case nil: path.removeAll();
        default: break
        }
    }
    var title: String {
        switch path.last {
        case .home?, nil: "Home";
        case .detail(let n)?: "Detail \(n)";
        case .settings(tab: let t)?: t.title
        }
    }
}
// run
let m = Model(); m.toggle(2); m.toggle(2); m.toggle(1); m.selection = 1; m.selected?.title += "!"; m.query = "TW"
p(m.filtered.map(\.title), m.items.map(\.isOn), m.selected?.title ?? "-", m.cache["2"] ?? 0)
var n = Navigator(); n.handle("app/detail/7"); n.handle("app/settings/privacy");
p(n.title, n.path.count, n.path.first == .detail(7)); n.pop(); p(n.title); n.handle("app/settings");
p(n.title, n.path.last == .settings()); n.handle("app");
p(n.title, Route.Tab.allCases.map(\.title), Set<Route>([.home, .home, .detail(1)]).count)
