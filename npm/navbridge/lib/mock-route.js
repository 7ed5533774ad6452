'use strict';
// How a script's calls cross on each route (protocol §3 and §4): the message of each call, and the call that a message of the
// native side settles. Nothing here sends.

/** The module of the commands, and that of the events. */
const MODULES = {
  turbo: { commands: 'RNNTurboModule', events: 'RNNTurboEventEmitter' },
  bridge: { commands: 'RNNBridgeModule', events: 'RNNEventEmitter' },
};

/** The error of a promise that the native side has rejected, as React Native makes it. */
function rejection({ message, code, domain, userInfo, data }) {
  const { code: reason = code, ...rest } = data ?? { domain, userInfo };
  const error = new Error(message);
  return Object.assign(error, { code: reason === undefined ? undefined : String(reason) }, rest);
}

/** The route of a TurboModule: each call is a request, or a notification if it returns nothing. */
class TurboRoute {
  #nextId;

  constructor({ turboModules }, nextId) {
    this.methods = turboModules;
    this.#nextId = nextId;
  }

  kind(module, method) {
    return this.methods[module]?.methods[method]?.kind;
  }

  /** Returns the message of a call, and by which key its settlement will come. */
  call(module, method, params) {
    const name = `${module}.${method}`;
    if (this.kind(module, method) === 'void') return { message: { method: name, params } };
    const id = this.#nextId();
    return { message: { id, method: name, params }, key: id };
  }

  callSync(module, method, params) {
    return this.call(module, method, params);
  }

  /** Returns `{key, value}` or `{key, error}` for the settlement of a call; undefined for another message. */
  settlement({ id, method, result, error }) {
    if (method !== undefined || id === undefined) return undefined;
    return error ? { key: id, error: rejection(error) } : { key: id, value: result };
  }
}

/** The route of the bridge: calls have numbers, and their promises the ids of two callbacks. */
class BridgeRoute {
  #nextId;
  #nextCall = 0;
  #modules = new Map();

  constructor({ remoteModuleConfig }, nextId) {
    this.#nextId = nextId;
    remoteModuleConfig.forEach(([name, , methods = [], promises = [], syncs = []], module) => {
      const kinds = methods.map((method, index) => {
        const kind = promises.includes(index) ? 'promise' : syncs.includes(index) ? 'sync' : 'void';
        return [method, { module, index, kind }];
      });
      this.#modules.set(name, new Map(kinds));
    });
  }

  kind(module, method) {
    return this.#modules.get(module)?.get(method)?.kind;
  }

  call(module, method, params) {
    const found = this.#modules.get(module).get(method);
    const number = this.#nextCall++;
    const isPromise = found.kind === 'promise';
    const args = isPromise ? [...params, number * 2, number * 2 + 1] : params;
    const message = { method: 'bridge/flushQueue', params: [[found.module], [found.index], [args], number] };
    return isPromise ? { message, key: number } : { message };
  }

  callSync(module, method, params) {
    const { module: number, index } = this.#modules.get(module).get(method);
    const id = this.#nextId();
    return { message: { id, method: 'bridge/callSync', params: [number, index, params] }, key: `sync ${id}` };
  }

  settlement({ id, method, params, result, error }) {
    if (method === 'bridge/invokeCallback') {
      const [callback, [value]] = params;
      const key = callback >> 1;
      return callback & 1 ? { key, error: rejection(value) } : { key, value };
    }
    if (method !== undefined || id === undefined) return undefined;
    const key = `sync ${id}`;
    return error ? { key, error: rejection(error) } : { key, value: result };
  }
}

/**
 * @param context the answer to `initialize`
 * @param nextId returns the next id of a request
 */
function routeOf(context, nextId) {
  const Route = context.architecture === 'bridge' ? BridgeRoute : TurboRoute;
  return Object.assign(new Route(context, nextId), { modules: MODULES[context.architecture] });
}

module.exports = { rejection, routeOf };
