import Testing

/// Widgets and live activities, which show views of what their providers say.
@Suite struct SwiftUIWidgetTests {
    private func shown(_ source: String, width: Double = 30, height: Double = 6) throws -> Shown {
        try Shown("import SwiftUI\nimport WidgetKit\n" + source, width: width, height: height, drawsBoxes: false)
    }

    @Test func `a widget shows its provider's placeholder`() throws {
        let shown = try shown(
            """
            struct Day: TimelineEntry {
                let date: Date
                let title: String
            }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Day { Day(date: Date(), title: "Breakfast") }
                func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) {
                    completion(placeholder(in: context))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
                }
            }
            struct DayView: View {
                var entry: Provider.Entry
                var body: some View {
                    HStack {
                        Text("Next:")
                        Text(entry.title)
                    }
                }
            }
            @main struct DayWidgets: WidgetBundle {
                var body: some Widget { DayWidget() }
            }
            struct DayWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "day", provider: Provider()) { entry in
                        if #available(iOS 17.0, *) {
                            DayView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
                        } else {
                            DayView(entry: entry).padding()
                        }
                    }
                    .configurationDisplayName("Day")
                    .description("What comes next.")
                    .supportedFamilies([.systemSmall])
                }
            }
            """)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["Next: Breakfast"])
    }

    @Test func `a live activity shows what the lock screen shows of it`() throws {
        let shown = try shown(
            """
            struct Delivery: ActivityAttributes {
                struct ContentState: Codable, Hashable { var minutes: Int }
                var name: String
            }
            struct DeliveryActivity: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Delivery.self) { context in
                        VStack {
                            Text(context.attributes.name)
                            Text("on its way")
                        }
                    } dynamicIsland: { context in
                        DynamicIsland {
                            DynamicIslandExpandedRegion(.leading) { Text("L") }
                        } compactLeading: {
                            Text("C")
                        } compactTrailing: {
                            Text("T")
                        } minimal: {
                            Text("M")
                        }
                    }
                }
            }
            """)
        #expect(shown.told == [])
        #expect(shown.holes == ["context.attributes.name"])
        #expect(shown.words == ["‹context.attributes.na…›", "on its way"])
    }
}
