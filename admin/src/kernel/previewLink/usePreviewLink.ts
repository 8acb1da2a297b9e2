import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import {
  MakePreviewLinkDocument,
  type PreviewAnswerFieldsFragment,
  type PreviewLinkFieldsFragment,
  RecordPreviewDocument,
  RevokePreviewLinkDocument,
  SettlePreviewAnswerDocument,
} from '../../generated/graphql'
import { useFailureText } from '../dataProvider/useFailureText'
import { KeptDraft } from '../generate/drafts/KeptDraft'
import { askServer } from '../graphql/askServer'
import { useEntity } from '../managed/ManagedContext'
import { entityName } from '../managed/ManagedEntity'

/** The link of a record, made and copied at once, and what was said of it. What is typed is kept as a draft before. */
export function usePreviewLink(id: number) {
  const { name } = useEntity()
  const draft = useContext(KeptDraft)
  const { dirtyFields } = useFormState()
  const failureText = useFailureText()
  const [link, setLink] = useState<PreviewLinkFieldsFragment | null>(null)
  const [answers, setAnswers] = useState<PreviewAnswerFieldsFragment[]>([])
  const [isBusy, setBusy] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const [copied, setCopied] = useState<boolean>()
  const of = { entity: entityName(name), record: id }

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
    setBusy(false)
  }
  const copy = useCallback(async (address: string) => {
    // A browser may want another press for it, and has no clipboard where the connection is not secure.
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }, [])
  const make = () =>
    attempt(async () => {
      const { makePreviewLink } = await askServer({ query: MakePreviewLinkDocument, variables: of })
      setLink(makePreviewLink)
      await copy(makePreviewLink.address)
    })
  const read = () =>
    attempt(async () => {
      const { recordPreview } = await askServer({ query: RecordPreviewDocument, variables: of })
      setAnswers(recordPreview.answers)
    })
  const begin = async () => {
    if (Object.keys(dirtyFields).length > 0) await draft?.keep?.()
    await make()
  }
  const begun = useRef(false)
  useEffect(() => {
    // Once, however often it is drawn.
    if (begun.current) return
    begun.current = true
    void begin()
    askServer({ query: RecordPreviewDocument, variables: of }).then(
      ({ recordPreview }) => setAnswers(recordPreview.answers),
      () => undefined,
    )
  })
  const revoke = () =>
    attempt(async () => {
      await askServer({ query: RevokePreviewLinkDocument, variables: of })
      setLink(null)
      setCopied(undefined)
    })
  const settle = (answer: number) =>
    attempt(async () => {
      await askServer({ query: SettlePreviewAnswerDocument, variables: { id: answer } })
      await read()
    })
  return { link, answers, isBusy, failure, copied, copy, make, revoke, settle }
}
