import { type Language, reservationAddress } from '@shop/server/screens'
import { data } from 'react-router'
import type { VisitorReservationFieldsFragment } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface ReservedData extends ScreenData {
  kind: 'reserved'
  code: string
  /** Null for a code that opens nothing. */
  reservation: VisitorReservationFieldsFragment | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** The reservation of a secret address. A code that opens nothing has the same screen, whatever the cause. */
export async function loadReserved(site: Site, language: Language, code: string) {
  const found: ReservedData = {
    kind: 'reserved',
    translationAddress: reservationAddress(otherLanguage(language), encodeURIComponent(code)),
    code,
    reservation: null,
  }
  try {
    const { reservationByCode: reservation } = await site.query('ReservationByCode', { code })
    return { ...found, reservation }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}
