import type { Session } from '../scripts/house/session.mjs'

/** What visitors of a story make an appointment for: one at once in the shop, all day. */
export interface StoryKind {
  id: number
  url: string
  title: string
}

let count = 0

/** A kind of appointment of a story's own, so that all its times are free. */
export async function addKind(api: Session, fields: object = {}): Promise<StoryKind> {
  const title = `Nakijken ${Date.now()} ${++count}`
  const input = {
    titleNl: title,
    titleEn: `Check ${title}`,
    priceNl: 'gratis',
    priceEn: 'free',
    minutes: 30,
    ...fields,
  }
  const { kind } = await api.graphql<{ kind: { id: number; url: string } }>(
    'mutation ($input: CreateAppointmentKindInput!) { kind: createAppointmentKind(input: $input) { id url } }',
    { input },
  )
  return { ...kind, title }
}

/** Runs a part of a story while the shop offers no kinds of appointment. */
export async function withoutKinds(api: Session, story: () => Promise<void>): Promise<void> {
  const { kinds } = await api.graphql<{ kinds: { items: { id: number; isOffered: boolean }[] } }>(
    '{ kinds: appointmentKinds(perPage: 100) { items { id isOffered } } }',
  )
  const offered = kinds.items.filter(({ isOffered }) => isOffered)
  const offer = async (isOffered: boolean) => {
    for (const { id } of offered) {
      await api.graphql(
        'mutation ($id: Int!, $input: UpdateAppointmentKindInput!) { updateAppointmentKind(id: $id, input: $input) { id } }',
        { id, input: { isOffered } },
      )
    }
  }
  await offer(false)
  try {
    await story()
  } finally {
    await offer(true)
  }
}
