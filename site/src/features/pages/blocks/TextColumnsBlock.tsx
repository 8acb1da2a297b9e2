import { Icon, iconOf } from '../../../kernel/components/icons/Icon'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

export function TextColumnsBlock({ block }: { block: BlockOf<'TextColumnsBlock'> }) {
  const Heading = `h${partLevel(block)}` as const
  return (
    <BlockSection block={block} kind="columns">
      {block.showTextColumns && (
        <ul className="text-columns">
          {block.columns.map(({ icon, title, text }) => (
            <li key={title}>
              {icon && <Icon name={iconOf(icon)} />}
              <Heading>{title}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
