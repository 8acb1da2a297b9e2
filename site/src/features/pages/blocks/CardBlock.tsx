import { useShuffled } from '../../../kernel/browser/useShuffled'
import { Icon, iconOf } from '../../../kernel/components/icons/Icon'
import { Picture } from '../../../kernel/components/Picture'
import { SmartLink } from '../../../kernel/components/SmartLink'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

type Card = BlockOf<'CardBlock'>['cards'][number]

export function CardBlock({ block }: { block: BlockOf<'CardBlock'> }) {
  const cards = useShuffled(block.cards, block.randomOrder)
  return (
    <BlockSection block={block} kind="cards">
      <ul className={cards.some(({ image }) => image) ? 'cards' : 'cards cards--plain'}>
        {cards.map((card) => (
          <li key={card.title} className={classOf(card)}>
            <CardContent card={card} headingLevel={partLevel(block)} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function classOf({ link, image }: Card): string {
  return ['card', link && 'card--linked', !image && 'card--plain'].filter(Boolean).join(' ')
}

function CardContent({ card, headingLevel }: { card: Card; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const { name, price } = priceInTitle(card.title)
  const title = (
    <>
      <span>{name}</span>
      {price && <span className="card__price">{price}</span>}
    </>
  )
  return (
    <>
      {card.image && (
        <Picture image={card.image} alt="" sizes="(width > 62em) min(31vw, 460px), (width > 40em) 46vw, 92vw" />
      )}
      {card.icon && <Icon name={iconOf(card.icon)} />}
      <Heading>{card.link ? <SmartLink to={card.link}>{title}</SmartLink> : title}</Heading>
      {card.text && <p>{card.text}</p>}
      {card.link && (
        <span className="card__arrow">
          <Icon name="arrow" />
        </span>
      )}
    </>
  )
}

/** A card's title that ends in a price, `New screen: from €139`, shows the price on a line of its own. */
function priceInTitle(title: string): { name: string; price?: string } {
  const match = /^(.+?): (.*€.*)$/.exec(title)
  return match?.[1] && match[2] ? { name: match[1], price: match[2] } : { name: title }
}
