import { type Choice, openChoice } from './Choice.js'
import type { Class } from './FieldDescription.js'

let registered: readonly Class[] = []
const followers: ((entities: readonly Class[]) => void)[] = []

/** Registers every entity that is managed in the back office, in the order of its menu. */
export function registerEntities(types: readonly Class[]): readonly Class[] {
  registered = types
  for (const follow of followers) follow(types)
  return types
}

/** Every entity that is managed in the back office, in the order of its menu. @throws Error before they are registered */
export function managedEntities(): readonly Class[] {
  if (registered.length === 0) throw new Error('No entities are registered: import the list of features first.')
  return registered
}

/** What follows from the entities: made once, at the first use, because modules are loaded before the entities are known. */
export function fromEntities<Made>(make: (entities: readonly Class[]) => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make(managedEntities()) }
    return made.value
  }
}

const naming = new Set<string>()

/** An enum of the API whose values follow from the entities. */
export function choiceOfEntities(
  name: string,
  valuesOf: (entities: readonly Class[]) => readonly string[],
  description: string,
): Choice {
  const choice = openChoice<string>(name, description)
  const follow = (entities: readonly Class[]) => {
    for (const value of valuesOf(entities)) choice.add(value)
  }
  if (registered.length > 0) follow(registered)
  else followers.push(follow)
  return choice
}

/** Declares that the values of an enum are names of entities, so that what is switched off is refused as an argument. */
export function namesEntities<Named extends Choice>(choice: Named): Named {
  naming.add(choice.name)
  return choice
}

/** Whether an enum of the API has names of entities. */
export function isNamingEntities(enumName: string): boolean {
  return naming.has(enumName)
}
