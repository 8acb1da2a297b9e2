import { type Language, type Screen, screenAddress } from '@shop/server/screens'
import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ChosenRecordsFragment } from '../../generated/graphql'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { BelongsTo, hasChosen } from './BelongsTo'

interface Neighbour {
  title: string
  url: string
  language: Language
}

interface NeighboursProps {
  screen: Screen
  newer: Neighbour | null
  older: Neighbour | null
  /** What the owner chose instead of the related items. */
  chosen?: ChosenRecordsFragment
  /** Heading of the related items. */
  title: string
  /** The related items. */
  children?: ReactNode
}

/** Below a detail: links to the items before and after it in its list, and related items. */
export function Neighbours({ screen, newer, older, chosen, title, children }: NeighboursProps) {
  const titleId = useId()
  const { formatMessage } = useIntl()
  return (
    <>
      {(newer || older) && (
        <nav className="frame neighbours" aria-label={formatMessage({ id: 'paging.title' })}>
          {newer && <NeighbourLink screen={screen} step="previous" neighbour={newer} />}
          {older && <NeighbourLink screen={screen} step="next" neighbour={older} />}
        </nav>
      )}
      {hasChosen(chosen) && <BelongsTo chosen={chosen} />}
      {children && !hasChosen(chosen) && (
        <section className="frame related" aria-labelledby={titleId}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </section>
      )}
    </>
  )
}

interface NeighbourLinkProps {
  screen: Screen
  step: 'previous' | 'next'
  neighbour: Neighbour
}

function NeighbourLink({ screen, step, neighbour: { title, url, language } }: NeighbourLinkProps) {
  return (
    <SiteLink className={`neighbour neighbour--${step}`} to={screenAddress(screen, language, url)}>
      <Icon name={step === 'previous' ? 'chevron-left' : 'chevron-right'} />
      <span className="neighbour__step">
        <FormattedMessage id={`paging.${step}`} />
      </span>
      <span className="neighbour__title">{title}</span>
    </SiteLink>
  )
}
