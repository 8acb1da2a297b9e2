import { describe, expect, it } from '@jest/globals'
import { isInputObjectType } from 'graphql'
import { buildShopSchema } from '../../../src/delivery/composition/buildShopSchema.js'
import { operationOf } from '../../../src/delivery/rest/documents.js'
import { restRoutesTable } from '../../../src/delivery/rest/routes.js'
import { entities, pageBlocks } from '../../../src/features/features.js'
import { ownerOf } from '../../../src/kernel/graphql/checkVariables.js'
import { en } from '../../../src/kernel/i18n/en.js'
import { labelsEn } from '../../../src/kernel/i18n/labels.en.js'
import { fieldLabels, missingLabels } from '../../../src/kernel/i18n/labels.js'
import { labelsNl } from '../../../src/kernel/i18n/labels.nl.js'
import { nl } from '../../../src/kernel/i18n/nl.js'
import { say } from '../../../src/kernel/i18n/say.js'
import { describeBlock, describeEntity } from '../../../src/kernel/records/describeEntities.js'
import { errorStatus } from '../../../src/kernel/shared/errorCodes.js'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('the texts of the server', () => {
  it('[M1] are in both languages, with the same placeholders', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(nl).sort())
    for (const key of Object.keys(nl) as (keyof typeof nl)[]) {
      expect([key, placeholders(en[key])]).toEqual([key, placeholders(nl[key])])
      expect(en[key].trim()).not.toBe('')
    }
  })

  it('[M1] have words for every error', () => {
    for (const code of Object.keys(errorStatus)) {
      expect(nl).toHaveProperty([`error.${code}`])
      expect(nl).toHaveProperty([`error.${code}.title`])
    }
  })

  it('[M1] have words for every entity, block, field, section and choice', () => {
    expect(Object.keys(labelsEn).sort()).toEqual(Object.keys(labelsNl).sort())
    for (const entity of entities) describeEntity(entity)
    for (const block of pageBlocks) describeBlock(block)
    expect(missingLabels()).toEqual([])
  })

  it('[M1] have words for every field that can be filled in wrongly', () => {
    for (const input of Object.values(buildShopSchema().getTypeMap()).filter(isInputObjectType)) {
      for (const name of Object.keys(input.getFields())) {
        fieldLabels(ownerOf(input.name), name)
      }
    }
    const schema = buildShopSchema()
    for (const route of restRoutesTable.filter(({ body }) => body === 'arguments')) {
      for (const name of operationOf(schema, route).bodyArguments.keys()) fieldLabels('arguments', name)
    }
    expect(missingLabels()).toEqual([])
  })

  it('[M1] are checked: every missing one is reported, with where to add it', () => {
    expect(fieldLabels('brand', 'motto')).toEqual({ nl: 'brand.motto', en: 'brand.motto' })
    fieldLabels('brand', 'founded')
    expect(missingLabels()).toEqual([
      "There is no label 'brand.motto' or 'field.motto': add it to server/src/kernel/i18n/labels.nl.ts and server/src/kernel/i18n/labels.en.ts.",
      "There is no label 'brand.founded' or 'field.founded': add it to server/src/kernel/i18n/labels.nl.ts and server/src/kernel/i18n/labels.en.ts.",
    ])
  })

  it('[M2] word a missing field as the specification does', () => {
    const message = { key: 'field.required', values: { field: { owner: 'product', name: 'title' } } } as const
    expect(say('en', message)).toBe("The 'Title' field is required.")
    expect(say('nl', message)).toBe("Het is verplicht om het veld 'Titel' in te vullen.")
  })
})
