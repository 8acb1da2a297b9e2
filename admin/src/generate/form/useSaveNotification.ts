import { useNotify, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { failureOf } from '../../dataProvider/failureOf'
import { nameOf } from '../../format/formatValue'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'

/** Notifies of the result of a save, naming the record; returns the errors of the fields to the form. */
export function useSaveNotification() {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const translateReason = useTranslate()
  const notify = useNotify()

  const notifySaved = useCallback(
    (key: 'message.created' | 'message.changed', record: FormRecord) => {
      const values = { ...entityNames(entity, language), title: nameOf(entity, record, language) }
      // What has no list is one of its kind and needs no name.
      notify(translate(entity.hasList ? key : 'message.changedOnly', values), { type: 'success' })
    },
    [entity, language, notify, translate],
  )
  const notifyFailed = useCallback(
    (failure: unknown): Record<string, string> | undefined => {
      const { message, body } = failureOf(failure)
      const reason = body?.errors ? translate('message.invalid') : translateReason(message, { _: message })
      notify(translate('message.saveFailed', { ...entityNames(entity, language), reason }), { type: 'error' })
      return body?.errors
    },
    [entity, language, notify, translate, translateReason],
  )
  return { notifySaved, notifyFailed }
}
