import { lazy, type ReactNode, Suspense, useState } from 'react'

const LimitDialog = lazy(() => import('./LimitDialog'))

interface LimitQuestion {
  /** Does it, at once for a job within what its customer knows, and once the shop has answered for any other. */
  before: (go: () => void) => void
  /** While the shop is asked. */
  question: ReactNode
}

/** Asks before a job that costs more than its customer knows is called ready or handed out. */
export function useLimitQuestion({ id, isAboveLimit }: { id: number; isAboveLimit: boolean }): LimitQuestion {
  const [asked, setAsked] = useState<{ go: () => void }>()
  return {
    before: (go) => (isAboveLimit ? setAsked({ go }) : go()),
    question: asked && (
      <Suspense fallback={null}>
        <LimitDialog
          id={id}
          onClose={() => setAsked(undefined)}
          onGoOn={() => {
            setAsked(undefined)
            asked.go()
          }}
        />
      </Suspense>
    ),
  }
}
