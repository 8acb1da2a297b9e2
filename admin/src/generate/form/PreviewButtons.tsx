import { previewAddress } from '../../addresses/previewAddress'
import { publicAddress } from '../../addresses/publicAddress'
import { ToolbarButton } from '../../components/ToolbarButton'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'

/** Links from a form to the saved record on the site: its preview, and its public page where it has one. */
export function PreviewButtons({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { say } = useWords()
  const buttons = [
    { href: previewAddress(entity, record.id), icon: 'preview', words: say('form.preview') },
    { href: publicAddress(entity.name, record), icon: 'external', words: say('form.viewOnSite') },
  ] as const
  return buttons.map(
    ({ href, icon, words }) => href && <ToolbarButton key={icon} icon={icon} words={words} href={href} />,
  )
}
