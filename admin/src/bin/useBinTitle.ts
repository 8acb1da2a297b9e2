import { titleOf } from '../format/formatValue'
import { entityWords, useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import type { BinItem } from './binQueries'

/** What something in the bin is and was called, in the reader's words. */
export function useBinTitle() {
  const catalogue = useManaged()
  const { say, language } = useWords()
  return ({ entity: name, title }: Pick<BinItem, 'entity' | 'title'>) => {
    const entity = catalogue.entity(name)
    const named = titleOf(entity, { [entity.titleField]: title }, language) || say('list.untitled')
    return { label: entity.label[language], title: named, words: { ...entityWords(entity, language), title: named } }
  }
}
