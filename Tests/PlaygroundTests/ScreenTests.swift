import Foundation
import Terminal
import Testing

@testable import Playground

@Suite struct ScreenTests {
    @Test func `a wide window shows all panes`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.down))
        expectPicture(
            state.screen,
            """
             haggle  Menu.swift · toy                                                                           7 elements, 15 asks
             width  47  exactly   height  23  exactly   follows the window                                        Column took 47×23
            ─ 1 Tree ─────── proposed → took ─┬─ 2 Stage ──────────────── ━ selected  ╌ proposed ─┬─ 3 Why ──── . steps through it ─
             Column             47×23 → 47×23 │    0    ╷    10   ╷    20   ╷    30   ╷    40   ╷ │ Label                          ▐
            ▸├ Label "The menu of t…  → 40×1  │  0 The menu of the day, for guests who read      ┐│ Column/Label                   ▐
             ├ inset          ≤47×≤21 → 17×3  │    ╎                                             ╎│                                ▐
             │ └ Row           ≤15×≤1 → 15×1  │    ┌───────────────┐                             ╎│ Column proposed at most 47     ▐
             │   ├ Label "Espresso"   → 8×1   │    │Espresso   2.40│                             ╎│ wide, at most 23 high: all     ▐
             │   └ Label#2 "2.40"     → 4×1   │    └───────────────┘                             ╎│ there is.                      ▐
             └ Box            ≤47×≤17 → 12×3  │  5 ╎                                             ╎│ Label answered 40×1, remembered▐
                                              │    ┌──────────┐                                  ╎│ from an equal ask.             ▐
                                              │    │          │                                  ╎│ Asked twice, measured once,    ▐
                                              │    └──────────┘                                  ╎│ remembered once.               ▐
                                              │    ╎                                             ╎│                                ▐
                                              │ 10 ╎                                             ╎│ Column gave it 40×1 at 0, 0:   ▐
                                              │    ╎                                             ╎│ after what is before it.       ▐
                                              │    ╎                                             ╎│ It got the size it answered.   ▐
                                              │    ╎                                             ╎│                                ▐
                                              │    ╎                                             ╎│ Where its width comes from     ▐
                                              │ 15 ╎                                             ╎│   40: what Label shows, at any ▐
                                              │    ╎                                             ╎│     window size.               ▐
                                              │    ╎                                             ╎│ Where its height comes from    ▐
                                              │    ╎                                             ╎│   1: what Label shows, at any
                                              │    ╎                                             ╎│     window size.
                                              │ 20 ╎                                             ╎│
                                              │    ╎                                             ╎│ Properties
                                              │    └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘│   text: "The menu of the day,
            ─ 4 Trace  5 Source ──────────────┴───────────────────────────────────── ● measured  ○ remembered  ◌ deduced  ▪ placed ─
             ● the window asks Column                          47×23 → 40×9  all of the window                                     ▐
            ▸  ● Column asks Label "The menu of the…"        ≤47×≤23 → 40×1  all there is                                          ▐
               ● Column asks inset                           ≤47×≤21 → 17×3  all that is left                                      ▐
                 ● inset asks Row                            ≤45×≤19 → 15×1  what the inset of 1 leaves                            ▐
                   ● Row asks Label "Espresso"               ≤45×≤19 → 8×1   all there is                                          ▐
                   ● Row asks Label#2 "2.40"                 ≤34×≤19 → 4×1   all that is left
                 └ Row answers                                       → 15×1
               └ inset answers                                       → 17×3
               ● Column asks Box                             ≤47×≤17 → 12×3  all that is left
             └ Column answers                                        → 40×9
             ▪ the window places Column                       at 0,0 · 47×23 the root stands at the corner
             ↑↓ select  ← parent  → child  F fields  , . steps  c predict  p proposal  [ ] width         x examples  q quit  ? keys
            """)
    }

    @Test func `a new playground in a terminal of 80 by 24`() {
        expectPicture(
            PlayedState.menu(80, 24).screen,
            """
             haggle  Menu.swift · toy                                   7 elements, 15 asks
             width  45  exactly   height  12  exactly   follows the window       took 45×12
            ─ 2 Stage ────────────── ━ selected  ╌ proposed ─┬─ 3 Why ─ . steps through it ─
                0    ╷    10   ╷    20   ╷    30   ╷    40   │ Column                      ▐
              0 The menu of the day, for guests who read    ┓│ the root                    ▐
                ┃                                           ┃│                             ▐
                ┃───────────────┐                           ┃│ What its code did           ▐
                ┃Espresso   2.40│                           ┃│   asked Label ≤45×≤12 → 40×1
                ┃───────────────┘                           ┃│   asked inset ≤45×≤10 → 17×3
              5 ┃                                           ┃│   asked Box ≤45×≤6 → 12×3
                ┃──────────┐                                ┃│   placed Label at 0, 0: 40×1
                ┃          │                                ┃│   placed inset at 0, 2: 17×3
                ┃──────────┘                                ┃│   placed Box at 0, 6: 12×3
                ┃                                           ┃│
             10 ┃                                           ┃│ The window proposed exactly
                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛│ 45 wide, exactly 12 high:
            ─ 1 Tree  4 Trace  5 Source ──── ● measured  ○ remembered  ◌ deduced  ▪ placed ─
            ▸● window › Column                 45×12 → 40×9 all of the window              ▐
               ● Column › Label "The menu o… ≤45×≤12 → 40×1 all there is
               ● Column › inset              ≤45×≤10 → 17×3 all that is left
                 ● inset › Row                ≤43×≤8 → 15×1 what the inset of 1 leaves
                   ● Row › Label "Espresso"   ≤43×≤8 → 8×1  all there is
                   ● Row › Label#2 "2.40"     ≤32×≤8 → 4×1  all that is left
             ↑↓ select  ← parent  → child  F fields  , . steps   x examples  q quit  ? keys
            """)
    }

    @Test func `the tree in a terminal of 80 by 24`() {
        var state = PlayedState.menu(80, 24)
        state.type("1j")
        expectPicture(
            state.part(rows: 16...22),
            """
            ─ 1 Tree  4 Trace  5 Source ─────────────────────┴──────────── proposed → took ─
             Column                                                           45×12 → 45×12▐
            ▸├ Label "The menu of the day, for guests who read"             ≤45×≤12 → 40×1 ▐
             ├ inset                                                        ≤45×≤10 → 17×3 ▐
             │ └ Row                                                         ≤15×≤1 → 15×1 ▐
             │   ├ Label "Espresso"                                          ≤15×≤1 → 8×1  ▐
             │   └ Label#2 "2.40"                                             ≤4×≤1 → 4×1
            """)
    }

    @Test func `a terminal of ASCII alone spells limits, arrows and keys as they are typed`() throws {
        func opened(_ width: Int, _ height: Int) throws -> PlayedState {
            PlayedState(
                width, height, encoding: .ascii, document: ToyElement.menu.document(named: "Menu.swift"),
                proposal: try proposal("1000", "inf"))
        }
        var state = try opened(80, 24)
        expectPicture(
            state.rows.suffix(8).joined(separator: "\n"),
            """
            ─ 1 Tree  4 Trace  5 Source ──── ● measured  ○ remembered  ◌ deduced  ▪ placed ─
            ▸● you › Column                    1000×inf -> 40×9 all of the window          ▐
               ● Column › Label "The menu o… <=1000×inf -> 40×1 all there is
               ● Column › inset              <=1000×inf -> 17×3 all that is left
                 ● inset › Row                <=998×inf -> 15×1 what the inset of 1 leaves
                   ● Row › Label "Espresso"   <=998×inf -> 8×1  all there is
                   ● Row › Label#2 "2.40"     <=987×inf -> 4×1  all that is left
             up/down select  left parent  right child  F fields  x examples  q quit  ? keys
            """)
        state.type("1")
        expectPicture(
            state.rows.suffix(8).joined(separator: "\n"),
            """
            ─ 1 Tree  4 Trace  5 Source ─────────────────────┴─────────── proposed -> took ─
            ▸Column                                                      1000×inf -> 1000×9▐
             ├ Label "The menu of the day, for guests who read"        <=1000×<=9 -> 40×1  ▐
             ├ inset                                                   <=1000×<=7 -> 17×3  ▐
             │ └ Row                                                     <=15×<=1 -> 15×1  ▐
             │   ├ Label "Espresso"                                      <=15×<=1 -> 8×1   ▐
             │   └ Label#2 "2.40"                                         <=4×<=1 -> 4×1
             up/down select  left parent  right child  F fields  x examples  q quit  ? keys
            """)
        var narrow = try opened(40, 12)
        narrow.type("4")
        expectPicture(
            narrow.screen,
            """
             haggle  Menu.swift · toy    7 elements
             w  1000  h  inf   pinned   took 1000×9
            ─ 1  2  3  4 Trace  5 ──────────────────
            ▸● you › Column     1000×inf -> 40×9   ▐
               ● Column › Label <=1000×inf -> 40×1 ▐
               ● Column › inset <=1000×inf -> 17×3
                 ● inset › Row  <=998×inf -> 15×1
             ⋯3 ● Row › Label … <=998×inf -> 8×1
             ⋯3 ● Row › Label#2 <=987×inf -> 4×1
                 └ Row answers   -> 15×1
               └ inset answers   -> 17×3
             up/down row  space fold        x  q  ?
            """)
        let signs = Set("≤∞←→↑↓")
        state.type("?")
        for _ in 0..<20 {
            #expect(signs.isDisjoint(with: state.screen), "\(state.screen)")
            state.press(Key(.pageDown))
        }
        state.press(Key(.escape), Key(.end), Key(.right, [.alt, .shift]))
        #expect(state.message == "alt shift right does nothing; ? shows all keys")
    }

    @Test func `one pane in 40 by 12`() {
        var state = PlayedState.menu(40, 12)
        expectPicture(
            state.screen,
            """
             haggle  Menu.swift · toy     1 finding
             w  36  h  7   follows the window
            ─ 1  2 Stage  3  4  5 ──────────────────
                0    ╷    10   ╷    20   ╷    30   ╷
              0 The menu of the day, for guests who┓
                read·······························┃
                ┃                                  ┃
                ┃───────────────┐                  ┃
                ┃Espresso   2.40│                  ┃
              5 ┃───────────────┘                  ┃
               ▾┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
             ↑↓ select   x examples  q quit  ? keys
            """)
        state.type("1")
        expectPicture(
            state.part(rows: 2...9),
            """
            ─ 1 Tree  2  3  4  5 ─ proposed → took ─
            ▸Column !                   36×7 → 36×7
             ├ Label "The menu of the day,…  → 35×2
             ├ inset                  ≤36×≤4 → 17×3
             │ └ Row                  ≤15×≤1 → 15×1
             │   ├ Label "Espresso"   ≤15×≤1 → 8×1
             │   └ Label#2 "2.40"      ≤4×≤1 → 4×1
             └ Box                    ≤36×≤0 → 12×3
            """)
        state.type("3")
        expectPicture(
            state.part(rows: 2...11),
            """
            ─ 1  2  3 Why  4  5 ────────── . steps ─
             Column                                ▐
             the root

             3 lines too many for Column: its
             children take 10, of which inset takes
             3, and Column is 7 high.
             → give Column 3 lines more, or let a
               child be smaller; a window 10 high
             ↑↓ scroll   x examples  q quit  ? keys
            """)
        state.type("4")
        expectPicture(
            state.part(rows: 2...11),
            """
            ─ 1  2  3  4 Trace  5 ──────────────────
            ▸● window › Column     36×7 → 35×10    ▐
               ● Column › Label "… ≤36×≤7 → 35×2   ▐
               ● Column › inset    ≤36×≤4 → 17×3   ▐
                 ● inset › Row     ≤34×≤2 → 15×1
                   ● Row › Label … ≤34×≤2 → 8×1
                   ● Row › Label#2 ≤23×≤2 → 4×1
                 └ Row answers      → 15×1
               └ inset answers      → 17×3
             ↑↓ row      x examples  q quit  ? keys
            """)
    }

    @Test func `the narrowest pane is drawn`() {
        expectPicture(
            PlayedState.menu(24, 6).screen,
            """
             haggle  Men… 1 finding
             w  24  h  2   follows …
            ─ 1  2 Stage  3  4  5 ──
            The menu of the day, for
            guests who read·········
             ↑↓ select      x  q  ?
            """)
    }

    @Test func `a window that is too small shows words`() {
        expectPicture(
            PlayedState.menu(20, 5).screen,
            """
            Menu.swift
            Column took 20×5
            too small: 20×5,
            needs 24×6
            q quits
            """)
        expectPicture(
            PlayedState.menu(10, 3).screen,
            """
            too small


            """)
        expectPicture(
            PlayedState.menu(1, 1).screen,
            """
            t
            """)
        #expect(PlayedState.menu(0, 0).rows.isEmpty)
    }
}
