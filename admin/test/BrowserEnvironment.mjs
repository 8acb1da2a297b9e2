import { TestEnvironment } from 'jest-environment-jsdom'

const fromNode = {
  AbortController,
  AbortSignal,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
}

/** Nothing has a size in jsdom. */
class ResizeObserver {
  observe() {}
  disconnect() {}
}

/** jsdom with what it lacks of a browser, handed in from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    Object.assign(this.global, fromNode, { ResizeObserver })
  }
}
