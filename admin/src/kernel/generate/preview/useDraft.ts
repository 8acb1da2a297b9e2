import { type DataProvider, useDataProvider } from 'ra-core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useEntity } from '../../managed/ManagedContext'

/** The site's answer to a draft. */
export interface DraftResult {
  faults: { path: string; message: string }[]
  shownBlocks: number[]
  isShown: boolean
  failure?: string
}

/** The messages from the frame. */
type FrameMessage = 'draftFrameReady' | { draftNews: DraftResult } | { chosenBlock: number }

/** Milliseconds without a change before the site is asked. */
const pause = 350

/** Sends the form to the site in the frame, debounced, and receives the result. */
export function useDraft(frame: RefObject<HTMLIFrameElement | null>, onChosen: (place: number) => void) {
  const entity = useEntity()
  const dataProvider = useDataProvider<DataProvider>()
  const { getValues, subscribe } = useFormContext()
  const [result, setResult] = useState<DraftResult>()
  const [isReady, setReady] = useState(false)
  const sent = useRef('')

  const post = useCallback((what: unknown) => frame.current?.contentWindow?.postMessage(what, location.origin), [frame])
  const send = useCallback(async () => {
    const { id = null, ...values } = getValues()
    const input: unknown = await dataProvider.draftInput(entity.name, values)
    const line = JSON.stringify(input)
    if (line === sent.current) return
    sent.current = line
    post({ draft: { id, input } })
  }, [getValues, dataProvider, entity, post])

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<FrameMessage | null>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !data) return
      if (data === 'draftFrameReady') {
        sent.current = ''
        setReady(true)
        send()
      } else if (typeof data === 'object' && 'draftNews' in data) setResult(data.draftNews)
      else if (typeof data === 'object' && 'chosenBlock' in data) onChosen(data.chosenBlock)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, send, onChosen])

  // Without rendering: the preview has nothing to show of a key until the site has answered.
  useEffect(() => {
    if (!isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer)
        timer = setTimeout(send, pause)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isReady, send, subscribe])

  const again = useCallback(() => {
    sent.current = ''
    send()
  }, [send])
  return { result, post, again }
}
