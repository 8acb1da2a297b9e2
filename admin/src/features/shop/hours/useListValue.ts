import type { OpeningFault, OpeningFaults } from '@shop/server/openingHours'
import { get, useController, useFormState } from 'react-hook-form'
import type { MessageKey } from '../../../kernel/i18n/createI18nProvider'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

/** Faults of what is not filled in yet are shown once it was sent. */
const whileTyping: readonly OpeningFault[] = ['time']

const messages: Record<OpeningFault, MessageKey> = {
  time: 'hours.fault.time',
  closesFirst: 'hours.fault.closesFirst',
  overlap: 'hours.fault.overlap',
  maxSpans: 'hours.fault.maxSpans',
  endsFirst: 'hours.fault.endsFirst',
  tooLong: 'hours.fault.tooLong',
  sameDays: 'hours.fault.sameDays',
  crossing: 'hours.fault.crossing',
  maxExceptions: 'hours.fault.maxExceptions',
}

/** A list of the form with what is wrong with its rows: by the rules that the server has too, and as it answered. */
export function useListValue<Row>(path: string, faultsOf: (rows: readonly Row[]) => OpeningFaults) {
  const { translate } = useTranslation()
  const { errors, submitCount } = useFormState()
  const { field } = useController({
    name: path,
    rules: {
      validate: (rows: Row[] | null) => {
        const [fault] = Object.values(faultsOf(rows ?? []))
        return fault === undefined || translate(messages[fault])
      },
    },
  })
  const rows: readonly Row[] = field.value ?? []
  const faults = faultsOf(rows)
  return {
    rows,
    change: (changed: readonly Row[]) => field.onChange(changed),
    /** @param at the path within the list: `2.opens` */
    errorAt: (at: string): string | undefined => {
      const fault = faults[at]
      if (fault) return submitCount > 0 || !whileTyping.includes(fault) ? translate(messages[fault]) : undefined
      const answered: { message?: string } | undefined = get(errors, `${path}.${at}`)
      return answered?.message
    },
  }
}
