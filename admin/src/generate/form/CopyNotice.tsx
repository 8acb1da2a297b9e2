import Alert from '@mui/material/Alert'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useWords } from '../../i18n/useWords'
import { isVisibility } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'

/** Above a new record that begins as a copy: what was taken over and what was not. */
export function CopyNotice({ original }: { original: FormRecord }) {
  const entity = useEntity()
  const { say, read, language } = useWords()
  const left = entity.fields.filter(
    ({ name, unique, required, readOnly }) => unique && !readOnly && !(required && name === entity.titleField),
  )
  const texts = [
    `${say('copy.of', { title: titleOf(entity, original, language) || say('list.untitled') })}.`,
    left.length > 0 && say('copy.without', { fields: left.map(({ label }) => read(label)).join(', ') }),
    entity.fields.some(isVisibility) && say('copy.hidden'),
    original.sibling && say('copy.translation'),
  ]
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 820 }}>
      {texts.filter(Boolean).join(' ')}
    </Alert>
  )
}
