import { denominations } from '../../kernel/shared/closingDocument.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { instantOf } from '../demo/daysBack.js'
import { readTill } from '../payments/Till.js'
import { CashMovement } from './CashMovement.js'
import { closeTill } from './closeTill.js'
import { moveCash } from './moveCash.js'
import { sinceClosing } from './sinceClosing.js'
import { TillClosing } from './TillClosing.js'

const evening = { daysAgo: 1, time: '16:40' }
const float = 15_000

/** The till of the demo was closed on the evening before, and counted to the cent. */
export async function loadDemoTill(demo: Demo): Promise<void> {
  const { context } = demo
  const { reader } = context.services.database
  const at = instantOf(evening)
  const movement = await moveCash(context, { amount: float, reason: 'Wisselgeld', key: null }, new Date(at))
  await setAge(demo, CashMovement, movement, at)
  const { expected } = await sinceClosing(reader, await readTill(reader))
  const counted = piecesOf(expected)
  const closing = { counted, floatLeft: float, expected, reason: null, key: null }
  await setAge(demo, TillClosing, await closeTill(context, closing, new Date(at)), at)
}

/** An amount in as few notes and coins as can be. */
function piecesOf(amount: number): { value: number; count: number }[] {
  let left = amount
  return denominations.map((value) => {
    const count = Math.floor(left / value)
    left -= count * value
    return { value, count }
  })
}
