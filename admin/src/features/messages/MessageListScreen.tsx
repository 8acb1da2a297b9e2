import { ListScreen } from '../../kernel/generate/ListScreen'
import { MessageTabs } from './MessageTabs'

/** The messages of one form, with all that an overview can do. */
export default function MessageListScreen() {
  return (
    <>
      <MessageTabs />
      <ListScreen />
    </>
  )
}
