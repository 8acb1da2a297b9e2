import { ToolbarButton } from '../../components/ToolbarButton'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'

/** From a record to its versions. */
export function HistoryButton({ id }: { id: number }) {
  const { name } = useEntity()
  const { say } = useWords()
  return <ToolbarButton icon="clock" words={say('history.title')} to={`/${name}/${id}/history`} />
}
