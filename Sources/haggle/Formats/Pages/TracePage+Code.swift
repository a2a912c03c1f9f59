extension TracePage {
    /// The look of the page, on a light screen and on a dark one.
    static let style = """

        :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
        body { margin: 0; padding: 1rem; display: flex; flex-direction: column; gap: 0.75rem; height: 100vh; box-sizing: border-box; }
        header, footer { display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
        h1 { font-size: 1.25rem; margin: 0; }
        h2 { font-size: 1rem; margin: 0 0 0.25rem; }
        main { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1rem; flex: 1; min-height: 10rem; }
        main section { display: flex; flex-direction: column; min-height: 0; }
        #picture { overflow: auto; border: 1px solid #8888; max-height: 50vh; flex-shrink: 0; }
        #picture svg { display: block; }
        ol { overflow: auto; list-style: none; margin: 0; padding: 0; font-family: ui-monospace, Menlo, 'DejaVu Sans Mono', monospace; }
        li { padding: 0 0.5rem 0 calc(0.5rem + var(--depth) * 1.25rem); cursor: pointer; }
        li.about { background: #8883; }
        li.now { background: #fd0; color: #000; }
        .number, .place, .remembered, .deduced { opacity: 0.75; }
        .failure { color: #d02020; }
        .cut { font-weight: bold; }
        .share pre { display: none; margin: 0 0 0 2rem; font: inherit; }
        .share.about pre, .share.now pre { display: block; }
        .frame { fill: none; stroke: none; pointer-events: none; }
        .frame.about { stroke: #d00060; stroke-width: 3; }
        .proposal { fill: none; stroke: #d00060; stroke-width: 2; stroke-dasharray: 6 4; pointer-events: none; }
        kbd { border: 1px solid #8888; border-radius: 3px; padding: 0 0.3em; }

        """

    /// The script that marks the selected element and the current step. It makes no text. (It contains no `<` and `&`,
    /// which would have to be escaped if the page is read as XML.)
    static let script = """

        'use strict';
        const all = (selector) => Array.from(document.querySelectorAll(selector));
        const steps = all('#trace li');
        const rows = all('#tree li');
        const marked = all('[data-element]');
        const proposal = document.getElementById('proposal');
        const svg = document.querySelector('#picture svg');
        let step = -1;
        let element = null;

        function mark(next) {
          element = next;
          for (const item of marked) item.classList.toggle('about', item.dataset.element === element);
        }

        function show(index) {
          if (index in steps === false) return;
          if (step in steps) steps[step].classList.remove('now');
          step = index;
          const row = steps[step];
          row.classList.add('now');
          row.scrollIntoView({ block: 'nearest' });
          mark(row.dataset.element);
          propose(row);
          history.replaceState(null, '', '#step-' + (index + 1));
        }

        function propose(row) {
          const frame = document.querySelector('.frame.about');
          const isAsk = row !== null ? row.dataset.width !== undefined : false;
          const isShown = isAsk ? frame !== null : false;
          const [x, y] = isShown ? [Number(frame.getAttribute('x')), Number(frame.getAttribute('y'))] : [0, 0];
          const length = (text, rest) => (text === '' ? Math.max(0, rest) : Number(text));
          const size = isShown
            ? [length(row.dataset.width, svg.width.baseVal.value - x), length(row.dataset.height, svg.height.baseVal.value - y)]
            : [0, 0];
          const values = { x: x, y: y, width: size[0], height: size[1] };
          for (const name in values) proposal.setAttribute(name, values[name]);
        }

        // The innermost: the picture's letters stay selectable, for frames take no clicks themselves.
        function frameAt(x, y) {
          return all('.frame').filter((frame) => {
            const edges = frame.getBoundingClientRect();
            return [x - edges.left, edges.right - x, y - edges.top, edges.bottom - y].every((distance) => distance > 0);
          }).pop();
        }

        function select(next) {
          mark(next);
          propose(null);
          const row = rows.find((row) => row.dataset.element === next);
          if (row) row.scrollIntoView({ block: 'nearest' });
        }

        function selectBy(offset) {
          const index = rows.findIndex((row) => row.dataset.element === element) + offset;
          const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
          if (row) select(row.dataset.element);
        }

        function showAbout(direction) {
          for (let index = step + direction; index in steps; index += direction) {
            if (steps[index].dataset.element === element) return show(index);
          }
        }

        const keys = {
          '.': () => show(step + 1), ',': () => show(Math.max(0, step - 1)),
          '>': () => showAbout(1), '\\u003c': () => showAbout(-1),
          'ArrowDown': () => selectBy(1), 'ArrowUp': () => selectBy(-1), 'j': () => selectBy(1), 'k': () => selectBy(-1),
        };

        document.addEventListener('keydown', (event) => {
          const isOther = [event.ctrlKey, event.metaKey, event.altKey].includes(true);
          if (isOther || event.key in keys === false) return;
          event.preventDefault();
          keys[event.key]();
        });

        document.addEventListener('click', (event) => {
          const item = event.target.closest('li') ?? frameAt(event.clientX, event.clientY);
          if (item === undefined) return;
          const index = steps.indexOf(item);
          if (index === -1) select(item.dataset.element);
          else show(index);
        });

        const linked = location.hash.match(/^#step-([0-9]+)$/);
        if (linked !== null) show(Number(linked[1]) - 1);

        """
}
