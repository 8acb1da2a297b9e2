import { describe, expect, it } from '@jest/globals'
import { otherWriters, serverSources, unnamedWriters } from './oneWriter.mjs'

const entity = "@Managed({ plural: 'tips' })\nexport class Tip extends LanguageRecord {}\n"

/** @param {string} line */
function faultsOf(line, file = 'server/src/features/tips/tips.ts') {
  const sources = new Map([['server/src/features/tips/Tip.ts', entity]])
  return otherWriters(sources.set(file, `// A comment.\n${line}\n`))
}

describe('one writer of managed tables', () => {
  it('[H4] [Y101] nothing else in the server writes them', () => {
    const sources = serverSources()
    expect(sources.size).toBeGreaterThan(500)
    expect(otherWriters(sources)).toEqual([])
  })

  it.each([
    'await manager.insert(Tip, row)',
    'await manager.update(\n  Tip,\n  id, row)',
    'await transaction.save(manager.create(Tip, row))',
    'manager.increment(Tip, { id }, "version", 1)',
    'manager.createQueryBuilder().update(Tip).set(row)',
    'manager.createQueryBuilder().delete().from(Tip)',
    'manager.createQueryBuilder().insert().into(Tip)',
    'await manager.update(type, id, row)',
    'await manager.delete(entity.type, id)',
    'manager.save(Object.assign(tip, row))',
    ['await manager.query(`UPDATE $', '{table} SET title = NULL`)'].join(''),
  ])('[H4] refuses %j', (line) => {
    expect(faultsOf(line)).toEqual([expect.stringMatching(/^server\/src\/features\/tips\/tips\.ts:[23]: writes /)])
  })

  it.each([
    'await records.update(manager, Tip, before, row)',
    'await records.updateWhere(manager, type, { id }, row)',
    'await manager.insert(TipNote, note)',
    'await manager.find(Tip)',
    'names.delete(name)',
  ])('[H4] accepts %j', (line) => {
    expect(faultsOf(line)).toEqual([])
  })

  it('[H4] excuses no file that needs no excuse', () => {
    const sources = serverSources()
    const renamed = [...sources].map(([file, text]) => /** @type {const} */ ([`${file}/`, text]))
    const faults = otherWriters(new Map(renamed)).join('\n')
    expect(unnamedWriters.filter((file) => !faults.includes(`${file}/:`))).toEqual([])
  })
})
