// The socket to the server: requests with numbers, and a connection that comes back by itself.

/** Milliseconds before each further attempt; the last pause is repeated. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

export class Connection {
  #address;
  #handle;
  #show;
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #attempts = 0;
  #timer = null;

  /**
   * @param address the address of the socket
   * @param take takes each message that is no answer
   * @param show takes the state of the connection: `connecting`, `open`, or `lost` with the milliseconds to the next attempt
   */
  constructor(address, take, show) {
    this.#address = address;
    this.#handle = take;
    this.#show = show;
  }

  open() {
    this.#show('connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#show('open');
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data));
    socket.onclose = () => this.#lose();
  }

  /** Connects now, not only after the pause. */
  retry() {
    clearTimeout(this.#timer);
    if (this.#socket?.readyState > 1) this.open();
  }

  #take(message) {
    if (message.type !== 'answer') {
      this.#handle(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result);
  }

  #lose() {
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)];
    this.#attempts += 1;
    for (const { reject } of this.#waiting.values()) reject(new Error('The connection to navbridge was lost.'));
    this.#waiting.clear();
    this.#show('lost', pause);
    this.#timer = setTimeout(() => this.open(), pause);
  }

  /** Sends a request. Resolves to its result, and rejects with the sentence of its refusal. */
  request(name, members = {}) {
    if (this.#socket?.readyState !== 1) return Promise.reject(new Error('There is no connection to navbridge.'));
    this.#number += 1;
    const id = this.#number;
    this.#socket.send(JSON.stringify({ id, do: name, ...members }));
    return new Promise((resolve, reject) => void this.#waiting.set(id, { resolve, reject }));
  }
}
