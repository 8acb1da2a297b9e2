import { LessThanOrEqual } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { PreviewLink } from '../../kernel/publication/PreviewLink.js'
import { PreviewAnswer } from './PreviewAnswer.js'
import { PreviewLinkResolver } from './PreviewLinkResolver.js'
import { VisitorPreviewResolver } from './VisitorPreviewResolver.js'

/** What was ticked off stands in the history of its record, too. */
const settledMilliseconds = 90 * 24 * 60 * 60 * 1000

export const previewLinksFeature: Feature = {
  tables: [PreviewLink, PreviewAnswer],
  resolvers: () => [PreviewLinkResolver, VisitorPreviewResolver],
  async expire({ services: { database } }, now) {
    const long = new Date(now.getTime() - settledMilliseconds).toISOString()
    await database.write(async (manager) => {
      await manager.delete(PreviewLink, { expiresAt: LessThanOrEqual(now.toISOString()) })
      await manager.delete(PreviewAnswer, { settledAt: LessThanOrEqual(long) })
    })
  },
}
