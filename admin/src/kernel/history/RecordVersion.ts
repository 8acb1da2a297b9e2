import type { RecordHistoryQuery } from '../../generated/graphql'

/** A version of a record: what one write made of it. */
export type RecordVersion = RecordHistoryQuery['history']['items'][number]
