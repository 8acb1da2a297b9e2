import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { ownRoutes } from '../src/app/ownRoutes'
import { emptyDraft } from '../src/features/intake/IntakeDraft'
import { storeDraft, useIntakeDraft } from '../src/features/intake/useIntakeDraft'
import type { JobKind } from '../src/generated/graphql'
import { AddressBook } from '../src/kernel/addresses/AddressBook'
import type { ManagedEntity } from '../src/kernel/managed/ManagedEntity'
import { catalogue } from './shopFixture'

const kinds = { repair: 'statusRepair', newPc: 'statusNewPc' } as Record<'repair' | 'newPc', JobKind>
const ofParts = ['statusRepair', 'statusNewPc', 'appointment', 'blockedTime']
const without = catalogue.entities.filter(({ name }) => !ofParts.includes(name) && !name.startsWith('email'))

describe('screens of parts that the shop does not use', () => {
  const sections = ['inname', 'cijfers', 'agenda', 'berichten', 'innameformulier', 'innamebon', 'label']
  const pathsOf = (entities: readonly ManagedEntity[]) =>
    ownRoutes(entities).map(({ props }) => (props as { path: string }).path)

  it('[W13] have neither an address nor a route, whoever types it', () => {
    const addresses = new AddressBook(without)
    for (const section of sections) expect(addresses.toInside(`/cougarXr7/${section}`)).toBe(`/-/${section}`)
    for (const path of ['/intake', '/figures', '/agenda', '/inbox', '/sheet', '/receipt', '/label']) {
      expect(pathsOf(without)).not.toContain(path)
    }
    expect(pathsOf(without)).toContain('/trash')
  })

  it('[W13] are there with one of their parts', () => {
    const withRepairs = catalogue.entities
    expect(new AddressBook(withRepairs).toInside('/cougarXr7/inname')).toBe('/intake')
    expect(pathsOf(withRepairs)).toEqual(expect.arrayContaining(['/intake', '/figures', '/inbox', '/sheet']))
  })
})

describe('an intake', () => {
  beforeEach(() => sessionStorage.clear())
  const draftWith = (...inUse: JobKind[]) => renderHook(() => useIntakeDraft('nl', inUse)).result

  it('[W13] is of the first kind of job that the shop uses', () => {
    expect(draftWith(kinds.repair, kinds.newPc).current[0].kind).toBe('statusRepair')
    sessionStorage.clear()
    expect(draftWith(kinds.newPc).current[0].kind).toBe('statusNewPc')
  })

  it('[W13] that was begun for a kind which is off now goes on as one of the other', () => {
    storeDraft({ ...emptyDraft('nl' as never), problem: 'Start niet' })
    const result = draftWith(kinds.newPc)
    expect(result.current[0]).toMatchObject({ kind: 'statusNewPc', problem: 'Start niet' })
    act(() => result.current[1]({ kind: kinds.repair }))
    expect(result.current[0].kind).toBe('statusNewPc')
  })
})
