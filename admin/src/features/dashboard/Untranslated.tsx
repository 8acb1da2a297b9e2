import { titleOf } from '../../kernel/format/formatValue'
import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filteredList } from '../../kernel/managed/filteredList'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { type TranslatableAtGlance, translatedAmong, translationStates, untranslatedShown } from './dashboardQueries'
import { GlanceList } from './GlanceList'

/** What visitors can read in one language only, and then what is newer in Dutch than in English. */
export function Untranslated({ pages }: { pages: Record<string, ListPage<TranslatableAtGlance> | undefined> }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  const lists = translationStates.flatMap((state) =>
    translatedAmong(entities).map((entity) => ({ entity, state, page: pages[`${entity.name}_${state}`] })),
  )
  const shown = lists
    .flatMap(({ entity, state, page }) => (page?.items ?? []).map((record) => ({ entity, state, record })))
    .sort(
      (one, other) =>
        translationStates.indexOf(one.state) - translationStates.indexOf(other.state) ||
        other.record.updatedAt.localeCompare(one.record.updatedAt),
    )
    .slice(0, untranslatedShown)
  if (shown.length === 0) return <p>{translate('dashboard.allTranslated')}</p>

  const rest = lists
    .map(({ entity, state, page }) => ({
      entity,
      state,
      count: (page?.total ?? 0) - shown.filter((line) => line.entity === entity && line.state === state).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <GlanceList
      lines={[
        ...shown.map(({ entity, state, record }) => ({
          key: `${entity.name}-${record.id}`,
          to: `/${entity.name}/${record.id}`,
          title: titleOf(entity, record, language) || translate('list.untitled'),
          detail: localize(entity.label),
          end:
            state === 'outdated'
              ? translate('dashboard.outdatedEnglish')
              : translate(record.language === 'nl' ? 'dashboard.lacksEnglish' : 'dashboard.lacksDutch'),
        })),
        ...rest.map(({ entity, state, count }) => ({
          key: `${entity.name}-${state}`,
          to: filteredList(entity.name, { translationState: state }),
          title: localize(entity.pluralLabel),
          detail: translate(`translation.${state}`),
          end: translate('dashboard.more', { count }),
        })),
      ]}
    />
  )
}
