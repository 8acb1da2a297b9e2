import { Icon, iconOf } from '../components/icons/Icon'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

export function TextColumnsBlock({ block }: { block: BlockOf<'TextColumnsBlock'> }) {
  return (
    <BlockSection block={block} kind="columns">
      {block.showTextColumns && (
        <ul className="text-columns">
          {block.columns.map(({ icon, title, text }) => (
            <li key={title}>
              {icon && <Icon name={iconOf(icon)} />}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
