import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useNavigate } from 'react-router'
import type { FormRecord } from '../dataProvider/FormRecord'
import type { FoundRecords } from '../dataProvider/FoundRecords'
import { titleOf } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { filteredList } from '../managed/filteredList'
import { fieldNamed } from '../managed/ManagedCatalogue'
import { useManaged } from '../managed/ManagedContext'
import type { Language, ManagedEntity } from '../managed/ManagedEntity'
import { recordPath } from '../managed/screens'
import { sectionIcon } from '../navigation/menuGroups'
import { useDebounced } from '../typing/useDebounced'
import type { Command, CommandGroup } from './Command'
import { useFoundTexts } from './useFoundTexts'

const shortestSearch = 2

/** Records that have what is typed, by section. */
export function useFoundRecords(typed: string) {
  const { translate, localize, language } = useTranslation()
  const catalogue = useManaged()
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const text = useDebounced(typed.trim())
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
      commands.push({ id: `${name}-all`, icon: 'search', text: translate('command.all', { total }), run: wholeList })
    }
    return { id: name, title: localize(entity.pluralLabel), commands }
  })
  const known = new Set(groups.flatMap(({ commands }) => commands.map(({ id }) => id)))
  const inTexts = useFoundTexts(text, isWorthwhile, known)
  const isWaiting = isFetching || typed.trim() !== text
  return {
    groups: [...groups, ...inTexts],
    isWaiting: isWaiting && typed.trim().length >= shortestSearch,
    isFailed: isError,
    retry: refetch,
  }
}

/** The name of a found record and a detail that distinguishes it from others. A job is named after its customer. */
export function recordName(entity: ManagedEntity, record: FormRecord, language: Language) {
  const title = titleOf(entity, record, language)
  if (fieldNamed(entity, entity.titleField)?.kind.isChoice) {
    const owner = Object.values(record.referenced)[0]?.title
    return { text: [owner, String(record.number ?? `#${record.id}`)].filter(Boolean).join(' '), detail: title }
  }
  const second = entity.fields.find(
    ({ name, kind, inList }) => inList && kind.words === 'line' && name !== entity.titleField && record[name],
  )
  const details = [record.language?.toUpperCase(), second && String(record[second.name])]
  return { text: title || `#${record.id}`, detail: details.filter(Boolean).join(' · ') || undefined }
}
