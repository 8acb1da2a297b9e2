import type { FormRecord } from '../dataProvider/FormRecord'
import type { DeviceKind, MessageKind } from '../generated/graphql'
import { useTranslation } from '../i18n/useTranslation'
import { BeginIntake } from '../intake/BeginIntake'
import { draftOfPerson } from '../intake/draftOfPerson'
import type { IntakeDraft } from '../intake/IntakeDraft'

interface MessageIntakeProps {
  message: FormRecord
  kind: MessageKind
}

/** Begins the intake of a repair with what the visitor has written. */
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
  return kind === 'phone' ? { ...draft, newDevice: { ...draft.newDevice, kind: 'phone' as DeviceKind } } : draft
}
