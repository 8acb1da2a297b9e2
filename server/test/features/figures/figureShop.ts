import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { type JobKind, jobTypes } from '../../../src/features/jobs/jobKinds.js'
import type { JobShop, Person } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const kindOf = { statusNewPc: kinds[0], statusRepair: kinds[1] }

/** What tests of figures do to have jobs of long ago. */
export class FigureShop {
  constructor(
    readonly shop: JobShop,
    readonly customer: Person,
  ) {}

  /**
   * A job with a past of its own.
   * @param changes its statuses, each with the instant from which it had it
   * @param columns what the product itself recorded, such as when it was added
   */
  async job(kind: JobKind, record: object, changes: Record<string, string>, columns: object = {}): Promise<number> {
    const statuses = Object.keys(changes)
    const { id } = await this.shop.addJob(kindOf[kind], {
      customer: this.customer.id,
      hold_back_notice: true,
      status: statuses.at(-1),
      ...record,
    })
    await this.shop.services.database.write(async (manager) => {
      await manager.delete(JobChange, { entity: kind, job: id })
      for (const [index, to] of statuses.entries()) {
        const from = statuses[index - 1] ?? null
        const at = changes[to] as string
        await manager.insert(JobChange, { entity: kind, job: id, from, to, at, isNoticed: false })
        // A message to the customer is no change of the status.
        await manager.insert(JobChange, { entity: kind, job: id, from: to, to, at, isNoticed: false, note: 'Nog even' })
      }
      if (Object.keys(columns).length > 0) await manager.update(jobTypes[kind], id, columns)
    })
    return id
  }

  /** A service in both languages, in that order. */
  async service(nl: string, en: string, more = ''): Promise<[number, number]> {
    const add = async (language: string, title: string, besides: string) => {
      const document = `mutation { createService(input: { language: ${language}, title: "${title}" ${besides} ${more} }) { id } }`
      const { data, errors } = await this.shop.admin.ask<{ createService: { id: number } }>(document)
      if (!data) throw new Error(JSON.stringify(errors))
      return data.createService.id
    }
    const first = await add('nl', nl, '')
    return [first, await add('en', en, `translationOf: ${first}`)]
  }

  async read<Data>(query: string): Promise<Data> {
    const { data, errors } = await this.shop.admin.ask<Record<string, Data>>(query)
    const [value] = Object.values(data ?? {})
    if (value == null) throw new Error(JSON.stringify(errors))
    return value
  }
}
