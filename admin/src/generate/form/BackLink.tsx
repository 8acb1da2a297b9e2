import { ToolbarButton } from '../../components/ToolbarButton'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import { overviewPath } from '../../managed/screens'

/** Back to the list that a record stands in, or to the dashboard where there is no list. */
export function BackLink() {
  const entity = useEntity()
  const { say } = useWords()
  return (
    <ToolbarButton
      icon="previous"
      words={say(entity.hasList ? 'form.cancel' : 'page.toDashboard')}
      wordsFrom="sm"
      to={overviewPath(entity)}
    />
  )
}
