const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

/** What Jest would find there of the test file before. */
const leftovers = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name))

/** The globals of the process as the test environment; what a test file changes of them is restored after it. */
module.exports = class Environment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    this.global = globalThis
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = null
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    this.restored = { console: globalThis.console, exit: process.exit, variables: { ...process.env } }
    for (const name of leftovers) Reflect.deleteProperty(globalThis, name)
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    const { console, exit, variables } = this.restored
    globalThis.console = console
    process.exit = exit
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
    Object.assign(process.env, variables)
  }

  exportConditions() {
    return ['node']
  }

  getVmContext() {
    return null
  }
}
