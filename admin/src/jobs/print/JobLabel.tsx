import Box from '@mui/material/Box'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import { QrCode } from '../../print/QrCode'
import type { PrintAnswer } from './printQuery'
import { statusAddress } from './statusAddress'

/**
 * The sticker for the device: which job, whose, and where the customer follows it. It names the kind, for a repair and
 * a new PC may have the same number.
 */
export function JobLabel({ job, shop }: PrintAnswer) {
  const entity = useEntity()
  const { read } = useWords()
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '62mm',
        height: '28.5mm',
        p: '1.5mm 1mm 1.5mm 3mm',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 25mm',
        alignItems: 'center',
        overflow: 'hidden',
        lineHeight: 1.15,
      }}
    >
      <div>
        <Box sx={{ fontSize: '20pt', fontWeight: 700 }}>#{job.id}</Box>
        <Box
          sx={{
            fontSize: '10pt',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {job.customer.name}
        </Box>
        <Box sx={{ fontSize: '7pt', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {`${read(entity.pluralLabel)} · ${shop.name}`}
        </Box>
      </div>
      <QrCode text={statusAddress()} side="25mm" />
    </Box>
  )
}
