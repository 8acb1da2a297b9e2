const asyncHooks = require('node:async_hooks')
const { register } = require('node:module')
const { pathToFileURL } = require('node:url')
const { MessageChannel } = require('node:worker_threads')
const { default: JestRuntime } = require('jest-runtime')

const currentGlobals = Symbol.for('globals of the current test file')

/** The source map of each loaded module, for stack traces. @type {Map<string, string>} */
const sourceMaps = new Map()
let imports = 0

const { AsyncLocalStorage } = asyncHooks
const executionContext = new AsyncLocalStorage()

/**
 * Lets Node itself import the test files, so that modules are evaluated once per process. In a `vm` context per test
 * file, which is what Jest does, loading the server took longer than most of the tests.
 */
module.exports = class Runtime extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} parameters */
  constructor(...parameters) {
    super(...parameters)
    if (imports === 0) registerHooks(parameters[0])
  }

  /**
   * Evaluates the framework anew, which holds the state of one test file. It makes itself an `AsyncLocalStorage`, and gets
   * the same one each time: with every further one, promises take longer for as long as the process runs.
   * @param {string} file
   */
  requireInternalModule(file) {
    delete require.cache[file]
    Reflect.set(asyncHooks, 'AsyncLocalStorage', function shared() {
      return executionContext
    })
    try {
      return require(file)
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage
    }
  }

  /** @param {Parameters<JestRuntime['setGlobalsForRuntime']>[0]} globals */
  setGlobalsForRuntime(globals) {
    Reflect.set(globalThis, currentGlobals, { ...globals, jest: this.jestGlobals.jestObjectFor(this._testPath) })
  }

  unstable_shouldLoadAsEsm() {
    return true
  }

  /** @param {string} file evaluated again at each call, as a test file and a setup file should be */
  unstable_importModule(file) {
    imports += 1
    return import(`${pathToFileURL(file)}?${imports}`)
  }

  getSourceMaps() {
    return sourceMaps
  }
}

/** @param {import('@jest/types').Config.ProjectConfig} config */
function registerHooks(config) {
  const { port1, port2 } = new MessageChannel()
  port1.on('message', ([url, sourceMap]) => sourceMaps.set(url, sourceMap)).unref()
  register('./hooks.mjs', {
    parentURL: pathToFileURL(__filename),
    data: { config, sourceMaps: port2 },
    transferList: [port2],
  })
}
