import Foundation
import Terminal
import Testing

@testable import haggle

/// Pictures and pages in a browser. The tests are skipped if there is none.
@Suite(.enabled(if: Browser.path != nil, "no headless Chromium is installed"))
struct BrowserTests {
    @Test func `a browser shows every cell of a picture in its colour`() throws {
        let opened = try OpenedSource(OpenedSource.colorful)
        let image = Data(opened.svg.utf8).base64EncodedString()
        let size = opened.picture.canvas.size
        let result = try Browser.result(
            of: """
                <!DOCTYPE html><meta charset="utf-8"><pre id="result"></pre><script>
                const image = new Image();
                image.onload = () => {
                  const canvas = document.createElement('canvas');
                  [canvas.width, canvas.height] = [image.width, image.height];
                  const context = canvas.getContext('2d');
                  context.drawImage(image, 0, 0);
                  const rows = [];
                  for (let y = 0; y < \(size.height); y++) {
                    for (let x = 0; x < \(size.width); x++) {
                      rows.push(context.getImageData(x * 10 + 1, y * 20 + 1, 1, 1).data.slice(0, 3).join(','));
                    }
                  }
                  document.getElementById('result').textContent = rows.join(' ');
                };
                image.src = 'data:image/svg+xml;base64,\(image)';
                </script>
                """)
        let shown = result.split(separator: " ").map(String.init)
        let canvas = opened.picture.canvas
        let expected = canvas.bounds.points.map { point in
            canvas[point.x, point.y].style.background.parts.map { "\($0.red),\($0.green),\($0.blue)" } ?? "255,255,255"
        }
        #expect(Set(expected).count > 1)
        #expect(shown == expected)
    }

    @Test func `a browser puts each letter into its cell, and selected text is the row`() throws {
        let opened = try OpenedSource("import BlueprintUI\nLabel(text: \"iiii WWWW 宽宽 fi\")", "<=20", "1")
        let result = try Browser.result(
            of: """
                <!DOCTYPE html><meta charset="utf-8">\(opened.svg.split(separator: "\n").dropFirst().joined(separator: "\n"))
                <pre id="result"></pre><script>
                const text = document.querySelector('text');
                const range = document.createRange();
                range.selectNodeContents(text);
                getSelection().addRange(range);
                const places = [...Array(text.getNumberOfChars()).keys()].map((index) =>
                  Math.round(text.getStartPositionOfChar(index).x));
                document.getElementById('result').textContent = places.join(' ') + '|' + getSelection().toString();
                </script>
                """)
        #expect(result == "0 10 20 30 40 50 60 70 80 90 100 120 140 150 160|iiii WWWW 宽宽 fi")
    }

    @Test func `keys step through a page, and the asked element is marked`() throws {
        let source = "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"ab\"))"
        let page = try TracePage(OpenedSource(source, "<=9", "inf").inspection, name: "x").text
        let driver = """
            <pre id="result"></pre><script>
            const said = [];
            const press = (key) => {
              document.dispatchEvent(new KeyboardEvent('keydown', { key: key, cancelable: true }));
              const now = document.querySelector('li.now');
              const about = document.querySelector('.frame.about');
              const at = ['x', 'y', 'width', 'height'];
              said.push([
                key, now ? Array.from(document.querySelectorAll('#trace li')).indexOf(now) : 'none',
                about ? at.map((name) => about.getAttribute(name)).join(',') : 'none',
                at.map((name) => document.getElementById('proposal').getAttribute(name)).join(','),
              ].join(' '));
            };
            for (const key of ['.', '.', ',', '>', '.', 'ArrowDown']) press(key);
            document.getElementById('result').textContent = said.join(';');
            </script></body>
            """
        let result = try Browser.result(of: page.replacing("</body>", with: driver))
        #expect(
            result.split(separator: ";").map(String.init) == [
                ". 0 0,0,40,60 0,0,90,60", ". 1 10,20,20,20 10,20,70,40", ", 0 0,0,40,60 0,0,90,60",
                "> 2 0,0,40,60 0,0,0,0", ". 3 10,20,20,20 0,0,0,0", "ArrowDown 3 10,20,20,20 0,0,0,0",
            ])
    }
}

extension CellRect {
    /// All of its cells, row by row.
    fileprivate var points: [CellPoint] {
        (minY..<maxY).flatMap { y in (minX..<maxX).map { CellPoint(x: $0, y: y) } }
    }
}
