import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { previewAddress } from '../../addresses/previewAddress'
import { publicAddress } from '../../addresses/publicAddress'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'

/** Links from an overview to a record on the site: its preview, and its public page where it has one. */
export function PreviewLinks({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  if (entity.previewSection === null) return null
  const title = titleOf(entity, record, language) || translate('list.untitled')
  const links = [
    { href: previewAddress(entity, record.id), icon: 'preview', label: translate('list.preview', { title }) },
    { href: publicAddress(entity.name, record), icon: 'external', label: translate('list.viewOnSite', { title }) },
  ]
  return (
    <Box sx={{ display: 'flex', my: -0.5 }} onClick={(event) => event.stopPropagation()}>
      {links.map(
        ({ href, icon, label }) =>
          href && (
            <Tooltip key={icon} title={label}>
              <IconButton size="small" href={href} target="_blank" aria-label={label}>
                <Icon name={icon} />
              </IconButton>
            </Tooltip>
          ),
      )}
    </Box>
  )
}
