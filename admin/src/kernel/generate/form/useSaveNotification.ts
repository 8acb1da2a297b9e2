import { useNotify, useTranslate } from 'ra-core'
import { createElement, useCallback } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { failureOf } from '../../dataProvider/failureOf'
import { nameOf } from '../../format/formatValue'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { UnsaidNotice } from '../../placeholders/UnsaidNotice'
import { unsaidDetails } from '../../placeholders/unsaidDetails'

/** Long enough to read what is missing, and to go there. */
const unsaidMilliseconds = 15_000

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
      const said = translate(entity.hasList ? key : 'message.changedOnly', values)
      const unsaid = unsaidDetails(entity, record)
      if (unsaid.length === 0) notify(said, { type: 'success' })
      else notify(createElement(UnsaidNotice, { said, unsaid }), { autoHideDuration: unsaidMilliseconds })
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
