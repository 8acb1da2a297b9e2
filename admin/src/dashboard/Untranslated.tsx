import { titleOf } from '../generate/formatValue'
import { useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import { type Page, type TranslatableAtGlance, translatedAmong } from './dashboardQueries'
import { GlanceList } from './GlanceList'

const shown = 6

/** What visitors can read in one language only. */
export function Untranslated({ pages }: { pages: Record<string, Page<TranslatableAtGlance> | undefined> }) {
  const { say, read, language } = useWords()
  const { entities } = useManaged()
  const lacking = translatedAmong(entities).flatMap((entity) =>
    (pages[`${entity.name}_translated`]?.items ?? [])
      .filter(({ sibling }) => sibling === null)
      .map((record) => ({ entity, record })),
  )
  if (lacking.length === 0) return <p>{say('dashboard.allTranslated')}</p>

  return (
    <>
      <GlanceList
        lines={lacking.slice(0, shown).map(({ entity, record }) => ({
          key: `${entity.name}-${record.id}`,
          to: `/${entity.name}/${record.id}`,
          title: titleOf(entity, record, language) || say('list.untitled'),
          detail: read(entity.label),
          end: say(record.language === 'nl' ? 'dashboard.lacksEnglish' : 'dashboard.lacksDutch'),
        }))}
      />
      {lacking.length > shown && <p>{say('dashboard.more', { count: lacking.length - shown })}</p>}
    </>
  )
}
