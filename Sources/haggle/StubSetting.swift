import LayoutInspection
extension HoleSetting {
    init?(parsing text: String, origin: Origin) { return nil }
}
