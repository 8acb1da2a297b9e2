import { ToolbarButton } from '../../components/ToolbarButton'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { canDuplicate } from '../../managed/screens'
import { sourcePath } from './sourceQuery'

/** To the form for a new record that begins as a copy of this one. */
export function DuplicateButton({ id }: { id: number }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  if (!canDuplicate(entity)) return null
  return (
    <ToolbarButton icon="copy" label={translate('form.duplicate')} to={sourcePath(entity.name, { kind: 'copy', id })} />
  )
}
