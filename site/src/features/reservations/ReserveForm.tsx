import { reservationAddress, reserveAddress } from '@shop/server/screens'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { FormFrame } from '../../kernel/forms/FormFrame'
import { FormTrap } from '../../kernel/forms/FormTrap'
import { withOwnValues } from '../../kernel/forms/personFields'
import type { Refused } from '../../kernel/forms/Refused'
import { useForm } from '../../kernel/forms/useForm'
import { useIdempotencyKey } from '../../kernel/forms/useIdempotencyKey'
import { useStoredDraft } from '../../kernel/forms/useStoredDraft'
import { useLayout } from '../../kernel/screens/useLayout'
import { messageDraft, readDraft } from '../messages/draft'
import type { ReserveData } from './loadReserve'
import { reserveFields, reserveInput } from './reserveFields'

interface ReserveFormProps {
  product: ReserveData['product']
  /** Why it was not taken when it was sent without scripts. */
  refused?: Refused | undefined
}

/** Who comes to collect a product. */
export function ReserveForm({ product: { id, url, language }, refused }: ReserveFormProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { viewer } = useLayout()
  const keyOf = useIdempotencyKey()
  const trap = useRef<HTMLInputElement>(null)
  const [start] = useState(() => ({ ...refused, values: refused?.values ?? withOwnValues(readDraft(), viewer) }))
  const state = useForm(
    reserveFields(intl),
    async (values) => {
      const input = { ...reserveInput(id, values, language), website: trap.current?.value ?? null }
      const headers = { 'Idempotency-Key': keyOf(input) }
      const { reserved } = await writeAsVisitor('ReserveProduct', { input }, language, headers)
      navigate(reservationAddress(language, reserved.code))
    },
    start,
  )
  useStoredDraft(state, messageDraft)
  return (
    <FormFrame
      form={state}
      start={start}
      submit={intl.formatMessage({ id: 'products.reserve' })}
      action={reserveAddress(language, url)}
    >
      <FormTrap trap={trap} />
      <p className="form__privacy">
        <FormattedMessage id="reservation.privacy" />
      </p>
    </FormFrame>
  )
}
