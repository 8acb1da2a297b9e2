import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useNoticedCall } from '../dataProvider/useNoticedCall'
import { useTranslation } from '../i18n/useTranslation'
import { useEntity } from '../managed/ManagedContext'
import { LeadingPlaces } from './LeadingPlaces'
import { NamingTexts } from './NamingTexts'
import { TargetChoice } from './TargetChoice'
import { redirectVisitors, useLeadingPlaces } from './useLeadingPlaces'

/** What leads to a record that visitors do not see, and a field that says where they could go instead. */
export default function Leaving({ record: { id, language } }: { record: FormRecord }) {
  const { name: entity } = useEntity()
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [target, setTarget] = useState('')
  const going = { entity, id, withTranslation: false }
  const leading = useLeadingPlaces(going)
  if (!leading || leading.addresses.length === 0) return null
  const to = target.trim()
  const redirect = () =>
    run(async () => {
      await redirectVisitors(going, to)
      return translate('leading.redirected', { to })
    })
  return (
    <Alert severity="info" sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {translate('leading.hidden', { address: leading.addresses[0] })}
      <LeadingPlaces leading={leading} entity={entity} />
      <NamingTexts id={id} going="hidden" />
      <TargetChoice value={target} onChange={setTarget} language={language} />
      <Button
        variant="outlined"
        size="small"
        disabled={isBusy || to === ''}
        onClick={() => void redirect()}
        sx={{ mt: 1 }}
      >
        {translate('leading.redirect')}
      </Button>
    </Alert>
  )
}
