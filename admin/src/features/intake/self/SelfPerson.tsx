import Box from '@mui/material/Box'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { DraftField } from '../DraftField'
import { IntakePart } from '../IntakePart'
import type { SelfPartProps } from './SelfPartProps'

/** Who hands the device in. Nothing is looked up: what the shop knows of anybody stays with the shop. */
export function SelfPerson({ draft, change, faults }: SelfPartProps) {
  const { translate } = useTranslation()
  return (
    <IntakePart title={translate('selfIntake.you')}>
      <DraftField
        label={translate('selfIntake.name')}
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => change({ name })}
        fault={faults['newCustomer.name']}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <DraftField
          label={translate('intake.phone')}
          type="tel"
          autoComplete="off"
          value={draft.phoneNumber}
          onChange={(phoneNumber) => change({ phoneNumber })}
          fault={faults['newCustomer.phoneNumber']}
        />
        <DraftField
          label={translate('intake.email')}
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={(email) => change({ email })}
          fault={faults['newCustomer.email']}
        />
        <DraftField
          label={translate('intake.zipCode')}
          autoComplete="off"
          value={draft.zipCode}
          onChange={(zipCode) => change({ zipCode })}
          fault={faults['newCustomer.zipCode']}
        />
      </Box>
    </IntakePart>
  )
}
