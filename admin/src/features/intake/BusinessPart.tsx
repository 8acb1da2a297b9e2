import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { DraftField } from './DraftField'
import { JobReference } from './JobReference'
import type { PartProps } from './PartProps'

const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }

/** The company of a new customer, by one press; what the customer of a shop mostly is has none. */
export function BusinessPart(props: PartProps) {
  const { translate } = useTranslation()
  const { draft, change, faults } = props
  const { business } = draft
  if (!business) {
    return (
      <Box>
        <Button
          startIcon={<Icon name="plus" />}
          aria-expanded={false}
          onClick={() => change({ business: { company: '', kvkNumber: '', vatNumber: '', city: '' } })}
          sx={{ minHeight: 44 }}
        >
          {translate('intake.business')}
        </Button>
      </Box>
    )
  }
  const field = (name: keyof typeof business) => ({
    label: translate(`intake.${name}`),
    autoComplete: 'off',
    value: business[name],
    onChange: (typed: string) => change({ business: { ...business, [name]: typed } }),
    fault: faults[`newCustomer.${name}`],
  })
  return (
    <Box sx={twoColumns}>
      <DraftField {...field('company')} autoFocus={business.company === ''} />
      <DraftField {...field('city')} />
      <DraftField {...field('kvkNumber')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      <DraftField {...field('vatNumber')} />
      <JobReference {...props} />
      <Box sx={{ alignSelf: 'start' }}>
        <Button onClick={() => change({ business: null, reference: '' })} sx={{ minHeight: 44 }}>
          {translate('intake.noBusiness')}
        </Button>
      </Box>
    </Box>
  )
}
