nonisolated extension TimelinePage {
  /// The script of the page. The number of drawn elements depends on the width of the window, not
  /// on the number of events.
  static let script = #"""
    'use strict';
    const byId = id => document.getElementById(id);
    const escape = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
    const seconds = time => (time / 1e6).toFixed(3) + ' s';

    // The model: lanes with phases, events and curves, each in the order of time.
    const lanes = [], events = [];
    let start = Infinity, end = -Infinity;
    for (const item of JSON.parse(byId('trace').textContent).traceEvents) {
      const lane = lanes[item.tid - 1];
      if (item.ph === 'M') {
        if (item.name === 'thread_name') {
          lanes[item.tid - 1] = {name: item.args.name, phases: [], events: [], curves: []};
        }
        continue;
      }
      const time = item.ts, last = time + (item.dur ?? 0);
      if (time < start) start = time;
      if (last > end) end = last;
      if (item.ph === 'X') lane.phases.push({time, end: last, name: item.name});
      if (item.ph === 'b') lane.curves.push({points: []});
      if (item.ph === 'C') lane.curves.at(-1).points.push([time, item.args.fraction]);
      if (item.ph === 'i') {
        const event = {time, lane, text: item.name, index: events.length, isHit: false};
        lane.events.push(event);
        events.push(event);
      }
    }
    for (const lane of lanes) {
      for (const curve of lane.curves) {
        curve.time = curve.points[0][0];
        curve.end = curve.points.at(-1)[0];
      }
    }
    if (start > end) start = end = 0;

    // What is visible, in microseconds, with some room at the sides.
    const whole = {from: start - (end - start || 1e6) * .01, to: end + (end - start || 1e6) * .2};
    const view = {...whole};
    let query = '', hits = [], current = -1;

    // The first of a sorted list for which a condition holds.
    function firstIndex(list, holds) {
      let low = 0, high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (holds(list[middle])) high = middle; else low = middle + 1;
      }
      return low;
    }

    const nameWidth = 130, characterWidth = 6.63, rowHeight = 15, barHeight = 18, curveHeight = 36;
    const maximumRows = 12;

    function draw() {
      const width = Math.max(byId('lanes').clientWidth, 320);
      const scale = (width - nameWidth) / (view.to - view.from);
      const x = time => nameWidth + (time - view.from) * scale;
      const fixed = value => value.toFixed(1);
      let y = 34, grid = '', content = '';
      const step = gridStep(100 / scale);
      const first = Math.ceil((view.from - start) / step);
      const times = [];
      for (let n = first; start + n * step <= view.to; n += 1) times.push(start + n * step);
      for (const lane of lanes) {
        const top = y;
        content += `<path class="grid" d="M0 ${y - 8}H${width}"/>`;
        if (lane.curves.length) {
          content += drawCurves(lane, y, x, width, fixed);
          y += curveHeight + 6;
        }
        const barTop = y;
        if (lane.phases.length) {
          content += drawPhases(lane, y, x, width, fixed);
          y += barHeight + 4;
        }
        const drawn = drawEvents(lane, barTop, y, x, width, fixed);
        content += drawn.text;
        y = Math.max(y + drawn.rows * rowHeight, top + 36) + 18;
        const middle = lane.phases.length ? barTop : top;
        content += `<rect x="0" y="${top - 7}" width="${nameWidth - 6}" height="${y - top - 2}" `
          + `style="fill:var(--background)"/><text class="name" x="16" y="${middle + 14}">`
          + `${escape(lane.name)}</text>`;
        for (const [index, place] of (lane.bounds ?? []).entries()) {
          content += `<text class="secondary" text-anchor="end" x="${nameWidth - 10}" `
            + `y="${place + 4}">${1 - index}</text>`;
        }
        if (drawn.unlabelled) {
          content += `<text class="secondary" x="16" y="${middle + 30}">${drawn.unlabelled} `
            + 'more</text>';
        }
      }
      for (const time of times) {
        if (x(time) < nameWidth) continue;
        grid += `<path class="grid" d="M${fixed(x(time))} 22V${y}"/><text class="secondary" `
          + `text-anchor="middle" x="${fixed(x(time))}" y="16">${label(time, step)}</text>`;
      }
      byId('lanes').innerHTML =
        `<svg height="${y}" viewBox="0 0 ${width} ${y}">${grid}${content}</svg>`;
      byId('out').disabled = byId('all').disabled =
        view.from === whole.from && view.to === whole.to;
    }

    function gridStep(minimum) {
      const power = 10 ** Math.floor(Math.log10(minimum));
      return [1, 2, 5, 10].map(n => n * power).find(n => n >= minimum * .999);
    }

    function label(time, step) {
      if (step < 1000) return (time / 1e3).toFixed(step < 10 ? 3 : step < 100 ? 2 : 1) + ' ms';
      return (time / 1e6).toFixed(step < 1e4 ? 3 : step < 1e5 ? 2 : step < 1e6 ? 1 : 0) + ' s';
    }

    function drawPhases(lane, y, x, width, fixed) {
      let text = '', right = -Infinity;
      const list = lane.phases;
      for (let i = firstIndex(list, p => p.end >= view.from);
        i < list.length && list[i].time <= view.to; i += 1) {
        const phase = list[i];
        // Of what is narrower than a point, one in each point is drawn.
        if (x(phase.end) <= right) {
          const next = firstIndex(list, p => x(p.end) > right);
          if (next > i) { i = next - 1; continue; }
        }
        const left = Math.max(x(phase.time), nameWidth - 4);
        right = Math.min(x(phase.end), width + 4);
        const extent = Math.max(right - left, 1);
        right = left + extent;
        text += `<rect class="${phase.name}" x="${fixed(left)}" y="${y}" width="${fixed(extent)}" `
          + `height="${barHeight}"><title>${phase.name}, ${seconds(phase.end - phase.time)}</title>`
          + '</rect>';
        if (extent > phase.name.length * characterWidth + 10) {
          text += `<text class="on-${phase.name}" x="${fixed(left + 5)}" y="${y + 13}">`
            + `${phase.name}</text>`;
        }
      }
      return text;
    }

    function drawCurves(lane, y, x, width, fixed) {
      let text = `<path class="bound" d="M${nameWidth} ${y}H${width}M${nameWidth} `
        + `${y + curveHeight}H${width}"/>`;
      lane.bounds = [y, y + curveHeight];
      const place = ([time, fraction]) =>
        `${fixed(x(time))} ${fixed(y + curveHeight * (1 - Math.min(Math.max(fraction, 0), 1)))}`;
      const list = lane.curves;
      let right = -Infinity;
      for (let i = firstIndex(list, c => c.end >= view.from);
        i < list.length && list[i].time <= view.to; i += 1) {
        const curve = list[i];
        if (x(curve.end) < right + 1) {
          const next = firstIndex(list, c => x(c.end) >= right + 1);
          if (next > i) { i = next - 1; continue; }
        }
        right = x(curve.end);
        const points = curve.points;
        let path = '', last = -Infinity;
        for (let p = Math.max(firstIndex(points, q => q[0] >= view.from) - 1, 0);
          p < points.length; p += 1) {
          const at = x(points[p][0]);
          if (at < last + .5 && p < points.length - 1) continue;
          path += (path ? 'L' : 'M') + place(points[p]);
          last = at;
          if (points[p][0] > view.to) break;
        }
        text += `<path class="curve" d="${path}"/>`;
      }
      return text;
    }

    function visibleRange(list) {
      return [
        firstIndex(list, e => e.time >= view.from), firstIndex(list, e => e.time > view.to),
      ];
    }

    function drawEvents(lane, barTop, top, x, width, fixed) {
      let list = lane.events, ends = [], ticks = '', labels = '', labelled = 0, last = -Infinity;
      let [from, to] = visibleRange(list);
      const count = to - from;
      // Where there are far more events than room for labels, those that are searched for are
      // drawn; where there are too many, or nothing is searched for, one in each point, unlabelled.
      let isDense = count > 2 * width;
      if (isDense && query) {
        list = lane.hits;
        [from, to] = visibleRange(list);
        isDense = to - from > 2 * width;
      }
      for (let i = from; i < to; i += 1) {
        const event = list[i], at = x(event.time);
        if (isDense && at < last + 1) {
          i = firstIndex(list, e => x(e.time) >= last + 1) - 1;
          continue;
        }
        last = at;
        const kind = query ? (event.isHit ? ' hit' : ' other') : '';
        const chosen = hits[current] === event ? ' current' : '';
        let row = isDense ? -1 : ends.findIndex(end => end <= at);
        if (row < 0 && !isDense && ends.length < maximumRows) row = ends.length;
        if (row >= 0) {
          const length = event.text.length * characterWidth;
          ends[row] = at + length + 10;
          labelled += 1;
          labels += `<text class="label${kind}${chosen}" x="${fixed(at + 4)}" `
            + `y="${top + row * rowHeight + 12}" textLength="${fixed(length)}">`
            + `${escape(event.text)}<title>${seconds(event.time)}</title></text>`;
        }
        ticks += `<path class="tick${kind}${chosen}" d="M${fixed(at)} ${barTop}V`
          + `${row >= 0 ? top + (row + 1) * rowHeight : top + 4}"/>`;
      }
      return {text: ticks + labels, rows: ends.length, unlabelled: count - labelled};
    }

    // Search.

    function search(text) {
      query = text.trim().toLowerCase();
      hits = [];
      current = -1;
      for (const lane of lanes) lane.hits = [];
      for (const event of events) {
        event.isHit = query !== '' && line(event).toLowerCase().includes(query);
        if (event.isHit) {
          hits.push(event);
          event.lane.hits.push(event);
        }
      }
      byId('count').value =
        query ? `${hits.length} of ${events.length}` : `${events.length} events`;
      byId('previous').disabled = byId('next').disabled = hits.length === 0;
      byId('found').innerHTML = hits.slice(0, 200).map((event, index) =>
        `<li><button data-index="${index}">${escape(
          (event.time / 1e6).toFixed(3).padStart(9))}  ${escape(line(event))}</button></li>`
      ).join('');
      draw();
    }

    const line = event => (event.lane.name ? event.lane.name + '.' : '') + event.text;

    function choose(index) {
      if (!hits.length) return;
      current = (index + hits.length) % hits.length;
      const time = hits[current].time, half = (view.to - view.from) / 2;
      if (time < view.from || time > view.to - half * .4) show(time - half, time + half);
      byId('count').value = `${current + 1} of ${hits.length}`;
      draw();
    }

    byId('search').addEventListener('input', event => search(event.target.value));
    byId('search').addEventListener('keydown', event => {
      if (event.key === 'Enter') choose(current + (event.shiftKey ? -1 : 1));
    });
    byId('next').addEventListener('click', () => choose(current + 1));
    byId('previous').addEventListener('click', () => choose(current - 1));
    byId('found').addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button) choose(Number(button.dataset.index));
    });

    // Zoom.

    function show(from, to) {
      const extent = Math.min(Math.max(to - from, 50), whole.to - whole.from);
      view.from = Math.min(Math.max(from, whole.from), whole.to - extent);
      view.to = view.from + extent;
    }

    function zoom(factor, place = (view.from + view.to) / 2) {
      show(place + (view.from - place) * factor, place + (view.to - place) * factor);
      draw();
    }

    function pan(share) {
      const distance = (view.to - view.from) * share;
      show(view.from + distance, view.to + distance);
      draw();
    }

    function showAll() {
      Object.assign(view, whole);
      draw();
    }

    byId('in').addEventListener('click', () => zoom(1 / 2));
    byId('out').addEventListener('click', () => zoom(2));
    byId('all').addEventListener('click', showAll);
    const main = byId('lanes');
    const width = () => main.clientWidth - nameWidth;
    main.addEventListener('wheel', event => {
      if (event.ctrlKey || event.metaKey) {
        const share = (event.clientX - main.getBoundingClientRect().left - nameWidth) / width();
        zoom(2 ** (event.deltaY / 200), view.from + (view.to - view.from) * share);
      } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        pan((event.deltaX || event.deltaY) / width());
      } else {
        return;
      }
      event.preventDefault();
    }, {passive: false});
    main.addEventListener('pointerdown', event => {
      main.setPointerCapture(event.pointerId);
      main.classList.add('owned');
    });
    main.addEventListener('pointermove', event => {
      if (main.classList.contains('owned')) pan(-event.movementX / width());
    });
    for (const kind of ['pointerup', 'pointercancel']) {
      main.addEventListener(kind, () => main.classList.remove('owned'));
    }
    const keys = {
      '+': () => zoom(1 / 2), '=': () => zoom(1 / 2), '-': () => zoom(2), '0': showAll,
      ArrowLeft: () => pan(-.2), ArrowRight: () => pan(.2),
    };
    main.addEventListener('keydown', event => {
      if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key]();
      event.preventDefault();
    });
    addEventListener('resize', draw);

    // What the address asks for: #search=…&from=…&to=…, times in seconds.
    const request = new URLSearchParams(location.hash.slice(1));
    byId('search').value = request.get('search') ?? '';
    if (request.has('from') && request.has('to')) {
      show(Number(request.get('from')) * 1e6, Number(request.get('to')) * 1e6);
    }
    search(byId('search').value);
    """#
}
