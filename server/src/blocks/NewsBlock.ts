import { NewsItem } from '../entities/NewsItem.js'
import { Count, Flag, Records } from '../fields/decorators.js'
import { BlockType } from '../fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The latest news in the language of the page.')
export class NewsBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Count({ min: 1, most: 9, default: 3 })
  count: number

  @Records(() => NewsItem)
  newsItems: NewsItem[]
}
