import { useEffect, useState } from 'react'
import { loadBrowserCall } from '../../kernel/data/browserQuery'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { PriceFinderData } from './loadPriceFinder'
import { longestQuestion, matchingFaults } from './matchingFaults'
import { searchFaults } from './searchFaults'

/** So long nothing was typed before the shop is asked. */
const pauseMilliseconds = 200

type Faults = PriceFinderData['faults']

/** The faults that fit what was typed. What the page does not understand the shop is asked, unless it has answered that already. */
export function useFoundFaults({ faults, question, resembling }: PriceFinderData, typed: string): Faults {
  const language = useLanguage()
  const [answer, setAnswer] = useState<{ typed: string; faults: Faults }>({ typed: question, faults: resembling })
  const matching = matchingFaults(faults, typed)
  const isUnknown = !matching.isWhole && answer.typed !== typed
  useEffect(() => {
    if (!isUnknown) return
    let isWanted = true
    const ask = async () => {
      const { query } = await loadBrowserCall()
      const found = await searchFaults(query, language, faults, typed.slice(0, longestQuestion))
      if (isWanted) setAnswer({ typed, faults: found })
    }
    // Without an answer there is what the page itself has found.
    const timer = setTimeout(() => ask().catch(() => undefined), pauseMilliseconds)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isUnknown, typed, faults, language])
  const isAnswered = !matching.isWhole && answer.typed === typed && answer.faults.length > 0
  return isAnswered ? answer.faults : matching.faults
}
