import { hasOperation, type ManagedEntity } from '../fields/Managed.js'

/** What the product knows of its entities outside their own files. */
export interface Registries {
  /** By entity name. */
  grants: Readonly<Record<string, unknown>>
  texts: Readonly<Record<string, string>>
  /** The operations that REST has a call for. */
  restOperations: readonly string[]
  /** The number of demo records by entity name; undefined when the demo could not be loaded. */
  demoRecords: Readonly<Record<string, number>> | undefined
}

/** A sentence for everything that is missing for an entity. */
export function entityOmissions(entity: ManagedEntity, registries: Registries): string[] {
  const { name, type } = entity
  const { grants, texts, demoRecords } = registries
  const isIn = (registry: object) => Object.hasOwn(registry, name)
  return [
    !isIn(grants) &&
      `${type.name} has no grants, so nobody may do anything with it: add '${name}' to recordGrants in server/src/access/grants.ts.`,
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
