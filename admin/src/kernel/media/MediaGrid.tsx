import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { imagesPerPage } from './MediaFile'

interface MediaGridProps {
  label: string
  total: number
  page: number
  onPage: (page: number) => void
  isLoading: boolean
  children: ReactNode
}

/** Cards beside and below each other, a page of them. */
export function MediaGrid({ label, total, page, onPage, isLoading, children }: MediaGridProps) {
  const { translate } = useTranslation()
  const pages = Math.ceil(total / imagesPerPage)
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={isLoading}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(170px, 1fr))' },
        }}
      >
        {children}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, chosen) => onPage(chosen)}
          aria-label={translate('media.pages')}
          getItemAriaLabel={(type, number) =>
            translate(type === 'page' ? 'media.page' : `media.${type}Page`, { number })
          }
          sx={{ mt: 3, display: 'flex', justifyContent: 'center' }}
        />
      )}
    </>
  )
}
