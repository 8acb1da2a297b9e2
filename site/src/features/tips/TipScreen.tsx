import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Article } from '../../kernel/components/Article'
import { Head } from '../../kernel/components/Head'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { plainText } from '../../kernel/components/plainText'
import { overviewTrail } from '../../kernel/components/trail'
import { Neighbours } from '../related/neighboursOnDemand'
import type { TipData } from './loadTips'
import { TipList } from './TipList'

export { loadTip } from './loadTips'

/** A tip, and whom to ask where it does not help. */
export function TipScreen() {
  const { tip, neighbours, translationAddress } = useLoaderData<TipData>()
  const intl = useIntl()
  const { formatMessage } = intl
  const { language } = tip
  const related = neighbours?.related ?? []
  return (
    <>
      <Head
        title={tip.title}
        description={tip.intro ?? plainText(tip.text)}
        address={screenAddress('tips', language, tip.url)}
        translationAddress={translationAddress}
        image={tip.image}
        kind="article"
      />
      <Article
        trail={overviewTrail('tips', language, intl, tip)}
        title={tip.title}
        subtitle={tip.subtitle}
        intro={tip.intro}
        text={tip.text}
        picture={tip.image}
        neighbours={
          neighbours && (
            <Neighbours
              screen="tips"
              newer={neighbours.newer}
              older={neighbours.older}
              chosen={neighbours.chosen}
              title={formatMessage({ id: 'tips.related' })}
            >
              {related.length > 0 && <TipList items={related} headingLevel={3} />}
            </Neighbours>
          )
        }
      >
        <div className="article__help">
          <p>
            <FormattedMessage id="tips.help" />
          </p>
          <p className="buttons">
            <ActionLink action="question" />
          </p>
        </div>
        <OnwardLink to={screenAddress('tips', language)}>
          <FormattedMessage id="tips.all" />
        </OnwardLink>
      </Article>
    </>
  )
}
