import Alert, { type AlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCloseNotification } from 'ra-core'
import { useNavigate } from 'react-router'
import { useTranslation } from '../i18n/useTranslation'
import type { ShopText } from '../shop/filledText'

interface UnsaidNoticeProps extends AlertProps {
  /** That the record is saved. */
  said: string
  unsaid: readonly ShopText[]
}

const hours = 'openingHours'

/** After a save: what the record names of the shop that is not filled in yet, and the way to where that is done. */
export function UnsaidNotice({ said, unsaid, ...alert }: UnsaidNoticeProps) {
  const { translate, localize, language } = useTranslation()
  const navigate = useNavigate()
  const close = useCloseNotification()
  const place = unsaid.every(({ name }) => name === hours) ? '/shopSettings/1/openingstijden' : '/shopSettings/1'
  const details = new Intl.ListFormat(language).format(unsaid.map(({ label }) => localize(label)))
  return (
    <Alert
      {...alert}
      severity="warning"
      variant="standard"
      sx={{ maxWidth: 640 }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            close()
            navigate(place)
          }}
        >
          {translate('placeholders.fillIn')}
        </Button>
      }
    >
      {said} {translate('placeholders.unsaid', { details })}
    </Alert>
  )
}
