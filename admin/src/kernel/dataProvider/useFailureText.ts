import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { Refusal } from '../graphql/Refusal'
import { failureOf } from './failureOf'

/** Why a call failed: the server's message, or one of the catalogue when the server did not respond. */
export function useFailureText(): (thrown: unknown) => string {
  const translate = useTranslate()
  return useCallback(
    (thrown) => {
      const { message } = thrown instanceof Refusal ? thrown : failureOf(thrown)
      return translate(message, { _: message })
    },
    [translate],
  )
}
