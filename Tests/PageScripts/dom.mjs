// As much of a browser's document as the scripts of pages use: elements, attributes, events, selectors. Nothing is laid out;
// a test sets the rectangles that it needs.

class Text {
  constructor(text) {
    this.textContent = text;
    this.parentElement = null;
  }
}

class Style {
  setProperty(name, value) {
    this[name] = String(value);
  }
}

/** `tag`, `.class`, `#id`, `[name]`, `[name=value]`, `[name^=value]`, `:not(…)`, `*`, with descendants, children and lists. */
function matches(element, selector) {
  return splitList(selector).some((one) => matchesPath(element, one.trim()));
}

function splitList(selector) {
  const parts = [""];
  let depth = 0;
  for (const mark of selector) {
    depth += { "(": 1, "[": 1, ")": -1, "]": -1 }[mark] ?? 0;
    if (mark === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += mark;
  }
  return parts;
}

function matchesPath(element, path) {
  const found = path.match(/^(.*?)(\s*>\s*|\s+)?((?:[\w*-]+)?(?:\.[\w-]+|#[\w-]+|\[[^\]]*\]|:not\([^)]*\))*)$/);
  const [, before, link, own] = found;
  if (!matchesOwn(element, own)) return false;
  if (!before) return true;
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (matchesPath(each, before)) return true;
    if (link.includes(">")) return false;
  }
  return false;
}

function matchesOwn(element, selector) {
  return (selector.match(/^[\w*-]+|\.[\w-]+|#[\w-]+|\[[^\]]*\]|:not\([^)]*\)/g) ?? []).every((part) => {
    if (part === "*") return true;
    if (part[0] === ".") return element.classList.contains(part.slice(1));
    if (part[0] === "#") return element.getAttribute("id") === part.slice(1);
    if (part.startsWith(":not")) return !matches(element, part.slice(5, -1));
    if (part[0] !== "[") return element.tagName === part.toUpperCase();
    const [, name, sign, value] = part.match(/^\[([\w-]+)(?:(\^?=)"?([^"\]]*)"?)?\]$/);
    const own = element.getAttribute(name);
    return own !== null && (!sign || (sign === "=" ? own === value : own.startsWith(value)));
  });
}

export class Element {
  constructor(tag, document) {
    this.tagName = tag.toUpperCase();
    this.ownerDocument = document;
    this.names = new Map();
    this.childNodes = [];
    this.listeners = new Map();
    this.style = new Style();
    this.parentElement = null;
    this.box = { left: 0, top: 0, width: 0, height: 0 };
    this.scrollLeft = this.scrollTop = 0;
    this.returnedFromPointer = null;
    const element = this;
    this.dataset = new Proxy({}, {
      get: (_, name) => element.getAttribute(dataName(name)) ?? undefined,
      set: (_, name, value) => (element.setAttribute(dataName(name), value), true),
      has: (_, name) => element.hasAttribute(dataName(name)),
    });
    this.classList = {
      contains: (name) => element.className.split(/\s+/).includes(name),
      add: (...added) => { element.className = [...new Set([...element.className.split(/\s+/).filter(Boolean), ...added])].join(" "); },
      remove: (...gone) => { element.className = element.className.split(/\s+/).filter((name) => name && !gone.includes(name)).join(" "); },
      toggle: (name, isOn = !element.classList.contains(name)) => {
        element.classList[isOn ? "add" : "remove"](name);
        return isOn;
      },
    };
  }

  // MARK: Attributes

  get attributes() { return [...this.names].map(([name, value]) => ({ name, value })); }
  getAttribute(name) { return this.names.get(name) ?? null; }
  hasAttribute(name) { return this.names.has(name); }
  setAttribute(name, value) { this.names.set(name, String(value)); }
  removeAttribute(name) { this.names.delete(name); }
  toggleAttribute(name, isOn = !this.hasAttribute(name)) { isOn ? this.setAttribute(name, "") : this.removeAttribute(name); }
  get className() { return this.getAttribute("class") ?? ""; }
  set className(value) { this.setAttribute("class", value); }
  get id() { return this.getAttribute("id") ?? ""; }
  set id(value) { this.setAttribute("id", value); }
  get hidden() { return this.hasAttribute("hidden"); }
  set hidden(value) { this.toggleAttribute("hidden", Boolean(value)); }
  get open() { return this.hasAttribute("open"); }
  set open(value) { this.toggleAttribute("open", Boolean(value)); }
  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(value) { this.toggleAttribute("disabled", Boolean(value)); }
  get tabIndex() { return Number(this.getAttribute("tabindex") ?? -1); }
  set tabIndex(value) { this.setAttribute("tabindex", value); }
  get value() { return this.ownValue ?? this.getAttribute("value") ?? ""; }
  set value(value) { this.ownValue = String(value); }
  get src() { return this.getAttribute("src") ?? ""; }
  set src(value) { this.setAttribute("src", value); }

  // MARK: Tree

  get children() { return this.childNodes.filter((node) => node instanceof Element); }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(""); }
  set textContent(text) { this.replaceChildren(String(text)); }
  append(...nodes) {
    for (const node of nodes) {
      const child = typeof node === "object" ? node : new Text(String(node));
      child.remove?.();
      child.parentElement = this;
      this.childNodes.push(child);
      if (child instanceof Element && child.tagName === "SCRIPT") this.ownerDocument.onscript(child);
    }
  }
  appendChild(node) {
    this.append(node);
    return node;
  }
  replaceChildren(...nodes) {
    for (const child of this.childNodes) child.parentElement = null;
    this.childNodes = [];
    this.append(...nodes);
  }
  replaceWith(...nodes) {
    const parent = this.parentElement;
    if (!parent) return;
    const at = parent.childNodes.indexOf(this);
    const rest = parent.childNodes.splice(at).slice(1);
    this.parentElement = null;
    parent.append(...nodes);
    parent.childNodes.push(...rest);
  }
  remove() {
    if (!this.parentElement) return;
    this.parentElement.childNodes = this.parentElement.childNodes.filter((node) => node !== this);
    this.parentElement = null;
  }
  contains(other) {
    for (let each = other; each; each = each.parentElement) if (each === this) return true;
    return false;
  }
  closest(selector) {
    for (let each = this; each; each = each.parentElement) if (each.matches(selector)) return each;
    return null;
  }
  matches(selector) { return matches(this, selector); }
  querySelectorAll(selector) {
    return this.children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]);
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  attachShadow() { return this.shadow ??= new Element("shadow", this.ownerDocument); }

  // MARK: Events

  addEventListener(name, listener) { this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]); }
  removeEventListener(name, listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? []).filter((each) => each !== listener));
  }
  /** Tells the listeners of this element and of those around it, and the document's. */
  dispatch(name, more = {}) {
    const event = { target: this, defaultPrevented: false, stopPropagation() {}, preventDefault() { this.defaultPrevented = true; }, ...more };
    for (let each = this; each; each = each.parentElement) for (const listener of each.listeners.get(name) ?? []) listener(event);
    for (const listener of this.ownerDocument.listeners.get(name) ?? []) listener(event);
    return event;
  }
  press(key, more = {}) { return this.dispatch("keydown", { key, ...more }); }
  /** Types into a field. */
  type(text) {
    this.value = text;
    this.dispatch("input");
  }
  click() { this.dispatch("click"); }
  focus() {
    if (this.disabled) return;
    this.ownerDocument.activeElement = this;
    this.dispatch("focusin");
    for (const listener of this.listeners.get("focus") ?? []) listener({ target: this });
  }
  blur() { this.ownerDocument.activeElement = this.ownerDocument.body; }
  select() {}
  showModal() { this.open = true; }
  close() {
    this.open = false;
    this.dispatch("close");
  }
  checkValidity() { return true; }
  checkVisibility() { return this.closest("[hidden]") === null; }
  scrollIntoView() {}
  setPointerCapture() {}
  getBoundingClientRect() { return { right: this.box.left + this.box.width, bottom: this.box.top + this.box.height, ...this.box }; }
  get offsetWidth() { return this.box.width; }
  get offsetHeight() { return this.box.height; }
  async decode() {
    const size = this.ownerDocument.pictures[this.src];
    if (!size) throw new Error("no picture");
    [this.naturalWidth, this.naturalHeight] = size;
  }
}

function dataName(name) {
  return "data-" + String(name).replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
}

export class Document {
  constructor() {
    this.listeners = new Map();
    this.documentElement = new Element("html", this);
    this.head = new Element("head", this);
    this.body = new Element("body", this);
    this.documentElement.append(this.head, this.body);
    this.activeElement = this.body;
    this.title = "";
    /** Sizes of pictures by their address; others cannot be decoded. */
    this.pictures = {};
    /** Called with each script that is added. */
    this.onscript = () => {};
  }
  createElement(tag) { return new Element(tag, this); }
  createElementNS(_, tag) { return new Element(tag, this); }
  getElementById(id) { return this.documentElement.querySelector(`#${id}`); }
  querySelector(selector) { return this.documentElement.querySelector(selector); }
  querySelectorAll(selector) { return this.documentElement.querySelectorAll(selector); }
  addEventListener(name, listener) { Element.prototype.addEventListener.call(this, name, listener); }
  getSelection() { return null; }
  adoptNode(node) { return node; }
}
