import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { TreePage } from './pageRows'

interface AddedPageProps {
  label: string
  /** Those that are not in the menu yet. */
  pages: readonly TreePage[]
  nameOf(id: number): string
  isBusy: boolean
  onChoose(page: TreePage): void
}

/** The page that is put in a menu. */
export function AddedPage({ label, pages, nameOf, isBusy, onChoose }: AddedPageProps) {
  return (
    <TextField
      select
      label={label}
      value=""
      disabled={isBusy || pages.length === 0}
      onChange={({ target }) => {
        const page = pages.find(({ id }) => id === Number(target.value))
        if (page) onChoose(page)
      }}
      sx={{ maxWidth: 420 }}
    >
      {pages.map(({ id }) => (
        <MenuItem key={id} value={id}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </TextField>
  )
}
