import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { previewAddress } from '../../addresses/previewAddress'
import { publicAddress } from '../../addresses/publicAddress'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'

/** Links from an overview to a record on the site: its preview, and its public page where it has one. */
export function PreviewLinks({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { say, language } = useWords()
  if (entity.previewSection === null) return null
  const title = titleOf(entity, record, language) || say('list.untitled')
  const links = [
    { href: previewAddress(entity, record.id), icon: 'preview', words: say('list.preview', { title }) },
    { href: publicAddress(entity.name, record), icon: 'external', words: say('list.viewOnSite', { title }) },
  ]
  return (
    <Box sx={{ display: 'flex', my: -0.5 }} onClick={(event) => event.stopPropagation()}>
      {links.map(
        ({ href, icon, words }) =>
          href && (
            <Tooltip key={icon} title={words}>
              <IconButton size="small" href={href} target="_blank" aria-label={words}>
                <Icon name={icon} />
              </IconButton>
            </Tooltip>
          ),
      )}
    </Box>
  )
}
