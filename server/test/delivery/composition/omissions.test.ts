import 'reflect-metadata'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  classOmissions,
  entityOmissions,
  mailListOmissions,
  mailOmissions,
  migrationOmissions,
  referenceOmissions,
  roleOmissions,
  switchOmissions,
} from '../../../src/delivery/composition/omissions.js'
import { describedMail } from '../../../src/features/mailTexts/mailRegistry.js'
import { NewsCategory } from '../../../src/features/news/NewsCategory.js'
import { NewsGroup } from '../../../src/features/news/NewsGroup.js'
import { NewsItem } from '../../../src/features/news/NewsItem.js'
import { Product } from '../../../src/features/products/Product.js'
import '../../../src/features/features.js'
import { Service } from '../../../src/features/services/Service.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import { WebhookDelivery } from '../../../src/features/webhooks/WebhookDelivery.js'
import { type ManagedEntity, managedEntity } from '../../../src/kernel/fields/Managed.js'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'

const product: ManagedEntity = managedEntity(Product)

describe('what was forgotten', () => {
  it('[O7] of an entity is its record in the demo shop, with the places of that', () => {
    const sentences = entityOmissions(product, {})
    expect(sentences).toEqual([
      'Product has no record in the demo shop: write one in server/demo/content, and add its loading to the demo of the feature.ts of its subject.',
    ])
    const places = sentences.flatMap((sentence) => sentence.match(/server\/[\w./]+\w/g) ?? [])
    expect(places).toEqual(['server/demo/content'])
    for (const place of places) expect([place, existsSync(path.join(productRoot, place))]).toEqual([place, true])
  })

  it('[O7] is nothing where all is there, or the demo could not be loaded, or nobody adds records', () => {
    expect(entityOmissions(product, { product: 1 })).toEqual([])
    expect(entityOmissions(product, undefined)).toEqual([])
    expect(entityOmissions(managedEntity(WebhookDelivery), {})).toEqual([])
  })

  it('[O7] of a migration is that it is not registered, or has no file', () => {
    const files = ['1763700000000-FirstTables.ts', '1763700000048-Brands.ts', 'columns.ts', 'registry.ts']
    expect(migrationOmissions(files, ['FirstTables1763700000000', 'Gone1763700000049'])).toEqual([
      'server/src/kernel/database/migrations/1763700000048-Brands.ts never runs: add Brands1763700000048 to server/src/kernel/database/migrations/registry.ts.',
      'Gone1763700000049 is registered in server/src/kernel/database/migrations/registry.ts and has no file of that number and name there.',
    ])
  })

  it('[O7] of a mail are its words in a language, and what it is useless without', () => {
    const mail = describedMail('quoteSent')
    expect(mailOmissions('quoteSent', mail)).toEqual([])
    const label = { ...mail.label, nl: ' ' }
    expect(mailOmissions('quoteSent', { ...mail, label, en: { subject: '', body: ['Dear {{name}},'] } })).toEqual([
      'The mail quoteSent has no label in nl: write it in the mails.ts of its feature.',
      'The mail quoteSent has no subject in en: write it in the mails.ts of its feature.',
      'The mail quoteSent has no {{link}} in en: write it in the mails.ts of its feature.',
    ])
  })

  it('[O7] of mails is that no feature lists them', () => {
    const sources = {
      'server/src/features/quotes/mails.ts': 'export const quoteMails = defineMails({\n',
      'server/src/features/tips/mails.ts': 'export const tipMails = defineMails({\n',
      'server/src/features/quotes/feature.ts': 'mails: [mailsOf(quoteMails, exampleQuoteMail)],',
    }
    expect(mailListOmissions(sources)).toEqual([
      'server/src/features/tips/mails.ts is not used: add mailsOf(tipMails, …) to the mails of the feature.ts of its subject.',
    ])
  })

  it('[O7] of a class is that no feature lists it, whatever else its file has', () => {
    const sources = {
      'server/src/features/brands/Brand.ts':
        "@Managed({\n  plural: 'brands',\n})\nexport class Brand extends LanguageRecord {\n",
      'server/src/features/tips/Tip.ts': '@Managed({})\nexport class Tip {\n',
      'server/src/features/brands/records.ts': 'export class LanguageRecord {\n',
    }
    const entities = { decorator: 'Managed', list: 'entities', listed: ['Tip'] }
    expect(classOmissions(entities, sources)).toEqual([
      'server/src/features/brands/Brand.ts is not used: add Brand to the entities of the feature.ts of its subject.',
    ])
  })

  it('[O7] of a role is that it may do nothing, that nobody can be given it, and that the demo shop has none', () => {
    const none = { granted: new Set<string>(), givenByOwner: [], demo: [] }
    expect(roleOmissions('cms-editor', none)).toEqual([
      'The role cms-editor has no grants, so anyone who has it may do nothing: name it in the grants of an entity (server/src/features) or above an operation.',
      'Nobody can be given the role cms-editor: add it to customerRoles in server/src/features/customers/Customer.ts.',
      'The demo shop has no account with the role cms-editor: add one to server/src/features/accounts/demoAccounts.ts.',
    ])
    const all = {
      granted: new Set(['cms-admin', 'cms-editor']),
      givenByOwner: ['cms-editor'],
      demo: ['cms-editor', 'cms-admin'],
    }
    expect(['cms-admin', 'cms-editor'].flatMap((role) => roleOmissions(role, all))).toEqual([])
  })

  it('[O7] of a reference is that its target has no table', () => {
    const related = [Service, Product, Tip]
    expect(referenceOmissions([NewsItem], [NewsItem, NewsCategory, ...related])).toEqual([
      'NewsItem.group refers to NewsGroup, which has no table: add NewsGroup to the entities of its feature.ts in server/src/features.',
    ])
    expect(referenceOmissions([NewsItem], [NewsItem, NewsCategory, NewsGroup, ...related])).toEqual([])
  })

  it('[H3] of a switch of the shop is what goes away with it', () => {
    expect(switchOmissions(['usesTips', 'usesSayings'], ['usesTips'])).toEqual([
      'The switch ShopSettings.usesSayings switches nothing: add it to the switches of the feature.ts of what goes away with it.',
    ])
  })
})
