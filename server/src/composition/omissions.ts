import { type Class, fieldsOf } from '../fields/FieldDescription.js'
import { hasOperation, type ManagedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'

/** What the product knows of its entities outside their own files. */
export interface Registries {
  texts: Readonly<Record<string, string>>
  /** The operations that REST has a call for. */
  restOperations: readonly string[]
  /** The number of demo records by entity name; undefined when the demo could not be loaded. */
  demoRecords: Readonly<Record<string, number>> | undefined
}

/** A sentence for everything that is missing for an entity. */
export function entityOmissions(entity: ManagedEntity, registries: Registries): string[] {
  const { name, type } = entity
  const { texts, demoRecords } = registries
  return [
    texts[`notFound.${name}`] === undefined &&
      `${type.name} has no text for one that is not found: add 'notFound.${name}' to server/src/i18n/nl.ts and server/src/i18n/en.ts.`,
    ...restOmissions(entity, registries),
    demoRecords &&
      hasOperation(entity, 'create') &&
      !demoRecords[name] &&
      `${type.name} has no record in the demo shop: write one in server/src/demo/content and load it in server/src/demo/loadDemo.ts.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** Records that no client adds or changes are the product's own, and REST may leave them out. */
function restOmissions(entity: ManagedEntity, { restOperations }: Registries): string[] {
  const { name, type, plural, createdBy, hasNextId } = entity
  const isClients = hasOperation(entity, 'create') || hasOperation(entity, 'update')
  if (!isClients) return []
  const wanted = [
    ...(hasOperation(entity, 'list') ? [plural] : []),
    ...(hasOperation(entity, 'read') ? [name] : []),
    ...(hasNextId ? [`next${type.name}Id`] : []),
    ...(hasOperation(entity, 'create') ? [createdBy] : []),
  ]
  const missing = wanted.filter((operation) => !restOperations.includes(operation))
  if (missing.length === 0) return []
  const place = 'entityNames in server/src/rest/routes.ts'
  return missing.length === wanted.length
    ? [`${type.name} has no REST names: add '${name}' to ${place}.`]
    : [`${type.name} has no REST name for ${missing.join(', ')}: add it to '${name}' of ${place}.`]
}

/**
 * A sentence for every migration that is not registered, or has no file in the folder.
 * @param files the names of the files in the folder of the migrations
 * @param registered the names of the classes that run
 */
export function migrationOmissions(files: readonly string[], registered: readonly string[]): string[] {
  const folder = 'server/src/database/migrations'
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
      `The role ${role} has no grants, so anyone who has it may do nothing: name it in the grants of an entity (server/src/entities) or above an operation.`,
    role !== 'cms-admin' &&
      !givenByOwner.includes(role) &&
      `Nobody can be given the role ${role}: add it to customerRoles in server/src/entities/Customer.ts.`,
    !demo.includes(role) &&
      `The demo shop has no account with the role ${role}: add one to server/src/accounts/demoAccounts.ts.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** A folder of described classes, each in a file of its own, and the list of those that the product uses. */
export interface ClassFolder {
  /** Under the root of the product. */
  folder: string
  /** The decorator that describes its classes: `Managed`. */
  decorator: string
  /** The names of the classes in its `registry.ts`. */
  registered: readonly string[]
}

/**
 * A sentence for every class that is described and not registered: nothing of it exists, neither table nor screen.
 * @param sources the text of each file of the folder, by the file's name
 */
export function classOmissions(
  { folder, decorator, registered }: ClassFolder,
  sources: Readonly<Record<string, string>>,
): string[] {
  const described = new RegExp(`^@${decorator}\\([^]*?^export class (\\w+)`, 'gm')
  return Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(described)]
      .map(([, name = '']) => name)
      .filter((name) => !registered.includes(name))
      .map((name) => `${folder}/${file} is not used: add ${name} to ${folder}/registry.ts.`),
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
      .filter(({ kind }) => kind === 'reference' || kind === 'references')
      .filter((field) => !tables.includes(targetOf(field)))
      .map((field) => {
        const target = targetOf(field).name
        return `${type.name}.${field.name} refers to ${target}, which has no table: add ${target} to server/src/entities/registry.ts.`
      }),
  )
}
