import Alert from '@mui/material/Alert'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { isVisibility } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'

/** Above a new record that begins as a copy: what was taken over and what was not. */
export function CopyNotice({ original }: { original: FormRecord }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const left = entity.fields.filter(
    ({ name, unique, required, readOnly }) => unique && !readOnly && !(required && name === entity.titleField),
  )
  const texts = [
    `${translate('copy.of', { title: titleOf(entity, original, language) || translate('list.untitled') })}.`,
    left.length > 0 && translate('copy.without', { fields: left.map(({ label }) => localize(label)).join(', ') }),
    entity.fields.some(isVisibility) && translate('copy.hidden'),
    original.sibling && translate('copy.translation'),
  ]
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 820 }}>
      {texts.filter(Boolean).join(' ')}
    </Alert>
  )
}
