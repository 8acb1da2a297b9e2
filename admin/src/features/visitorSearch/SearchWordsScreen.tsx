import './searchWordsTexts'
import { ListScreen } from '../../kernel/generate/ListScreen'
import { UnansweredSearches } from './UnansweredSearches'

/** What visitors searched for in vain, and the words of the owner that mean the same. */
export default function SearchWordsScreen() {
  return (
    <>
      <ListScreen />
      <UnansweredSearches />
    </>
  )
}
