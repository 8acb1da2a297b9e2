import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { newMigration, nextMigration, withMigration } from './newMigration.mjs'
import { inRoot } from './root.mjs'

const files = ['1763700000000-FirstTables.ts', '1763700000047-ListFilters.ts', 'columns.ts', 'registry.ts']

describe('npm run manage -- new-migration', () => {
  it('[O10] gives it the next number', () => {
    expect(nextMigration('warrantyMonths', files)).toEqual({
      className: 'WarrantyMonths1763700000048',
      file: '1763700000048-WarrantyMonths',
    })
  })

  it.each([undefined, '', '2Fast', 'warranty-months', '../Escape', 'a b', "x'"])(
    '[O10] says what a name is instead of taking %p',
    (name) => {
      expect(() => nextMigration(name, files)).toThrow(/^A migration is called by one word of letters and digits/)
    },
  )

  it('[O10] refuses a name that is taken', async () => {
    expect(() => nextMigration('ListFilters', files)).toThrow('There is a migration ListFilters already.')
    await expect(newMigration('listFilters')).rejects.toThrow('There is a migration ListFilters already.')
  })

  it('[O10] registers it as the last one', () => {
    const registry = readFileSync(inRoot('server/src/kernel/database/migrations/registry.ts'), 'utf8')
    const migration = nextMigration('Brands', readdirSync(inRoot('server/src/kernel/database/migrations')))
    const [before, after] = [registry, withMigration(registry, migration)].map((text) => text.split('\n'))
    const added = after?.filter((line) => !before?.includes(line))
    expect(added).toEqual([
      `import { ${migration.className} } from './${migration.file}.js'`,
      `  ${migration.className},`,
    ])
    expect(after?.slice(-3)).toEqual([`  ${migration.className},`, ']', ''])
  })
})
