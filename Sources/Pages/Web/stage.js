// @ts-check
// One variant's picture with its layers, and what lies under the pointer.

// In the order of the toolbar. `option` is the word of --annotate.
const layerKinds = [
  { name: "content", title: "Views", key: "v" },
  { name: "constraints", title: "Constraints", key: "c", option: "constraints" },
  { name: "alignment-rects", title: "Alignment", key: "a", option: "alignment" },
  { name: "frames", title: "Frames", key: "f", option: "frames" },
  { name: "guides", title: "Guides", key: "g", option: "guides" },
  { name: "baselines", title: "Baselines", key: "b", option: "baselines" },
  { name: "names", title: "Names", key: "n", option: "names" },
  { name: "sizes", title: "Sizes", key: "s", option: "sizes" },
];

const stageStyle = `
  :host { display: block; position: relative; }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  .marks { pointer-events: none; overflow: visible; }
  .marks rect { fill: none; vector-effect: non-scaling-stroke; }
  .marks .frame { stroke: #0a84ff; stroke-width: 2; fill: #0a84ff; fill-opacity: 0.12; }
  .marks .alignment { stroke: #0a84ff; stroke-width: 1; stroke-dasharray: 4 3; }
  .marks .hovered { stroke: #0a84ff; stroke-width: 1; fill: #0a84ff; fill-opacity: 0.06; }
  .marks .item { stroke: #ff9f0a; stroke-width: 1.5; fill: #ff9f0a; fill-opacity: 0.12; }
  .marks .differs { stroke: #ff375f; stroke-width: 1.5; stroke-dasharray: 5 3; }
  .constraint { cursor: pointer; }
  .constraint.is-hovered, .constraint.is-selected { visibility: visible; filter: drop-shadow(0 0 2px #ff9f0a) drop-shadow(0 0 1px #ff9f0a); }
  .marks .veil { fill: #8e8e93; fill-opacity: 0.45; mask: url(#holes); }
  .marks mask rect { fill: black; }
  .marks mask .whole { fill: white; }
  text { user-select: text; }
  .is-crowded, .is-crowded.constraint { visibility: hidden; }
  ${layerKinds.map(({ name }) => name === "content"
    ? `:host([data-hidden~="content"]) .view { visibility: hidden; }`
    : `:host([data-hidden~="${name}"]) .layer.${name} { visibility: hidden; }`).join("\n")}
  :host([data-apart]) > :is(.picture, .marks) { visibility: hidden; }
  .apart { position: absolute; inset: 0; transform-style: preserve-3d; transform: scale(0.72) rotateX(22deg) rotateY(-34deg); }
  .plane { position: absolute; inset: 0; pointer-events: none; transform: translateZ(calc((var(--depth) - var(--middle)) * var(--gap) * 1px)); }
  .plane .picture, .plane .view { visibility: hidden; }
  .plane .view.is-here { visibility: visible; }
  :host([data-hidden~="content"]) .plane .view.is-here { visibility: hidden; }
  .plane .outlines { overflow: visible; }
  .plane .outlines rect { pointer-events: all; fill: #0a84ff; fill-opacity: 0.04; stroke: #0a84ff; stroke-width: 1; vector-effect: non-scaling-stroke; cursor: pointer; }
  .plane .outlines rect.is-hovered { fill-opacity: 0.16; }
  .plane .outlines rect.is-selected { stroke: #ff9f0a; stroke-width: 2.5; fill: #ff9f0a; fill-opacity: 0.16; }
  :host([data-only]) :is(.layer:not(.constraints), .layer.constraints > *) { visibility: hidden; }
  :host([data-only]) .constraint:is(.is-related, .is-hovered, .is-selected) { visibility: visible; }
`;

/** Whether pictures show the selection and its constraints alone. */
const onlySelection = {
  isOn: kept.get("only-selection") === "on",

  /** A button for some stages, with a key of its own. */
  button(stages, when) {
    const element = button("Only the selection", { key: "L", pressed: this.isOn, action: () => {
      this.isOn = !this.isOn;
      kept.set("only-selection", this.isOn ? "on" : "off");
      this.tell();
      for (const stage of stages()) stage.mark();
      announce(this.isOn ? "Only the selection is shown" : "All is shown");
    } });
    this.element = element;
    shortcut("l", "Only the selection", () => element.click(), when, "Layers");
    return element;
  },

  tell() {
    this.element?.setAttribute("aria-pressed", String(this.isOn));
  },

  /** A view that is selected is shown alone, unless that was switched off. */
  begin(target) {
    if (this.isOn || target?.kind !== "view" || kept.get("only-selection") === "off") return;
    this.isOn = true;
    this.tell();
  },
};

/** What a constraint's lines are called, of the group of these or of one of its labels (`constraint:…/label.1`). */
function markOf(group) {
  return group.dataset.name.replace(/\/label\.\d+$/, "");
}

/** Whether each level of the tree is drawn on a plane of its own, the planes one behind the other. */
const planes = {
  isOn: false,

  /** A button for some stages, with a key of its own. */
  button(stages, when) {
    const element = button("Planes", { key: "E", pressed: false, action: () => {
      this.isOn = !this.isOn;
      element.setAttribute("aria-pressed", String(this.isOn));
      for (const stage of stages()) stage.layer();
      announce(this.isOn ? "Each level of views on a plane of its own" : "All views on one plane");
    } });
    shortcut("e", "Each level of views on a plane of its own", () => element.click(), when, "Layers");
    return element;
  },
};

/** A view or a constraint of a layout: `{ kind: "view" | "constraint", index }`. */
function isSame(a, b) {
  return a?.kind === b?.kind && a?.index === b?.index;
}

/** Gives an element the attributes of another one, and no others. */
function takeAttributes(element, other) {
  for (const { name, value } of other.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (element.attributes.length === other.attributes.length) return;
  for (const { name } of [...element.attributes]) if (!other.hasAttribute(name)) element.removeAttribute(name);
}

/** How the path of a view is written in the ids of its groups. */
function idPart(path) {
  return path.replaceAll("/", ".").replaceAll(" ", "_").replaceAll(/[^A-Za-z0-9_.-]/gu, (sign) => `_x${sign.codePointAt(0).toString(16)}_`);
}

function parsedSVG(text) {
  return document.adoptNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
}

class Stage {
  constructor(label) {
    this.host = el("div", { class: "stage" });
    this.root = this.host.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(stageStyle);
    this.root.adoptedStyleSheets = [style];
    this.viewport = new Viewport(this.host, label);
    this.viewport.onscale = () => this.fitLabels();
    /** @type {(...values: any[]) => void} */
    this.onhover = () => {};
    /** @type {(...values: any[]) => void} */
    this.onselect = () => {};
    this.host.addEventListener("pointermove", (event) => this.point(event));
    this.host.addEventListener("pointerleave", () => this.hover(null));
    this.host.addEventListener("click", (event) => {
      if (this.root.getSelection?.()?.toString() || document.getSelection()?.toString()) return;
      this.onselect(this.target(event));
    });
  }

  show(layout) {
    this.layout = layout;
    const picture = parsedSVG(layout.svg);
    picture.classList.add("picture");
    this.name(picture);
    // The page says the same, better placed, where the pointer is.
    for (const title of picture.querySelectorAll("title")) title.remove();
    this.picture = picture;
    this.marks = svgEl("svg", { class: "marks", "aria-hidden": "true" });
    this.root.replaceChildren(picture, this.marks);
    this.takeSize();
    this.groups = new Map();
    this.indices = new Map(layout.constraints.map(({ mark }, index) => [mark, index]));
    for (const group of picture.querySelectorAll("g.constraint")) {
      const index = this.indices.get(markOf(group));
      this.groups.set(index, [...(this.groups.get(index) ?? []), group]);
    }
    this.hovered = this.selected = null;
    this.labels = new Labels(picture);
    this.layer();
    this.viewport.show(this.size);
  }

  /** Draws each level of the tree on a plane of its own, or none. */
  layer() {
    this.root.querySelector(".apart")?.remove();
    this.host.toggleAttribute("data-apart", planes.isOn && Boolean(this.layout));
    if (!planes.isOn || !this.layout) return;
    const { views } = this.layout;
    const depths = [];
    for (const { parent } of views) depths.push(parent === null || parent === undefined ? 0 : depths[parent] + 1);
    const count = Math.max(...depths) + 1;
    const apart = el("div", { class: "apart", style: { "--middle": (count - 1) / 2, "--gap": Math.min(120, 480 / count) } });
    const depthIn = (group) => {
      let depth = 0;
      for (let each = group.parentElement; each; each = each.parentElement) if (each.matches("g.view")) depth += 1;
      return depth;
    };
    for (let depth = 0; depth < count; depth += 1) {
      const picture = this.picture.cloneNode(true);
      for (const group of picture.querySelectorAll(".layer")) group.remove();
      for (const group of picture.querySelectorAll("g.view")) group.classList.toggle("is-here", depthIn(group) === depth);
      const outlines = svgEl("svg", { class: "outlines", viewBox: [-this.origin[0], -this.origin[1], ...this.size].join(" ") });
      views.forEach(({ frame: [x, y, width, height], isHidden }, index) => {
        if (depths[index] === depth && !isHidden) outlines.append(svgEl("rect", { "data-view": index, x, y, width, height }));
      });
      const plane = el("div", { class: "plane", "aria-hidden": "true", style: { "--depth": depth } });
      plane.append(picture, outlines);
      apart.append(plane);
    }
    this.root.append(apart);
    this.mark();
  }

  /** Shows the picture of another layout of the same views: a whole one, or by what differs from the one before. */
  showBriefly(layout, { svg, changes }) {
    this.layout = layout;
    if (changes) {
      this.change(changes);
    } else {
      const picture = parsedSVG(svg);
      this.picture.replaceWith(picture);
      this.picture = picture;
    }
    this.picture.classList.add("picture");
    this.name(this.picture);
    this.takeSize();
    this.labels = new Labels(this.picture);
    if (planes.isOn) this.layer();
    this.viewport.show(this.size);
    this.mark();
  }

  change({ places, areWhole, svg }) {
    const elements = [this.picture, ...this.picture.querySelectorAll("*")];
    const others = [...parsedSVG(svg).children];
    places.forEach((place, index) => {
      takeAttributes(elements[place], others[index]);
      if (areWhole[index]) elements[place].replaceChildren(...others[index].childNodes);
    });
  }

  /** What assistive technology calls the picture; the outline says what is in it. */
  name(picture) {
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", this.layout?.size ? `Picture of ${this.layout.size.map(points).join(" × ")} points` : "Picture");
  }

  /** Keeps labels legible at the scale of the picture. */
  fitLabels() {
    if (!this.labels || !this.layout || !this.picture.isConnected || planes.isOn) return;
    const hidden = new Set((this.host.dataset.hidden ?? "").split(" "));
    const isAlone = this.host.hasAttribute("data-only");
    const marked = [this.selected, this.hovered];
    const views = marked.flatMap((each) => each?.kind === "view" ? [this.layout.views[each.index]?.path] : []).filter(Boolean);
    const isOf = (group) => views.some((path) => group.id.includes(idPart(path) + ".label."));
    const isWanted = (group) => group.matches(".is-hovered, .is-selected, .is-related") || isOf(group);
    this.labels.origin = this.origin;
    this.labels.fit(this.viewport.scale, (layer) => hidden.has(layer) || (isAlone && layer !== "constraints"),
      isWanted);
  }

  takeSize() {
    const { width, height } = this.picture.viewBox.baseVal;
    this.size = [width, height];
    this.knownOrigin = null;
  }

  /** Found when it is needed, because that lays the picture out. */
  get origin() {
    this.knownOrigin ??= this.originOfScreen();
    return this.knownOrigin;
  }

  /** Where the screen lies in the picture, which may have notes around it. */
  originOfScreen() {
    const whole = this.picture.getCTM();
    const screen = this.picture.querySelector(".view")?.getCTM();
    if (!whole || !screen) return [0, 0];
    const { e, f } = whole.inverse().multiply(screen);
    return [e, f].map((value) => Math.round(value * 1000) / 1000 || 0);
  }

  fail(reason) {
    this.layout = null;
    this.layer();
    this.root.replaceChildren(el("p", {}, reason));
    this.viewport.show([320, 200]);
  }

  setHidden(names) {
    this.host.dataset.hidden = [...names].join(" ");
    this.fitLabels();
  }

  /** What lies at the pointer: a constraint within reach, else the innermost view. */
  target(event) {
    if (!this.layout) return null;
    if (planes.isOn) {
      const hit = this.root.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-view]");
      return hit ? { kind: "view", index: Number(hit.dataset.view) } : null;
    }
    const reach = event.pointerType === "touch" ? 10 : 4;
    const offsets = [[0, 0], [0, -reach], [0, reach], [-reach, 0], [reach, 0]];
    for (const [dx, dy] of offsets) {
      const hit = this.root.elementFromPoint(event.clientX + dx, event.clientY + dy)?.closest?.("g.constraint");
      if (hit) return { kind: "constraint", index: this.indices.get(markOf(hit)) };
    }
    const box = this.host.getBoundingClientRect();
    const scale = this.size[0] / box.width;
    const x = (event.clientX - box.left) * scale - this.origin[0];
    const y = (event.clientY - box.top) * scale - this.origin[1];
    const index = this.layout.views.findLastIndex(({ frame, isHidden }) =>
      !isHidden && x >= frame[0] && x < frame[0] + frame[2] && y >= frame[1] && y < frame[1] + frame[3]);
    return index < 0 ? null : { kind: "view", index };
  }

  point(event) {
    if (event.pointerType === "touch" || event.buttons) return;
    this.hover(this.target(event), { x: event.clientX, y: event.clientY });
  }

  hover(target, place) {
    if (!isSame(target, this.hovered)) {
      this.hovered = target;
      this.mark();
    }
    this.onhover(target, place);
  }

  select(target, differing = []) {
    onlySelection.begin(target);
    this.selected = target;
    this.differing = differing;
    this.mark();
  }

  rect(item) {
    const { views, guides } = this.layout;
    return item < views.length ? views[item].alignment : guides[item - views.length]?.frame;
  }

  /** The rectangles of what the selection is about: a view, or the items of a constraint. */
  get selectedRects() {
    if (this.selected?.kind === "view") return [this.layout.views[this.selected.index]?.frame].filter(Boolean);
    const constraint = this.layout.constraints[this.selected?.index];
    return (constraint?.items ?? []).map((item) => this.rect(item)).filter(Boolean);
  }

  /** Whether a constraint is about the selected view. */
  isRelated(index) {
    return this.selected?.kind === "view" && Boolean(this.layout.constraints[index]?.items.includes(this.selected.index));
  }

  /** What covers everything but some rectangles. */
  veil(holes) {
    /** @type {(className: string, place: number[]) => Element} */
    const rect = (className, [x, y, width, height]) => svgEl("rect", { class: className, x, y, width, height });
    const whole = [-this.origin[0], -this.origin[1], ...this.size];
    const mask = svgEl("mask", { id: "holes", maskUnits: "userSpaceOnUse", x: whole[0], y: whole[1], width: whole[2], height: whole[3] });
    mask.append(rect("whole", whole), ...holes.map((hole) => rect("hole", hole)));
    return [mask, rect("veil", whole)];
  }

  mark() {
    if (!this.layout) return;
    const isAlone = onlySelection.isOn && Boolean(this.selected);
    this.host.toggleAttribute("data-only", isAlone);
    const rects = isAlone ? this.veil(this.selectedRects) : [];
    const add = (className, rect) => {
      if (!rect) return;
      rects.push(svgEl("rect", { class: className, x: rect[0], y: rect[1], width: rect[2], height: rect[3] }));
    };
    for (const index of this.differing ?? []) add("differs", this.layout.views[index]?.alignment);
    const constraint = [this.selected, this.hovered].find((each) => each?.kind === "constraint");
    if (constraint) for (const item of this.layout.constraints[constraint.index]?.items ?? []) add("item", this.rect(item));
    if (this.hovered?.kind === "view") add("hovered", this.layout.views[this.hovered.index].frame);
    if (this.selected?.kind === "view") {
      const view = this.layout.views[this.selected.index];
      add("frame", view.frame);
      if (String(view.frame) !== String(view.alignment)) add("alignment", view.alignment);
    }
    this.marks.replaceChildren(...rects);
    for (const outline of planes.isOn ? this.root.querySelectorAll(".outlines rect") : []) {
      const index = Number(outline.dataset.view);
      outline.classList.toggle("is-hovered", this.hovered?.kind === "view" && this.hovered.index === index);
      outline.classList.toggle("is-selected", this.selected?.kind === "view" && this.selected.index === index);
    }
    if (rects.length) this.marks.setAttribute("viewBox", [-this.origin[0], -this.origin[1], ...this.size].join(" "));
    for (const [index, groups] of this.groups) {
      for (const group of groups) {
        group.classList.toggle("is-hovered", this.hovered?.kind === "constraint" && this.hovered.index === index);
        group.classList.toggle("is-related", isAlone && this.isRelated(index));
        group.classList.toggle("is-selected", this.selected?.kind === "constraint" && this.selected.index === index);
      }
    }
    this.fitLabels();
  }

  /** Brings what is selected into sight where the picture is larger than the window. */
  reveal() {
    const item = this.selected?.kind === "view" ? this.selected.index
      : this.layout?.constraints[this.selected?.index]?.items[0];
    const rect = item === undefined ? null : this.rect(item);
    if (!rect) return;
    const area = this.viewport.element.getBoundingClientRect();
    const box = this.host.getBoundingClientRect();
    const x = box.left + (this.origin[0] + rect[0] + rect[2] / 2) * this.viewport.scale;
    const y = box.top + (this.origin[1] + rect[1] + rect[3] / 2) * this.viewport.scale;
    if (x < area.left || x > area.right) this.viewport.element.scrollLeft += x - (area.left + area.right) / 2;
    if (y < area.top || y > area.bottom) this.viewport.element.scrollTop += y - (area.top + area.bottom) / 2;
  }
}
