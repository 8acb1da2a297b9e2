import type { BackOfficeQuery } from '../../generated/graphql'

/** What the server says that the user may do. */
export type MyRights = BackOfficeQuery['myRights']

interface Known {
  right: MyRights['right']
  operations: ReadonlySet<string>
  reads: ReadonlySet<string>
  works: ReadonlySet<string>
  asksApproval: boolean
  owners: readonly string[]
  isAtCounter: boolean
  people: MyRights['people']
}

const all: Known = {
  right: 'owner',
  operations: new Set(),
  reads: new Set(),
  works: new Set(),
  asksApproval: false,
  owners: [],
  isAtCounter: false,
  people: [],
}

let known = all

/** The rights of the user from now on; the server checks each call, and these keep from view what it would refuse. */
export function setRights({ operations, reads, works, ...rest }: MyRights): void {
  known = { ...rest, operations: new Set(operations), reads: new Set(reads), works: new Set(works) }
}

/** Everything, as an owner. */
export function resetRights(): void {
  known = all
}

export function isOwner(): boolean {
  return known.right === 'owner'
}

/** Whether the user may call an operation, as far as its arguments do not decide. */
export function mayCall(operation: string): boolean {
  return isOwner() || known.operations.has(operation)
}

/** Whether the user may read the records of an entity. */
export function mayRead(entity: string): boolean {
  return isOwner() || known.reads.has(entity)
}

/** Whether the user may do with the records of an entity what an owner may. */
export function mayWorkWith(entity: string): boolean {
  return isOwner() || known.works.has(entity)
}

/** Whether an owner has to agree before visitors see what the user writes. */
export function asksApproval(): boolean {
  return known.asksApproval
}

/** Whom a colleague asks for what is not theirs. */
export function ownersToAsk(): readonly string[] {
  return known.owners
}

/** Whether a PIN let the user in: what is more than the work at the counter asks for the password. */
export function isAtCounter(): boolean {
  return known.isAtCounter
}

/** Who could be let in by PIN when the back office was opened. */
export function peopleAtStart(): MyRights['people'] {
  return known.people
}
