import Negotiation

extension LayoutRecord {
    /// How often leaves measured themselves.
    var leafMeasures: Int {
        exchanges.count { $0.origin == .measured && self[$0.asked].children.isEmpty }
    }
}
