import BlueprintDialect
import LayoutInspection
import QuickLayoutDialect
import TheodoliteDialect

/// The dialects that this program speaks: the one place that names them.
enum Dialects {
    static let all: [any Dialect] = [Blueprint(), QuickLayout(), Theodolite()]
}
