import { ToolbarButton } from '../../components/ToolbarButton'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import { canDuplicate } from '../../managed/screens'
import { sourcePath } from './sourceQuery'

/** To the form for a new record that begins as a copy of this one. */
export function DuplicateButton({ id }: { id: number }) {
  const entity = useEntity()
  const { say } = useWords()
  if (!canDuplicate(entity)) return null
  return <ToolbarButton icon="copy" words={say('form.duplicate')} to={sourcePath(entity.name, { kind: 'copy', id })} />
}
