import { useNoticedCall } from '../../../kernel/dataProvider/useNoticedCall'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { moveJob } from '../board/moveJob'
import type { JobHead } from '../jobHeadQuery'
import { statusesOf } from '../jobStatuses'

/** What is said to the customer along with a status. */
export interface Word {
  note: string
  holdBackNotice: boolean
}

/** Gives a job another status in one call; what has changed is read again. */
export function useStatusChange(id: number, { number, version, status, customer }: JobHead) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const { isBusy, run } = useNoticedCall()

  function change(to: string, { note, holdBackNotice }: Word) {
    return run(async () => {
      await moveJob(entity, { id, version, status }, { status: to, note: note.trim() || undefined, holdBackNotice })
      const label = statusesOf(entity).find(({ value }) => value === to)?.label
      return translate('jobs.movedJob', { number, customer: customer.name, status: label ? localize(label) : to })
    })
  }
  return { isBusy, change }
}
