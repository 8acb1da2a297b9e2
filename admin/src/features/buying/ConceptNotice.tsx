import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** That a product was made of what was bought, which visitors do not see yet, and where it is published. */
export function ConceptNotice({ id, title }: { id: number; title: string }) {
  const { translate } = useTranslation()
  return (
    <Alert
      severity="success"
      action={
        <Button component={Link} to={`/product/${id}`} color="inherit" sx={{ minHeight: 44 }}>
          {translate('buying.toForm')}
        </Button>
      }
    >
      {translate('buying.concept', { title })}
    </Alert>
  )
}
