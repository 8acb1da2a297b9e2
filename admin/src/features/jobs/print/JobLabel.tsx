import Box from '@mui/material/Box'
import { QrCode } from '../../../kernel/print/QrCode'
import type { PrintAnswer } from './printQuery'

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/** The sticker for the device, 62 × 29 mm, of which label printers reach 58.9 × 22.9: which job, whose, and its address. */
export function JobLabel({ job, paper }: PrintAnswer) {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '62mm',
        height: '28.9mm',
        px: '1.6mm',
        py: '3.4mm',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 22mm',
        gap: '1.5mm',
        alignItems: 'center',
        overflow: 'hidden',
        lineHeight: 1.15,
      }}
    >
      <div>
        <Box sx={{ fontSize: '19pt', lineHeight: 1, fontWeight: 700, whiteSpace: 'nowrap' }}>{job.number}</Box>
        <Box sx={{ ...twoLines, fontSize: '9pt', mt: '0.8mm' }}>{job.customer.name}</Box>
        <Box sx={{ ...twoLines, fontSize: '8pt' }}>{job.device?.name}</Box>
      </div>
      <QrCode text={paper.address} side="22mm" />
    </Box>
  )
}
