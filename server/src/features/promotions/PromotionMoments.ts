import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { WakeCall } from '../../kernel/scheduler/WakeCall.js'
import { Promotion } from './Promotion.js'
import { promotionState } from './promotionState.js'
import { settleAllPrices } from './settlePrices.js'

const everyMilliseconds = 10_000

/** A moment that is no farther away is waited for, so that it is met at once. */
const waitedFor = 60_000

/** Begins and ends promotions at their moments, and lowers and raises prices with them. */
export class PromotionMoments {
  private readonly wakeCall = new WakeCall()
  private timer: NodeJS.Timeout | undefined
  private isSettled = false

  constructor(private readonly newContext: () => Context) {}

  get round(): Round {
    return {
      name: 'promotions',
      schedule: { every: everyMilliseconds },
      wakeCall: this.wakeCall,
      run: () => this.follow(),
    }
  }

  /** Does what is due, each of it once. @returns how many promotions began or ended */
  async follow(): Promise<number> {
    const context = this.newContext()
    const { database } = context.services
    const found = await database.reader.findBy(Promotion, { state: In(['planned', 'running']) })
    const now = new Date().toISOString()
    const due = found.filter((promotion) => promotionState(promotion, now) !== promotion.state)
    let count = 0
    // The first time also what was written while no shop of this version ran.
    if (due.length > 0 || !this.isSettled) {
      count = await database.write((manager) => change(manager, context, due))
      this.isSettled = true
    }
    this.waitFor(found.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))
    return count
  }

  private waitFor(moments: readonly string[]): void {
    clearTimeout(this.timer)
    const now = Date.now()
    const coming = moments.map((moment) => Date.parse(moment) - now).filter((left) => left > 0 && left <= waitedFor)
    if (coming.length === 0) return
    // A timer may be early by a millisecond.
    this.timer = setTimeout(() => this.wakeCall.ring(), Math.min(...coming) + 2).unref()
  }
}

async function change(manager: EntityManager, context: Context, due: readonly Promotion[]): Promise<number> {
  let count = 0
  for (const { id } of due) {
    const before = await lockedRow(manager, managedEntity(Promotion), id)
    // It may have been changed, or followed by another instance, since it was found.
    const state = before && promotionState(before as unknown as Promotion)
    if (!before || state === before.state) continue
    await records.update(manager, Promotion, before, { state }, { by: context })
    count += 1
  }
  await settleAllPrices(manager)
  return count
}
