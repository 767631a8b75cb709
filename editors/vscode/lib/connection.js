'use strict';

const { spawn } = require('child_process');
const { FrameReader, framed } = require('./frames');

/** An error that the server answered with. */
class ServerError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** The server's process, and the messages that go to and fro. */
class Connection {
  #process;
  #reader = new FrameReader();
  #waiting = new Map();
  #number = 0;
  #isOpen = true;
  #isClosing = false;
  #handlers;

  /**
   * @param handlers `notify(method, params)` and `request(method, params)`, which returns the answer, take what the
   *   server sends; `log(text)` takes what it prints; `end(reason)` is called once, if it ends by itself.
   */
  constructor(command, words, folder, handlers) {
    this.#handlers = handlers;
    this.#process = spawn(command, words, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#process.on('error', (error) => this.#end(error.message));
    this.#process.on('exit', (status, signal) => this.#end(signal ? `signal ${signal}` : `status ${status}`));
    // What is written to a server that has just ended is lost; its end is reported.
    this.#process.stdin.on('error', () => {});
    this.#process.stderr.on('data', (bytes) => handlers.log(bytes.toString('utf8').trimEnd()));
    this.#process.stdout.on('data', (bytes) => {
      try {
        for (const message of this.#reader.read(bytes)) this.#receive(message);
      } catch (error) {
        this.#process.kill();
        this.#end(error.message);
      }
    });
  }

  notify(method, params) {
    if (this.#isOpen) this.#process.stdin.write(framed({ jsonrpc: '2.0', method, params }));
  }

  /**
   * Asks the server, and returns a promise of its answer.
   *
   * @param token takes the request back when it is cancelled; the answer is `null` then.
   */
  request(method, params, token) {
    if (!this.#isOpen) return Promise.reject(new Error('the server has ended'));
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      const cancellation = token?.onCancellationRequested(() => {
        this.notify('$/cancelRequest', { id });
        this.#settle(id, { result: null });
      });
      this.#waiting.set(id, { resolve, reject, cancellation });
      this.#process.stdin.write(framed({ jsonrpc: '2.0', id, method, params }));
    });
  }

  /** Ends the server, which gets two seconds to do so by itself. */
  async close() {
    if (!this.#isOpen) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 2000);
    this.#isClosing = true;
    await this.request('shutdown').catch(() => {});
    this.notify('exit');
    await ended;
    clearTimeout(timer);
  }

  #receive(message) {
    if (message.method === undefined) return this.#settle(message.id, message);
    if (message.id === undefined) return this.#handlers.notify(message.method, message.params ?? {});
    Promise.resolve()
      .then(() => this.#handlers.request(message.method, message.params ?? {}))
      .then((result) => ({ result: result ?? null }), (error) => ({ error: { code: -32603, message: error.message } }))
      .then((answer) => {
        if (this.#isOpen) this.#process.stdin.write(framed({ jsonrpc: '2.0', id: message.id, ...answer }));
      });
  }

  #settle(id, answer) {
    const one = this.#waiting.get(id);
    if (!one) return;
    this.#waiting.delete(id);
    one.cancellation?.dispose();
    if (answer.error) one.reject(new ServerError(answer.error));
    else one.resolve(answer.result);
  }

  #end(reason) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { error: { code: -32000, message: reason } });
    if (!this.#isClosing) this.#handlers.end(reason);
  }
}

module.exports = { Connection };
