// The labels of an annotated picture, which are as large on the screen however small the picture is shown.

/** The size of type of the smallest labels in points, and the size that they have at least on the screen in pixels. */
const labelType = { points: 7, pixels: 10 };

/** How much labels are enlarged in a picture that is shown at a scale. */
function labelGrowth(scale) {
  return Math.max(1, labelType.pixels / (labelType.points * scale));
}

/** The box with its centre kept, enlarged, and then moved so that it lies within a picture. */
function grownBox({ x, y, width, height }, growth, [left, top, right, bottom]) {
  const [w, h] = [width * growth, height * growth];
  const at = (low, high, size, middle) => Math.max(low, Math.min(high - size, middle - size / 2));
  return { x: at(left, right, w, x + width / 2), y: at(top, bottom, h, y + height / 2), width: w, height: h };
}

function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Which of some boxes, the most important ones first, have room besides those before them. */
function boxesWithRoom(boxes) {
  const taken = [];
  return boxes.map((box) => {
    if (taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  });
}

class Labels {
  constructor(picture) {
    this.picture = picture;
    /** @type {any} */
    this.origin = null;
    this.rows = [];
    const rows = new Map();
    for (const group of picture.querySelectorAll("g[id*='.label.'], g[id*='.leader.']")) {
      const [, kind, number] = group.id.match(/\.(label|leader)\.(\d+)(?:-\d+)?$/) ?? [];
      if (!kind) continue;
      const layer = group.closest(".layer")?.id ?? "";
      const key = `${layer} ${number}`;
      if (!rows.has(key)) {
        rows.set(key, { layer, labels: [], leaders: [] });
        this.rows.push(rows.get(key));
      }
      rows.get(key)[kind === "label" ? "labels" : "leaders"].push(group);
    }
    this.rows = this.rows.filter((row) => row.labels.length);
  }

  /** Measured when it is needed, because that lays the picture out. */
  box(row) {
    if (row.box) return row.box;
    const boxes = row.labels.map((group) => group.getBBox());
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    row.box = { x, y, width: right - x, height: bottom - y };
    return row.box;
  }

  /**
   * Gives labels their size at a scale, and hides those without room, until they are selected or pointed at.
   *
   * `isHidden` tells whether a layer is hidden, `isWanted` whether a label is selected or pointed at.
   */
  fit(scale, isHidden, isWanted) {
    const growth = labelGrowth(scale);
    const { x, y, width, height } = this.picture.viewBox.baseVal;
    const origin = this.origin ?? [0, 0];
    const area = [x - origin[0], y - origin[1], x - origin[0] + width, y - origin[1] + height];
    const shown = this.rows.filter((row) => !isHidden(row.layer));
    const ranked = shown.map((row) => ({ row, rank: row.labels.some(isWanted) ? 0 : 1 })).toSorted((a, b) => a.rank - b.rank);
    const boxes = ranked.map(({ row }) => grownBox(this.box(row), growth, area));
    const hasRoom = growth === 1 ? ranked.map(() => true) : boxesWithRoom(boxes);
    ranked.forEach(({ row, rank }, index) => this.place(row, growth, boxes[index], hasRoom[index] || rank === 0));
  }

  place(row, growth, box, isShown) {
    const own = row.box;
    for (const group of row.labels) {
      if (growth === 1) group.removeAttribute("transform");
      else group.setAttribute("transform", `translate(${box.x - own.x * growth} ${box.y - own.y * growth}) scale(${growth})`);
    }
    for (const group of [...row.labels, ...row.leaders]) group.classList.toggle("is-crowded", !isShown);
  }
}
