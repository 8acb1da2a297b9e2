import { Count, Flag, Records, Reference, References } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { NewsCategory } from '../../news/NewsCategory.js'
import { NewsGroup } from '../../news/NewsGroup.js'
import { NewsItem } from '../../news/NewsItem.js'
import { BlockOptions } from './blockOptions.js'

/** Exactly one of: a random choice, chosen items, or a category and/or a group, which then must both match. */
@BlockType('Chosen news in the language of the page.', (block: SpecificNewsBlock) => {
  const ways = [block.randomOrder, block.chosenNews.length > 0, block.category !== null || block.group !== null]
  return { chosenNews: ways.filter(Boolean).length !== 1 && { key: 'block.oneWayOfNews' } }
})
export class SpecificNewsBlock extends BlockOptions {
  @Flag()
  randomOrder: boolean

  @References(() => NewsItem, { max: 9 })
  chosenNews: number[]

  @Reference(() => NewsCategory)
  category: number | null

  @Reference(() => NewsGroup)
  group: number | null

  @Count({ min: 1, max: 9, default: 3 })
  count: number

  @Records(() => NewsItem)
  newsItems: NewsItem[]
}
