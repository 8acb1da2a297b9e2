import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { RetentionRule } from '../../kernel/managed/ManagedCatalogue'
import { useManaged } from '../../kernel/managed/ManagedContext'

/** The retention periods, and what to do when a customer asks for their data or its erasure. */
export default function PrivacyScreen() {
  const { retention } = useManaged()
  const { translate } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, pb: 4 }}>
      <Panel title={translate('privacy.customers')} text={translate('privacy.customersText')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button component={Link} to="/customer" variant="outlined">
            {translate('privacy.toCustomers')}
          </Button>
          <Button component={Link} to="/erasure" variant="outlined" color="inherit">
            {translate('privacy.toErasures')}
          </Button>
        </Box>
      </Panel>
      <Panel title={translate('privacy.retention')} text={translate('privacy.retentionText')}>
        <Box component="dl" sx={{ m: 0, mt: 2 }}>
          {retention.map((rule) => (
            <RetentionLine key={rule.kind} rule={rule} />
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 1.5, sm: 2.5 } }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
        {text}
      </Box>
      {children}
    </Box>
  )
}

function RetentionLine({ rule: { label, help, period } }: { rule: RetentionRule }) {
  const { translate, localize } = useTranslation()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dt">
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {localize(label)}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
          {localize(help)}
        </Box>
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Box component="span" sx={{ display: 'block' }}>
          {period ? localize(period) : translate('privacy.forEver')}
        </Box>
      </Box>
    </Box>
  )
}
