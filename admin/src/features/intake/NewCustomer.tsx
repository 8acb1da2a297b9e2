import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { BusinessPart } from './BusinessPart'
import { Choices } from './Choices'
import { DraftField } from './DraftField'
import type { PartProps } from './PartProps'

const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }

/** A customer who comes for the first time; an e-mail address is not needed. */
export function NewCustomer(props: PartProps) {
  const { translate } = useTranslation()
  const { change, faults } = props
  const { newCustomer } = props.draft
  const set = (values: Partial<typeof newCustomer>) => change({ newCustomer: { ...newCustomer, ...values } })
  return (
    <>
      <DraftField
        label={translate('intake.name')}
        required
        autoComplete="off"
        autoFocus={newCustomer.name === ''}
        value={newCustomer.name}
        onChange={(name) => set({ name })}
        fault={faults['newCustomer.name']}
      />
      <Box sx={twoColumns}>
        <DraftField
          label={translate('intake.phone')}
          type="tel"
          autoComplete="off"
          value={newCustomer.phoneNumber}
          onChange={(phoneNumber) => set({ phoneNumber })}
          fault={faults['newCustomer.phoneNumber']}
        />
        <DraftField
          label={translate('intake.email')}
          type="email"
          autoComplete="off"
          value={newCustomer.email}
          onChange={(email) => set({ email })}
          fault={faults['newCustomer.email']}
          helperText={translate('intake.emailHelp')}
        />
        <DraftField
          label={translate('intake.zipCode')}
          autoComplete="off"
          value={newCustomer.zipCode}
          onChange={(zipCode) => set({ zipCode })}
          fault={faults['newCustomer.zipCode']}
        />
      </Box>
      <BusinessPart {...props} />
      <Choices
        label={translate('intake.language')}
        options={[
          { value: 'nl' as const, text: 'Nederlands' },
          { value: 'en' as const, text: 'English' },
        ]}
        isChosen={(language) => newCustomer.language === language}
        onPress={(language) => set({ language })}
      />
      <Box>
        <Button onClick={() => change({ isNewCustomer: false, isNewDevice: false })} sx={{ minHeight: 44 }}>
          {translate('intake.searchInstead')}
        </Button>
      </Box>
    </>
  )
}
