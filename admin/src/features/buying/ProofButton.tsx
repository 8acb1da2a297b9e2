import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'

/** Opens the proof of a purchase, to print it. @param number of a purchase among others */
export function ProofButton({ id, number, label }: { id: number; number?: string; label: string }) {
  const { translate } = useTranslation()
  return (
    <Button
      component="a"
      href={`/cougarXr7/preview/inkoop/${id}/a4.pdf`}
      target="_blank"
      rel="noreferrer"
      color="inherit"
      aria-label={number && translate('buying.proofOf', { number })}
      startIcon={<Icon name="printer" />}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  )
}
