import { describe, expect, it } from '@jest/globals'
import type { Context, WriteHooks } from '../../../src/kernel/context/Context.js'
import { combinedHooks } from '../../../src/kernel/records/combinedHooks.js'

const context = {} as Context
const row = { id: 1 } as never

/** Hooks that note when they are called, and give a value under their name. */
function noting(name: string, calls: string[]): WriteHooks {
  return {
    faults: async () => ({ [name]: [] }),
    prepare: async () => ({ [name]: 'prepared' }),
    follow: () => ({ [name]: 'followed' }),
    assertDeletable: () => void calls.push(`${name} may go`),
    inTransaction: async () => void calls.push(`${name} written`),
    trash: async () => ({ [name]: 'trashed' }),
    restore: async () => void calls.push(`${name} restored`),
    afterCommit: () => void calls.push(`${name} committed`),
  }
}

describe('hooks of several features on one entity', () => {
  it('[H2] give all of their values, and run in the order of the features', async () => {
    const calls: string[] = []
    const hooks = combinedHooks([noting('jobs', calls), {}, noting('quotes', calls)])
    expect(await hooks.faults?.(context, {}, {})).toEqual({ jobs: [], quotes: [] })
    expect(await hooks.prepare?.(context, {}, {})).toEqual({ jobs: 'prepared', quotes: 'prepared' })
    expect(await hooks.assign?.({} as never, context, {})).toEqual({})
    expect(hooks.follow?.(context, row, row)).toEqual({ jobs: 'followed', quotes: 'followed' })
    expect(await hooks.trash?.({} as never, row)).toEqual({ jobs: 'trashed', quotes: 'trashed' })
    await hooks.assertDeletable?.(row, {} as never)
    await hooks.inTransaction?.({} as never, context, { before: null, after: null, sent: {} })
    await hooks.restore?.({} as never, context, row, {})
    await hooks.afterCommit?.(context)
    expect(calls).toEqual(
      ['may go', 'written', 'restored', 'committed'].flatMap((what) => [`jobs ${what}`, `quotes ${what}`]),
    )
  })

  it('[H2] of one feature are its own', () => {
    const own = noting('jobs', [])
    expect(combinedHooks([own])).toBe(own)
  })

  it('[H2] stop at the first that refuses', async () => {
    const calls: string[] = []
    const refusing: WriteHooks = { inTransaction: async () => Promise.reject(new Error('no')) }
    const hooks = combinedHooks([noting('jobs', calls), refusing, noting('quotes', calls)])
    await expect(hooks.inTransaction?.({} as never, context, { before: null, after: null, sent: {} })).rejects.toThrow(
      'no',
    )
    expect(calls).toEqual(['jobs written'])
  })
})
