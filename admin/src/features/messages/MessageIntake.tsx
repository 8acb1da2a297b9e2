import { type DeviceKind, type MessageKind, PhotosOfMessageDocument } from '../../generated/graphql'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { askServer } from '../../kernel/graphql/askServer'
import { NoAnswer } from '../../kernel/graphql/NoAnswer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { BeginIntake } from '../intake/BeginIntake'
import { draftOfPerson } from '../intake/draftOfPerson'
import type { IntakeDraft } from '../intake/IntakeDraft'
import { photoQueue } from '../jobs/photos/PhotoQueue'

interface MessageIntakeProps {
  message: FormRecord
  kind: MessageKind
}

/** Begins the intake of a repair with what the visitor has written and sent along. */
export function MessageIntake({ message, kind }: MessageIntakeProps) {
  const { translate } = useTranslation()
  return (
    <BeginIntake
      label={translate('inbox.makeRepair')}
      lost={translate('inbox.intakeLost')}
      draft={() => draftOfMessage(message, kind)}
    />
  )
}

async function draftOfMessage(message: FormRecord, kind: MessageKind): Promise<IntakeDraft> {
  const text = (name: string) => (typeof message[name] === 'string' ? (message[name] as string) : '')
  const draft = await draftOfPerson({
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    language: message.language === 'en' ? 'en' : 'nl',
    problem: text('message') || text('descriptionProblem'),
  })
  await addPhotos(draft.key, kind, Number(message.id))
  return kind === 'phone' ? { ...draft, newDevice: { ...draft.newDevice, kind: 'phone' as DeviceKind } } : draft
}

/** The photos of the message become photos of the intake. */
async function addPhotos(intake: string, kind: MessageKind, id: number): Promise<void> {
  const { messagePhotos } = await askServer({ query: PhotosOfMessageDocument, variables: { kind, id } })
  const files = await Promise.all(messagePhotos.map(({ url }) => sentPhoto(url)))
  await photoQueue.add(files, { job: null, id: null, intake, kind: 'before', isShown: false })
}

/** @throws NoAnswer */
async function sentPhoto(url: string): Promise<Blob> {
  const response = await fetch(url).catch(() => null)
  if (!response?.ok) throw new NoAnswer(response?.status ?? 0)
  return response.blob()
}
