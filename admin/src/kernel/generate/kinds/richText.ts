import type { FieldKind } from '../../managed/ManagedEntity'
import { filledText } from '../../shop/filledText'
import { lazyWidget } from '../field/lazyWidget'
import { storedAsIs } from './plainValues'

export const richText: FieldKind = {
  Input: lazyWidget(() => import('../richText/RichTextField'), 560),
  text: (value, _field, record, { language }) => filledText(wordsOf(String(value)), record.language ?? language),
  ...storedAsIs,
  room: () => 'long',
  isLong: true,
  words: 'html',
  isOfLanguage: true,
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
