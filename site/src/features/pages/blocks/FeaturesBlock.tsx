import { useShuffled } from '../../../kernel/browser/useShuffled'
import { Icon, iconOf } from '../../../kernel/components/icons/Icon'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

/** The strong points of the shop, all of them or the chosen ones. */
export function FeaturesBlock({ block }: { block: BlockOf<'FeaturesBlock'> }) {
  const features = useShuffled(block.features, block.randomOrder)
  const Heading = `h${partLevel(block)}` as const
  // All may have been deleted since: a heading above nothing would be left.
  if (features.length === 0) return null
  return (
    <BlockSection block={block} kind="features">
      <ul className="features">
        {features.map(({ id, icon, title, text }) => (
          <li key={id}>
            <Icon name={iconOf(icon)} />
            <div>
              <Heading>{title}</Heading>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
