import { useTranslation } from '../../kernel/i18n/useTranslation'
import { DraftField } from './DraftField'
import type { PartProps } from './PartProps'

/** What the customer calls the job, such as the number of an order. */
export function JobReference({ draft: { reference }, change, faults }: PartProps) {
  const { translate } = useTranslation()
  return (
    <DraftField
      label={translate('intake.reference')}
      autoComplete="off"
      value={reference}
      onChange={(typed) => change({ reference: typed })}
      fault={faults['job.reference']}
      helperText={translate('intake.referenceHelp')}
    />
  )
}
