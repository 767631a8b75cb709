// @ts-check
// Expected and actual picture in one place: divided, one over the other, in turn, side by side, or their difference.

const comparisonModes = [
  { name: "slider", title: "Slider", key: "s" },
  { name: "onion", title: "Onion skin", key: "o" },
  { name: "blink", title: "Blink", key: "b" },
  { name: "beside", title: "Side by side", key: "d" },
  { name: "difference", title: "Difference", key: "x" },
];

class Comparison {
  static gap = 24;

  /** How long each picture is seen while they blink, in milliseconds. */
  static blinkTime = 700;

  constructor() {
    this.expected = el("img", { class: "expected", alt: "Expected" });
    this.actual = el("img", { class: "actual", alt: "Actual" });
    this.box = el("div", { class: "difference-box", "aria-hidden": "true" });
    this.divider = el("input", { type: "range", class: "divider", min: 0, max: 100, step: 0.1, value: 50,
      "aria-label": "Divide between expected and actual", input: () => this.setSplit(Number(this.divider.value)) });
    this.content = el("div", { class: "comparison" }, this.expected, this.actual, this.box, this.divider);
    this.viewport = new Viewport(this.content, "Pictures");
    this.onion = el("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Opacity of the actual picture",
      input: () => this.content.style.setProperty("--opacity", this.onion.value / 100) });
    this.buttons = comparisonModes.map((mode) => button(mode.title, {
      key: mode.key.toUpperCase(), pressed: false, action: () => this.setMode(mode.name),
    }));
    this.buttons.forEach((each, index) => { each.dataset.mode = comparisonModes[index].name; });
    this.zoom = zoomControls(() => this.viewport);
    this.viewport.onchange = () => this.zoom.update();
    this.legend = el("p", { class: "comparison-legend", "aria-hidden": "true" });
    this.element = el("section", { class: "comparison-pane", "aria-label": "Pictures" },
      el("div", { class: "comparison-bar" }, el("div", { role: "group", "aria-label": "How to compare", class: "control-group" }, this.buttons),
        this.onion, el("span", { class: "spacer" }), this.zoom),
      this.viewport.element, this.legend);
    this.mode = comparisonModes.some((mode) => mode.name === kept.get("comparison")) ? kept.get("comparison") : "slider";
    this.setSplit(50);
  }

  /** Addresses of pictures; null for one that there is not. `box` is in pixels. */
  async show(expected, actual, box) {
    const turn = this.turnNumber = (this.turnNumber ?? 0) + 1;
    const sizes = await Promise.all([this.load(this.expected, expected), this.load(this.actual, actual)]);
    if (turn !== this.turnNumber) return;
    this.sizes = sizes;
    this.isPair = Boolean(sizes[0] && sizes[1]);
    this.area = box;
    this.arrange();
    this.setSplit(this.start);
  }

  /** Where the divider begins: amid what changed, so that half of it is seen in either picture. */
  get start() {
    const width = Math.max(1, ...this.sizes.filter(Boolean).map((size) => size[0]));
    return this.area ? Math.min(100, Math.max(0, (this.area.x + this.area.width / 2) / width * 100)) : 50;
  }

  async load(image, address) {
    image.hidden = !address;
    if (!address) {
      image.removeAttribute("src");
      return null;
    }
    image.src = address;
    try {
      await image.decode();
    } catch {
      image.hidden = true;
      return null;
    }
    return [image.naturalWidth, image.naturalHeight];
  }

  setMode(name) {
    this.mode = name;
    kept.set("comparison", name);
    this.arrange();
    announce(comparisonModes.find((mode) => mode.name === name).title);
  }

  setSplit(percent) {
    this.divider.value = percent;
    this.content.style.setProperty("--split", percent + "%");
    this.divider.setAttribute("aria-valuetext", `${Math.round(percent)} % expected`);
  }

  /** Begins with the expected picture for its full time, or ends. */
  setBlinking(isOn) {
    clearInterval(this.blinking);
    this.content.classList.remove("shows-actual");
    if (!isOn) return;
    this.blinking = setInterval(() => {
      this.content.classList.toggle("shows-actual");
      this.tellLegend();
    }, Comparison.blinkTime);
  }

  /** Where the pictures lie, as parts of the whole, so that zooming is one size. */
  arrange() {
    if (!this.sizes) return;
    const shown = this.sizes.filter(Boolean);
    const mode = this.isPair ? this.mode : "single";
    const [width, height] = [0, 1].map((side) => Math.max(1, ...shown.map((size) => size[side])));
    const whole = mode === "beside" ? [2 * width + Comparison.gap, height] : [width, height];
    this.content.dataset.mode = mode;
    this.setBlinking(mode === "blink");
    [this.expected, this.actual].forEach((image, index) => {
      const size = this.sizes[index];
      if (!size) return;
      image.style.width = size[0] / whole[0] * 100 + "%";
      image.style.height = size[1] / whole[1] * 100 + "%";
      image.style.left = (mode === "beside" && index === 1 ? (width + Comparison.gap) / whole[0] * 100 : 0) + "%";
    });
    const box = this.area;
    this.box.hidden = !box || mode === "beside" || mode === "single";
    if (box) {
      Object.assign(this.box.style, { left: box.x / whole[0] * 100 + "%", top: box.y / whole[1] * 100 + "%",
        width: box.width / whole[0] * 100 + "%", height: box.height / whole[1] * 100 + "%" });
    }
    this.divider.hidden = mode !== "slider";
    this.onion.hidden = mode !== "onion";
    this.buttons.forEach((each) => {
      each.disabled = !this.isPair;
      each.setAttribute("aria-pressed", String(each.dataset.mode === mode));
    });
    this.tellLegend();
    this.viewport.show(whole);
  }

  tellLegend() {
    const showsActual = this.content.classList.contains("shows-actual");
    const single = this.sizes?.[0] ? "expected" : this.sizes?.[1] ? "actual" : "no picture";
    this.legend.textContent = {
      slider: "expected ‹ › actual", onion: "actual over expected", blink: showsActual ? "actual" : "expected",
      beside: "expected, actual", difference: "what differs is bright", single,
    }[this.content.dataset.mode] ?? "";
  }
}
