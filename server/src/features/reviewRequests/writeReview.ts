import { IsNull } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { say } from '../../kernel/i18n/say.js'
import { insertRecord } from '../../kernel/records/createRecord.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { records } from '../../kernel/records/records.js'
import { validate } from '../../kernel/records/validate.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { strangerTextFaults } from '../messages/strangerText.js'
import { Review } from '../reviews/Review.js'
import { Service } from '../services/Service.js'
import { shopDay } from '../statistics/countPageView.js'
import { openReviewRequest } from './openReviewRequest.js'
import { ReviewRequest } from './ReviewRequest.js'

export interface WrittenReview {
  /** Null where none were chosen. */
  stars: number | null
  text: string
  /** The name that is shown with it. */
  name: string
}

/**
 * Stores the review of a customer who was asked for it, once. Visitors see it when the shop shows it.
 * @throws ShopError NOT_FOUND, VALIDATION for all that is at fault, CONFLICT for one that was written or is too late
 */
export async function writeReview(context: Context, code: string, written: WrittenReview): Promise<void> {
  const { request, customer, isOver } = await openReviewRequest(context, code)
  if (isOver) throw new ShopError('CONFLICT', { message: { key: 'review.over' } })
  if (request.answeredAt !== null) throw new ShopError('CONFLICT', { message: { key: 'review.written' } })
  const values = withDefaults(Review, {
    language: request.language,
    name: written.name,
    text: written.text.replaceAll('\r\n', '\n'),
    stars: written.stars,
    writtenOn: shopDay(new Date(), context.services.settings.timeZone),
    service: await serviceIn(context, request),
    source: say(request.language, { key: 'review.source' }),
    visible: false,
  })
  const faults: FieldErrors = {
    ...strangerTextFaults('review', values, ['name']),
    ...(written.stars === null && { stars: [{ key: 'review.stars' }] }),
  }
  await validate(Review, inputsFor(Review).create, values, values, faults)
  await context.services.database.writeTogether(async (database) => {
    const own = { ...context, services: { ...context.services, database } }
    await database.write(async (manager) => {
      const answeredAt = new Date().toISOString()
      const { affected } = await manager.update(ReviewRequest, { id: request.id, answeredAt: IsNull() }, { answeredAt })
      if (!affected) throw new ShopError('CONFLICT', { message: { key: 'review.written' } })
    })
    const { id } = await insertRecord(own, managedEntity(Review), values)
    await database.write((manager) =>
      records.updateWhere(manager, Review, { id }, { customer: customer.id }, unnoticed),
    )
  })
}

/** The service that a customer was asked about, in the language of the review; null where there is none in it. */
async function serviceIn({ services }: Context, { service, language }: ReviewRequest): Promise<number | null> {
  const { reader } = services.database
  const asked = service === null ? null : await reader.findOneBy(Service, { id: service })
  const own = asked && (await reader.findOneBy(Service, { pair: asked.pair, language }))
  return own?.id ?? null
}
