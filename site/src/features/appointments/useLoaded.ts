import { useEffect, useState } from 'react'

export type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value }

/** What is loaded after the screen is there, and how it is tried again. @param what makes it something else to load */
export function useLoaded<Value>(load: () => Promise<Value>, what: string): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value> & { what: string }>({ state: 'loading', what })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded anew for something else, and when tried again.
  useEffect(() => {
    let isWanted = true
    setLoaded({ state: 'loading', what })
    load().then(
      (value) => isWanted && setLoaded({ state: 'ready', value, what }),
      () => isWanted && setLoaded({ state: 'failed', what }),
    )
    return () => {
      isWanted = false
    }
  }, [what, tries])
  return [loaded.what === what ? loaded : { state: 'loading' }, () => setTries(tries + 1)]
}
