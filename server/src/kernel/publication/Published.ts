import { addCheck } from '../fields/checks.js'
import { Flag, Instant, OneOf } from '../fields/decorators.js'
import { type Class, fieldOf } from '../fields/FieldDescription.js'
import type { ManagedRecord } from '../fields/ManagedRecord.js'
import {
  checkPublication,
  type Publication,
  type PublicationState,
  publicationState,
  publicationStates,
} from './publicationState.js'

// biome-ignore lint/suspicious/noExplicitAny: TypeScript asks for it of a class that extends any class.
type Extended<Base> = abstract new (...given: any[]) => Base

/**
 * A kind of record that visitors see between moments: from one on, until another, or not at all. Each language has its own,
 * since a translation may not be ready.
 */
export function Published<Base extends ManagedRecord>(Record: Extended<Base>) {
  abstract class PublishedRecord extends (Record as Extended<ManagedRecord>) {
    @Flag({ section: 'publication', filterable: true, sortable: true, default: true })
    visible: boolean

    @Instant({ section: 'publication', sortable: true, public: false })
    visibleFrom: string | null

    @Instant({ section: 'publication', sortable: true, public: false })
    visibleUntil: string | null

    /** Stored, so that an index finds what is public: written with the record, and at the moments above by a round. */
    @OneOf(publicationStates, {
      section: 'publication',
      required: true,
      readOnly: true,
      inList: true,
      sortable: false,
      public: false,
      default: 'visible',
      computed: (record: Publication) => publicationState(record),
    })
    state: PublicationState
  }
  addCheck(PublishedRecord as unknown as Class, checkPublication)
  return PublishedRecord as unknown as Extended<Base & PublishedRecord>
}

export function isPublishedKind(type: Class): boolean {
  return fieldOf(type, 'state')?.choice === publicationStates
}

/** The condition for a record to be public: what has moments, between them; any other record once it is saved. */
export function publishedWhere(type: Class): { state?: PublicationState } {
  return isPublishedKind(type) ? { state: 'visible' } : {}
}

export function isPublished(type: Class, row: Record<string, unknown>): boolean {
  return Object.entries(publishedWhere(type)).every(([name, value]) => row[name] === value)
}
