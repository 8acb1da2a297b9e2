import type { TrashQuery } from '../../generated/graphql'
import { titleOf } from '../format/formatValue'
import { entityNames, useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'

/** A deletion that can be undone. */
export type TrashItem = TrashQuery['bin']['items'][number]

/** The kind and title of a record in the trash, in the user's language. */
export function useTrashTitle() {
  const catalogue = useManaged()
  const { translate, language } = useTranslation()
  return ({ entity: name, title }: Pick<TrashItem, 'entity' | 'title'>) => {
    const entity = catalogue.entity(name)
    const named = titleOf(entity, { [entity.titleField]: title }, language) || translate('list.untitled')
    return { label: entity.label[language], title: named, values: { ...entityNames(entity, language), title: named } }
  }
}
