import { Extensions } from 'type-graphql'
import { ShopError } from '../errors/ShopError.js'
import type { SecretRight, Viewer } from './Viewer.js'

const extension = 'secret'

/** Who is told: people alone, or programs too whose token has the right. */
export type Audience = SecretRight | 'people'

/**
 * Declares that an operation or a field answers a secret: what opens something to anyone who holds it. No program is told
 * unless its token has the right by name.
 */
export function Secret(audience: Audience): MethodDecorator & PropertyDecorator {
  return Extensions({ [extension]: audience })
}

/** The audience of a declared field. */
export function audienceOf({ extensions }: { extensions?: unknown }): Audience | undefined {
  return (extensions as Record<string, Audience> | undefined)?.[extension]
}

/** @throws ShopError FORBIDDEN to a program without the right to be told */
export function assertTold(viewer: Viewer | null, audience: Audience): void {
  if (!viewer?.limits || (audience !== 'people' && viewer.limits.secrets.has(audience))) return
  throw new ShopError('FORBIDDEN', {
    message: { key: audience === 'people' ? 'accessToken.noPerson' : `accessToken.no.${audience}` },
  })
}
