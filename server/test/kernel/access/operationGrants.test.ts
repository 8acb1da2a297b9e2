import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { buildSchemaSync, Query, Resolver } from 'type-graphql'
import { entities } from '../../../src/features/features.js'
import { Granted, GrantedByRecords } from '../../../src/kernel/access/Granted.js'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import type { Viewer } from '../../../src/kernel/access/Viewer.js'
import { guardOperations } from '../../../src/kernel/graphql/guardOperations.js'

@Resolver()
class ForgetfulResolver {
  @Granted('everyone')
  @Query(() => String)
  weather(): string {
    return 'Sunny'
  }

  @Query(() => String)
  turnover(): string {
    return '€ 3'
  }
}

@Resolver()
class WeatherResolver {
  @Granted(['cms-admin'], { about: 'newsItem' })
  @Query(() => String)
  forecast(): string {
    return 'Sunny'
  }

  @GrantedByRecords('read', 'accountantDownload')
  @Query(() => String)
  almanac(): string {
    return 'Cold'
  }
}

const viewer = (role: Viewer['role']): Viewer => ({
  id: 3,
  name: 'Sam',
  email: 'sam@example.com',
  role,
  statusUser: true,
})

describe('the grants of operations', () => {
  it('[H2] are required: a schema is not served with an operation that has none, which is named', () => {
    const schema = buildSchemaSync({ resolvers: [ForgetfulResolver], validate: false })
    expect(() => guardOperations(schema)).toThrow(
      'turnover may be called by nobody: put @Granted(…) above it in its resolver.',
    )
  })

  it('[H2] are those that stand above the operation, or those of the entity that it names', () => {
    expect(entities.length).toBeGreaterThan(0)
    const grants = operationGrants(buildSchemaSync({ resolvers: [WeatherResolver], validate: false }))
    const refusals = (['cms-admin', 'cms-accountant', 'cms-zzp'] as const).map((role) =>
      ['forecast', 'almanac', 'unknown'].filter((operation) => {
        try {
          grants.allow(viewer(role), operation)
          return false
        } catch {
          return true
        }
      }),
    )
    expect(refusals).toEqual([['unknown'], ['forecast', 'unknown'], ['forecast', 'almanac', 'unknown']])
    expect([grants.entityOf('forecast'), grants.entityOf('almanac')]).toEqual(['newsItem', 'accountantDownload'])
  })
})
