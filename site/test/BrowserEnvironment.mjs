import { TestEnvironment } from 'jest-environment-jsdom'

const fromNode = {
  AbortController,
  AbortSignal,
  fetch,
  Headers,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
}

/** Nothing has a size in jsdom. */
class ResizeObserver {
  observe() {}
  disconnect() {}
}

/** jsdom with what browsers have and jsdom lacks, handed in from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    Object.assign(this.global, fromNode, { ResizeObserver })
  }
}
