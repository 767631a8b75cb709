// What browsers and pages have beyond the declarations of the compiler that Debian ships.

declare class DecompressionStream {
  constructor(format: string);
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

interface Array<T> {
  findLast(predicate: (value: T) => boolean): T | undefined;
}

interface URLSearchParams {
  readonly size: number;
}

interface Window {
  /** Called by the files of layouts. */
  layoutPreview(name: string, packed: unknown): void;
  /** The live page, for tests. */
  livePreview: unknown;
}

interface Element {
  /** Carried out when the element comes into sight. */
  whenSeen?(): void;
  checkVisibility(): boolean;
}

// Elements are looked up by selectors, which tell no type: all have what the kinds that are looked up have.
interface Element {
  dataset: DOMStringMap;
  hidden: boolean;
  tabIndex: number;
  open: boolean;
  value: any;
  viewBox: any;
  click(): void;
  getCTM(): any;
}

interface Node {
  contains(other: EventTarget | null): boolean;
  querySelectorAll(selectors: string): NodeListOf<Element>;
}

interface PromiseRejectedResult {
  value?: undefined;
}
