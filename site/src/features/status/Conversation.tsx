import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { JobMessageFieldsFragment } from '../../generated/graphql'
import type { Refused } from '../../kernel/forms/Refused'
import { useLayout } from '../../kernel/screens/useLayout'
import { ShopDate } from '../shop/ShopDate'
import { ShopTime } from '../shop/ShopTime'
import { JobFields, type JobKey } from './JobFields'
import { MessageToShop } from './MessageToShop'
import { PhotoLink } from './PhotoLink'
import { markRead } from './postToShop'

interface ConversationProps {
  messages: readonly JobMessageFieldsFragment[]
  /** Null where the address of the screen says which job it is. */
  job: JobKey | null
  /** Where the form is posted to: the address of the screen. */
  action: string
  /** The part of the screen to which a browser without scripts returns. */
  anchor: string
  /** Random, a new one for each page: a message that is sent again is stored once. */
  formKey: string
  /** Why a message was not taken that was sent without scripts. */
  outcome?: Refused | undefined
  /** Called once something was sent or read. */
  onChange(): void
  heading?: 'h2' | 'h3'
}

/** What the shop and the customer write each other about a job, and the form for one more message. */
export function Conversation({ messages, onChange, heading: Heading = 'h3', ...form }: ConversationProps) {
  const headingId = useId()
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const unread = messages.filter(({ side, readAt }) => side === 'shop' && readAt === null)
  const last = unread.at(-1)
  const isMarked = useRef<number>(undefined)

  // A person has touched it: a program that only looks through the page marks nothing.
  const noteReading = () => {
    if (!last || isMarked.current === last.id) return
    isMarked.current = last.id
    markRead(form.action, form.job, last.id).then(onChange, () => {
      isMarked.current = undefined
    })
  }

  return (
    <section className="conversation" aria-labelledby={headingId} onPointerDown={noteReading} onKeyDown={noteReading}>
      <Heading id={headingId}>
        <FormattedMessage id="conversation.title" />
        {last && (
          <span className="conversation__new">
            <FormattedMessage id="conversation.new" values={{ count: unread.length }} />
          </span>
        )}
      </Heading>
      {messages.length === 0 && (
        <p>
          <FormattedMessage id="conversation.none" />
        </p>
      )}
      {messages.length > 0 && (
        <ol className="conversation__messages">
          {messages.map((message) => (
            <li key={message.id} className={`message message--${message.side}`}>
              <p className="message__from">
                <strong>{message.side === 'shop' ? shop.name : <FormattedMessage id="conversation.you" />}</strong>{' '}
                <time dateTime={message.at}>
                  <ShopDate value={message.at} day="numeric" month="long" /> <ShopTime value={message.at} />
                </time>
              </p>
              {message.text && <p className="message__text">{message.text}</p>}
              {message.photos.length > 0 && (
                <ul className="message__photos">
                  {message.photos.map((photo, index) => (
                    <li key={photo.id}>
                      <PhotoLink
                        photo={photo}
                        name={formatMessage({ id: 'conversation.photo' }, { number: index + 1 })}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
      {last && (
        <form method="post" encType="multipart/form-data" action={form.action} className="conversation__read">
          <JobFields job={form.job} anchor={form.anchor} />
          <input type="hidden" name="read" value={last.id} />
          <button type="submit" className="button button--quiet">
            <FormattedMessage id="conversation.markRead" />
          </button>
        </form>
      )}
      <MessageToShop {...form} onSent={onChange} />
    </section>
  )
}
