// Loads the scripts of a page as browsers do: in one scope, in the order in which the C compiler embeds them.

import { readFileSync } from "node:fs";
import vm from "node:vm";
import { inflateRawSync } from "node:zlib";
import { Document, Element } from "./dom.mjs";

const sources = new URL("../../Sources/", import.meta.url);

/** The script of a kind of page: `matrix`, `report`, `lint` or `live`. */
export function script(kind) {
  const embedding = readFileSync(new URL("CPageFiles/CPageFiles.c", sources), "utf8");
  const body = embedding.match(new RegExp(`page_${kind}_script\\(void\\) \\{(.*?)\\n\\}`, "s"))[1];
  const files = [...body.matchAll(/#embed "\.\.\/(Pages\/Web\/[\w-]+\.js)"/g)].map((match) => match[1]);
  return files.map((file) => readFileSync(new URL(file, sources), "utf8")).join("");
}

/**
 * A page with its data: what its scripts declare, and beside it `document`, `window`, `storage` and `requests`.
 *
 * `prepare` may add to the document before the scripts run, `respond` answers what the page asks its server.
 */
export function open(kind, data, { prepare = () => {}, respond = () => ({}), hash = "", storage = {} } = {}) {
  const document = new Document();
  const embedded = new Element("script", document);
  embedded.id = "data";
  embedded.textContent = JSON.stringify(data);
  document.body.append(embedded);
  prepare(document);
  const kept = new Map(Object.entries(storage));
  const requests = [];
  const listeners = new Map();
  const window = {};
  const context = {
    document, window, console, atob, btoa, Blob, Response, DecompressionStream: Inflation, setTimeout, clearTimeout, setInterval, clearInterval,
    URL: Object.assign(function () {}, { createObjectURL: () => "blob:1", revokeObjectURL() {} }), URLSearchParams: Parameters,
    localStorage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) },
    location: { hash, pathname: "/", reload() { requests.push("reload"); } },
    history: {
      replaceState: (_, __, address) => { context.location.hash = address; },
      pushState: (_, __, address) => { context.location.hash = address; },
    },
    navigator: { clipboard: { async writeText(text) { requests.push(["copied", text]); } } },
    addEventListener: (name, listener) => void listeners.set(name, listener),
    innerWidth: 1200, innerHeight: 800, devicePixelRatio: 1,
    CSSStyleSheet: class { replaceSync(text) { this.text = text; } },
    matchMedia: (query) => ({ matches: query.includes("min-width") }),
    ResizeObserver: class { observe() {} },
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
    },
    DOMParser: class {
      parseFromString() { return { documentElement: new Element("svg", document) }; }
    },
    EventSource: class {
      static CLOSED = 2;
      constructor() { context.events = new Element("events", document); return context.events; }
    },
    async fetch(question, { body }) {
      const parameters = JSON.parse(body);
      requests.push({ question, parameters });
      const answer = await respond(question, parameters);
      if (answer instanceof Error) return { ok: false, text: async () => answer.message };
      return { ok: true, json: async () => JSON.parse(JSON.stringify(answer)) };
    },
  };
  context.globalThis = context;
  const text = script(kind);
  const names = [...text.matchAll(/^(?:async )?(?:function|class|const|let) (\w+)/gm)].map((match) => match[1]);
  const whole = `(() => {"use strict";\n${text}\nreturn { ${names.join(", ")} };})()`;
  const declared = vm.runInNewContext(whole, context, { filename: `${kind}.js` });
  return { ...declared, document, window, storage: kept, requests, context, listeners };
}

/** Node.js 18 reads no deflate without a header; browsers do. */
class Inflation {
  constructor(format) {
    if (format !== "deflate-raw") throw new TypeError(format);
    const chunks = [];
    const { readable, writable } = new TransformStream({
      transform: (chunk) => void chunks.push(chunk),
      flush: (controller) => controller.enqueue(new Uint8Array(inflateRawSync(Buffer.concat(chunks)))),
    });
    Object.assign(this, { readable, writable });
  }
}

/** Node.js 18 has no `size` of parameters; browsers do. */
class Parameters extends URLSearchParams {
  get size() { return [...this].length; }
}

/** What objects of another realm hold, so that they compare as equal to this one's. */
export function plain(value) {
  return JSON.parse(JSON.stringify(value));
}
