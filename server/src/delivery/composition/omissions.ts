import type { MailDescription } from '../../features/mailTexts/MailDescription.js'
import { token } from '../../features/mailTexts/mailPlaceholders.js'
import { type Class, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { hasOperation, type ManagedEntity } from '../../kernel/fields/Managed.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import { languages } from '../../kernel/shared/screens.js'

/**
 * A sentence for everything that is missing for an entity.
 * @param demoRecords the number of demo records by entity name; undefined when the demo could not be loaded
 */
export function entityOmissions(
  entity: ManagedEntity,
  demoRecords: Readonly<Record<string, number>> | undefined,
): string[] {
  const { name, type } = entity
  if (!demoRecords || !hasOperation(entity, 'create') || demoRecords[name]) return []
  return [
    `${type.name} has no record in the demo shop: write one in server/demo/content, and add its loading to the demo of the feature.ts of its subject.`,
  ]
}

/**
 * A sentence for every migration that is not registered, or has no file in the folder.
 * @param files the names of the files in the folder of the migrations
 * @param registered the names of the classes that run
 */
export function migrationOmissions(files: readonly string[], registered: readonly string[]): string[] {
  const folder = 'server/src/kernel/database/migrations'
  const written = files.flatMap((file) => {
    const [, number, title] = /^(\d+)-(\w+)\.ts$/.exec(file) ?? []
    return number && title ? [{ file, className: title + number }] : []
  })
  return [
    ...written
      .filter(({ className }) => !registered.includes(className))
      .map(({ file, className }) => `${folder}/${file} never runs: add ${className} to ${folder}/registry.ts.`),
    ...registered
      .filter((name) => !written.some(({ className }) => className === name))
      .map((name) => `${name} is registered in ${folder}/registry.ts and has no file of that number and name there.`),
  ]
}

/** What the product knows of its roles outside their list. */
export interface RoleRegistries {
  /** The roles that any entity or operation is granted to. */
  granted: ReadonlySet<string>
  /** The roles of users that the owner adds. */
  givenByOwner: readonly string[]
  /** The roles of the demo shop's accounts. */
  demo: readonly string[]
}

/** A sentence for everything that is missing for a role; the owner's own is not given by anybody. */
export function roleOmissions(role: string, { granted, givenByOwner, demo }: RoleRegistries): string[] {
  return [
    !granted.has(role) &&
      `The role ${role} has no grants, so anyone who has it may do nothing: name it in the grants of an entity (server/src/features) or above an operation.`,
    role !== 'cms-admin' &&
      !givenByOwner.includes(role) &&
      `Nobody can be given the role ${role}: add it to customerRoles in server/src/features/customers/Customer.ts.`,
    !demo.includes(role) &&
      `The demo shop has no account with the role ${role}: add one to server/src/features/accounts/demoAccounts.ts.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** Classes that features list, and the list of those that the product uses. */
export interface ListedClasses {
  /** The decorator that describes them: `Managed`. */
  decorator: string
  /** The list of a feature that names them: `entities`. */
  list: string
  /** The names of the classes in those lists. */
  listed: readonly string[]
}

/**
 * A sentence for every class that is described and that no feature lists: nothing of it exists, neither table nor screen.
 * @param sources the text of each file, by its path in the repository
 */
export function classOmissions(
  { decorator, list, listed }: ListedClasses,
  sources: Readonly<Record<string, string>>,
): string[] {
  const described = new RegExp(`^@${decorator}\\([^]*?^export class (\\w+)`, 'gm')
  return Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(described)]
      .map(([, name = '']) => name)
      .filter((name) => !listed.includes(name))
      .map((name) => `${file} is not used: add ${name} to the ${list} of the feature.ts of its subject.`),
  )
}

/**
 * A sentence for every field that refers to records without a table.
 * @param types entities and blocks
 * @param tables every table of the product
 */
export function referenceOmissions(types: readonly Class[], tables: readonly Class[]): string[] {
  return types.flatMap((type) =>
    fieldsOf(type)
      .filter(({ kind }) => kind.references)
      .filter((field) => !tables.includes(targetOf(field)))
      .map((field) => {
        const target = targetOf(field).name
        return `${type.name}.${field.name} refers to ${target}, which has no table: add ${target} to the entities of its feature.ts in server/src/features.`
      }),
  )
}

/** A sentence for everything that a mail lacks in a language: words that are empty, or a placeholder without which it is useless. */
export function mailOmissions(kind: string, mail: MailDescription): string[] {
  return languages.flatMap((language) => {
    const { subject, body } = mail[language]
    const words = { label: mail.label[language], occasion: mail.occasion[language], subject, body: body.join() }
    const lacking = [
      ...Object.entries(words).flatMap(([name, text]) => (text.trim() === '' ? [name] : [])),
      ...mail.required.map(token).filter((placeholder) => !body.join().includes(placeholder)),
    ]
    return lacking.map(
      (what) => `The mail ${kind} has no ${what} in ${language}: write it in the mails.ts of its feature.`,
    )
  })
}

/**
 * A sentence for the mails of a file that no feature lists: none of them is registered.
 * @param sources the text of each file, by its path in the repository
 */
export function mailListOmissions(sources: Readonly<Record<string, string>>): string[] {
  const all = Object.values(sources).join('\n')
  return Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/^export const (\w+) = defineMails\(/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !all.includes(`mailsOf(${name}, `))
      .map((name) => `${file} is not used: add mailsOf(${name}, …) to the mails of the feature.ts of its subject.`),
  )
}

/**
 * A sentence for every switch of the shop that switches nothing.
 * @param switches the names of the fields of the shop's settings
 * @param used the names that features hang on
 */
export function switchOmissions(switches: readonly string[], used: readonly string[]): string[] {
  return switches
    .filter((name) => !used.includes(name))
    .map(
      (name) =>
        `The switch ShopSettings.${name} switches nothing: add it to the switches of the feature.ts of what goes away with it.`,
    )
}
