/**
 * Loaded into a shop before it starts: on SIGUSR2 its clock is moved by the milliseconds in
 * CLOCK_FILE, as an administrator or a time server does. It begins CLOCK_AHEAD milliseconds from now. How long things
 * take is measured as ever.
 */
import { readFileSync } from 'node:fs'

const RealDate = Date
let moved = Number(process.env.CLOCK_AHEAD ?? 0)
const now = () => RealDate.now() + moved

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, made) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  moved = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
  process.stdout.write(`clock ${moved}\n`)
})
