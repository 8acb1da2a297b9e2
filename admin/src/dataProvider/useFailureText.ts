import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { Refusal } from '../graphql/Refusal'
import { failureOf } from './failureOf'

/** Why something was not done: in the server's words, or in our own when it did not answer. */
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
