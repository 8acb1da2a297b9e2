/**
 * `@jest/globals` for modules that are evaluated once per process: each name stands for what it is in the test file
 * that runs.
 */

const currentGlobals = Symbol.for('globals of the current test file')

/** @param {string} name @returns {any} */
function forward(name) {
  const current = () => Reflect.get(globalThis, currentGlobals)[name]
  return new Proxy(() => {}, {
    apply: (_, __, parameters) => current()(...parameters),
    get: (_, key) => current()[key],
  })
}

export const afterAll = forward('afterAll')
export const afterEach = forward('afterEach')
export const beforeAll = forward('beforeAll')
export const beforeEach = forward('beforeEach')
export const describe = forward('describe')
export const expect = forward('expect')
export const it = forward('it')
export const jest = forward('jest')
export const test = forward('test')
