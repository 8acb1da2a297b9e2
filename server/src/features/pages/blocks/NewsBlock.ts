import { Count, Flag, Records } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { NewsItem } from '../../news/NewsItem.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The latest news in the language of the page.')
export class NewsBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Count({ min: 1, max: 9, default: 3 })
  count: number

  @Records(() => NewsItem)
  newsItems: NewsItem[]
}
