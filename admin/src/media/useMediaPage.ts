import { useCallback, useEffect, useState } from 'react'
import { useFailureText } from '../jobs/useFailureText'
import { type MediaFilter, type MediaPage, readMediaPage } from './MediaFile'

interface MediaState {
  page?: MediaPage
  /** Why there is none, in words. */
  failure?: string
  isLoading: boolean
  reload(): void
}

/** A page of the library; the one before it stays in sight until the next is there. */
export function useMediaPage({ search, folder, unused, page }: MediaFilter): MediaState {
  const failureText = useFailureText()
  const [state, setState] = useState<Pick<MediaState, 'page' | 'failure' | 'isLoading'>>({ isLoading: true })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn reads the same page again.
  useEffect(() => {
    const controller = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    readMediaPage({ search, folder, unused, page }, controller.signal).then(
      (read) => setState({ page: read, isLoading: false }),
      (thrown) => {
        if (!controller.signal.aborted) setState({ failure: failureText(thrown), isLoading: false })
      },
    )
    return () => controller.abort()
  }, [search, folder, unused, page, turn, failureText])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { ...state, reload }
}
