import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useNavigate } from 'react-router'
import type { FoundRecords } from '../dataProvider/FoundRecords'
import { useWords } from '../i18n/useWords'
import { filteredList } from '../managed/filteredList'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import { sectionIcon } from '../navigation/menuGroups'
import { usePaused } from '../typing/usePaused'
import type { Command, CommandGroup } from './Command'
import { recordName } from './recordName'

const shortestSearch = 2

/** Records that have what is typed, by section. */
export function useFoundRecords(typed: string) {
  const { say, read, language } = useWords()
  const catalogue = useManaged()
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const text = usePaused(typed.trim())
  const isWorthwhile = text.length >= shortestSearch
  const { data, isFetching, isError, refetch } = useQuery<FoundRecords[]>({
    queryKey: ['commands', text],
    queryFn: () => dataProvider.search(text),
    enabled: isWorthwhile,
    gcTime: 0,
  })

  const found = (isWorthwhile && data) || []
  const groups: CommandGroup[] = found.map(({ name, total, records }) => {
    const entity = catalogue.entity(name)
    const icon = sectionIcon(entity)
    const wholeList = () => navigate(filteredList(name, { q: text }))
    const commands: Command[] = records.map((record) => {
      const path = recordPath(entity, record.id)
      const run = path === undefined ? wholeList : () => navigate(path)
      return { id: `${name}-${record.id}`, icon, ...recordName(entity, record, language), run }
    })
    if (total > records.length) {
      commands.push({ id: `${name}-all`, icon: 'search', text: say('command.all', { total }), run: wholeList })
    }
    return { id: name, title: read(entity.pluralLabel), commands }
  })
  const isWaiting = isFetching || typed.trim() !== text
  return { groups, isWaiting: isWaiting && typed.trim().length >= shortestSearch, isFailed: isError, retry: refetch }
}
