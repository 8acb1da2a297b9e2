import { conversationAnchor, trackAddress } from '@shop/server/screens'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Refused } from '../../kernel/forms/Refused'
import { useLanguage } from '../../kernel/screens/useLayout'
import { Conversation } from '../status/Conversation'
import type { TrackData, TrackedJob } from './loadTrack'

interface TrackConversationProps {
  messages: TrackedJob['messages']
  /** Why a message was not taken that was sent without scripts. */
  outcome: Refused | undefined
}

/** What the shop and anyone who holds the address write each other. */
export function TrackConversation({ messages, outcome }: TrackConversationProps) {
  const { code, formKey } = useLoaderData<TrackData>()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  return (
    <div className="track__talk" id={conversationAnchor}>
      <Conversation
        messages={messages}
        job={null}
        action={trackAddress(language, code)}
        anchor={conversationAnchor}
        formKey={formKey}
        outcome={outcome}
        onChange={() => void revalidate()}
        heading="h2"
      />
    </div>
  )
}
