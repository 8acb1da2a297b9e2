import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { buildShopSchema } from '../../src/delivery/composition/buildShopSchema.js'
import { entities } from '../../src/features/features.js'
import { operationGrants } from '../../src/kernel/access/OperationGrants.js'
import { roles } from '../../src/kernel/access/roles.js'
import { managedEntity } from '../../src/kernel/fields/Managed.js'
import { productRoot } from '../../src/kernel/settings/settingValues.js'

/** The sources of a package, those that are generated included. */
function sources(workspace: string): string[] {
  const folder = path.join(productRoot, workspace, 'src')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json|graphql)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

describe('the names of roles', () => {
  it('[A23] are these four, and no grant is given to another', () => {
    expect([...roles.values].sort()).toEqual(['cms-accountant', 'cms-admin', 'cms-status-user', 'cms-zzp'])
    const granted = [
      ...entities.flatMap((type) => Object.keys(managedEntity(type).grants)),
      ...operationGrants(buildShopSchema()).allRoles().flat(),
    ]
    const known: readonly string[] = roles.values
    expect(granted.filter((role) => !known.includes(role))).toEqual([])
  })

  it.each(['server', 'admin', 'site'])('[A23] are nowhere misspelt in the %s', (workspace) => {
    const misspelt = ['cms', 'amdin']
    const found = sources(workspace).filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.includes(misspelt.join('-')) || text.includes(misspelt.join('_'))
    })
    expect(found).toEqual([])
  })
})
