import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { codePath } from '../../kernel/generate/form/codePath'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'

/** What the shop does not know yet is made from its barcode; what is on the sale stays there meanwhile. */
export function UnknownCode({ code }: { code: string }) {
  const { translate } = useTranslation()
  const { entities } = useManaged()
  const names = (['product', 'zzpProduct'] as const).filter((name) => entities.some((each) => each.name === name))
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {translate('till.unknownCode', { code })}
      {names.map((name) => (
        <Button key={name} component={Link} to={codePath(name, code)} sx={{ minHeight: 44, ml: 1 }}>
          {translate(name === 'product' ? 'till.newProduct' : 'till.newPart')}
        </Button>
      ))}
    </Alert>
  )
}
