'use strict';

// Messages of the Language Server Protocol: a header with the length in bytes, an empty line, JSON.

const END = Buffer.from('\r\n\r\n');
const LONGEST_HEADER = 4096;

/** Puts a message into a frame. */
function framed(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]);
}

/** Reads messages from bytes that arrive in parts of any size. */
class FrameReader {
  #rest = Buffer.alloc(0);

  /**
   * Takes bytes, and returns the messages that they complete.
   *
   * It throws an error if there is no header where one has to be: what follows cannot be read then.
   */
  read(bytes) {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const messages = [];
    for (;;) {
      const end = this.#rest.indexOf(END);
      if (end < 0) {
        if (this.#rest.length > LONGEST_HEADER) throw new Error('the server sent no header of a message');
        return messages;
      }
      const length = /^content-length:[ \t]*(\d+)[ \t]*$/im.exec(this.#rest.toString('latin1', 0, end));
      if (!length) throw new Error('the server sent a header without a length');
      const start = end + END.length;
      const next = start + Number(length[1]);
      if (this.#rest.length < next) return messages;
      messages.push(JSON.parse(this.#rest.toString('utf8', start, next)));
      this.#rest = this.#rest.subarray(next);
    }
  }
}

module.exports = { FrameReader, framed };
