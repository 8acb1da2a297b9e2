import { useNotify, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { failureOf } from '../../dataProvider/failureOf'
import { titleOf } from '../../format/formatValue'
import { entityWords, useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'

/** Notifies of the result of a save, naming the record; returns the errors of the fields to the form. */
export function useSaveNotification() {
  const entity = useEntity()
  const { say, language } = useWords()
  const translate = useTranslate()
  const notify = useNotify()

  const notifySaved = useCallback(
    (key: 'message.created' | 'message.changed', record: FormRecord) => {
      const words = { ...entityWords(entity, language), title: titleOf(entity, record, language) }
      // What has no list is one of its kind and needs no name.
      notify(say(entity.hasList ? key : 'message.changedOnly', words), { type: 'success' })
    },
    [entity, language, notify, say],
  )
  const notifyFailed = useCallback(
    (failure: unknown): Record<string, string> | undefined => {
      const { message, body } = failureOf(failure)
      const reason = body?.errors ? say('message.invalid') : translate(message, { _: message })
      notify(say('message.saveFailed', { ...entityWords(entity, language), reason }), { type: 'error' })
      return body?.errors
    },
    [entity, language, notify, say, translate],
  )
  return { notifySaved, notifyFailed }
}
