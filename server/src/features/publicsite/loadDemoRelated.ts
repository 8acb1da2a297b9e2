import { related } from '../../../demo/content/related.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { languages } from '../../kernel/shared/screens.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { NewsItem } from '../news/NewsItem.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { Tip } from '../tips/Tip.js'

const types = { service: Service, product: Product, tip: Tip, newsItem: NewsItem } as const

/** Says what belongs to what, once all of it is there: the kinds refer to each other. */
export async function loadDemoRelated(demo: Demo): Promise<void> {
  const { context, inputs } = demo
  for (const { of, key, service, product, tip, newsItem } of related) {
    for (const language of languages) {
      const id = inputs.idOf(types[of], key, language)
      const chosen = inputs.inputOf(
        types[of],
        { relatedService: service, relatedProduct: product, relatedTip: tip, relatedNewsItem: newsItem },
        language,
      )
      const row = (await context.services.database.reader.findOneByOrFail(types[of], { id })) as unknown as Row
      await updateRecord(context, managedEntity(types[of]), id, chosen)
      await setAge(demo, types[of], id, String(row.createdAt), String(row.updatedAt))
    }
  }
}
