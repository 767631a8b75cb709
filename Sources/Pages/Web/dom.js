// @ts-check
// Elements, icons, and what is kept between visits.

const data = JSON.parse(document.getElementById("data").textContent);

/**
 * An element. Attributes whose value is a function are listeners; null and false leave an attribute out. A `style` is
 * an object of properties, since the page's policy allows no style attributes.
 * Children are nodes, texts, or lists of them.
 * @returns {any}
 */
function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "style") for (const [property, text] of Object.entries(value)) element.style.setProperty(property, String(text));
    else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

function svgEl(tag, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// Drawn on a grid of 16, stroked in the text's colour.
const iconPaths = {
  back: "M10 3 5 8l5 5", previous: "M10 3 5 8l5 5", next: "m6 3 5 5-5 5", close: "m4 4 8 8M12 4l-8 8",
  plus: "M8 3v10M3 8h10", minus: "M3 8h10", fit: "M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3",
  compare: "M2 3h5v10H2zM9 3h5v10H9z", search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14",
  theme: "M8 2a6 6 0 1 0 0 12ZM8 2a6 6 0 0 1 0 12", help: "M6 6a2 2 0 1 1 2.7 1.9c-.5.2-.7.6-.7 1.1v.5M8 12v.3",
  outline: "M2 4h2M6 4h8M5 8h2M9 8h5M5 12h2M9 12h5", details: "M2 3h12v10H2zM10 3v10", undo: "M3 6h7a3 3 0 0 1 0 6H6M6 3 3 6l3 3",
  error: "M8 2 15 14H1ZM8 6v4M8 12v.3", warning: "M8 2 15 14H1ZM8 6v4M8 12v.3", note: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 7v4M8 5v.3",
  accept: "m3 8 3.5 3.5L13 4.5", reject: "m4 4 8 8M12 4l-8 8", layers: "m8 2 6 3.5L8 9 2 5.5ZM2 9l6 3.5L14 9", link: "M6 4h8M6 4v8",
};

function icon(name) {
  const svg = svgEl("svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true" });
  svg.append(svgEl("path", { d: iconPaths[name] }));
  return svg;
}

/**
 * A button with an icon or a text. `key` is the shortcut that does the same.
 * @param {string} label
 * @param {{ symbol?: string, key?: string, action?: (event: any) => unknown, pressed?: boolean, className?: string, text?: boolean }} options
 */
function button(label, { symbol, key, action, pressed, className = "", text = !symbol } = {}) {
  const element = el(
    "button",
    {
      type: "button", class: className, title: key ? `${label} (${key})` : label, "aria-label": text ? null : label,
      "aria-keyshortcuts": key ? key.replace("…", "") : null,
      "aria-pressed": pressed === undefined ? null : String(pressed), click: action,
    },
    symbol ? icon(symbol) : null, text ? label : null);
  return element;
}

function plural(count, one, many = one + "s") {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** A text with what stands between backquotes as code. */
function formatted(text) {
  return text.split("`").map((part, index) => index % 2 ? el("code", {}, part) : part);
}

/** To a hundredth, with a real minus. */
function points(value) {
  return String(Math.round(value * 100) / 100 || 0).replace("-", "−");
}

/** The text that was packed: deflate without a header, in base 64. */
function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

const live = el("div", { role: "status", class: "hidden-text" });

/** Says something to whoever cannot see it happen. */
function announce(text) {
  live.textContent = text;
}

/** What is kept between visits, where the browser allows it. */
const kept = {
  get(name) {
    try {
      return localStorage.getItem("layout-preview." + name);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem("layout-preview." + name, value);
    } catch {
      // Private windows forget.
    }
  },
};

const themes = ["auto", "light", "dark"];

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  kept.set("theme", theme);
}

function nextTheme() {
  const theme = themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length];
  setTheme(theme);
  announce(theme === "auto" ? "Colours follow the system" : `${theme} colours`);
}

setTheme(themes.find((theme) => theme === kept.get("theme")) ?? "auto");
