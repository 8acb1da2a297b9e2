import { register } from 'node:module'

/**
 * Preloaded by programs that read TypeScript through its JavaScript API, which the compiler of this repository lacks:
 * they get a version that has it.
 */
const hook = `export const resolve = (name, context, next) =>
  next(name === 'typescript' ? 'typescript-with-api' : name, context)`

register(`data:text/javascript,${encodeURIComponent(hook)}`)
