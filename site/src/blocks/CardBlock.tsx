import { useShuffled } from '../browser/useShuffled'
import { Icon, iconOf } from '../components/icons/Icon'
import { Picture } from '../components/Picture'
import { SmartLink } from '../components/SmartLink'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'
import { priceInTitle } from './priceInTitle'

type Card = BlockOf<'CardBlock'>['cards'][number]

export function CardBlock({ block }: { block: BlockOf<'CardBlock'> }) {
  const cards = useShuffled(block.cards, block.randomOrder)
  return (
    <BlockSection block={block} kind="cards">
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.title} className={`card${card.link ? ' card--linked' : ''}`}>
            <CardContent card={card} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function CardContent({ card }: { card: Card }) {
  const { name, price } = priceInTitle(card.title)
  const title = (
    <>
      <span>{name}</span>
      {price && <span className="card__price">{price}</span>}
    </>
  )
  return (
    <>
      {card.image && <Picture image={card.image} alt="" sizes="(min-width: 993px) 380px, 92vw" />}
      {card.icon && <Icon name={iconOf(card.icon)} />}
      <h3>{card.link ? <SmartLink to={card.link}>{title}</SmartLink> : title}</h3>
      {card.text && <p>{card.text}</p>}
      {card.link && (
        <span className="card__arrow">
          <Icon name="arrow" />
        </span>
      )}
    </>
  )
}
