import { visuallyHidden } from '../../../kernel/components/visuallyHidden'

/** Around a bill: how wide it is decides whether a line is one row or two. */
export const bill = { containerType: 'inline-size' } as const

/** Measured in letters, so that large ones get two rows where small ones have room in one. */
const hasRoom = '@container (width >= 35rem)'

/** The columns of a line, and of the headings above the lines. */
export const lineColumns = {
  display: 'grid',
  columnGap: 0.5,
  rowGap: 0.25,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1.65fr) minmax(0, 0.7fr) minmax(0, 1.35fr) minmax(0, 1.05fr) 40px',
  gridTemplateAreas: `'description description description amount amount' 'kind quantity unitPrice vatRate remove'`,
  [hasRoom]: {
    gridTemplateColumns: 'minmax(0, 1fr) 6.4rem 3rem 5.6rem 4.4rem 4.8rem 40px',
    gridTemplateAreas: `'description kind quantity unitPrice vatRate amount remove'`,
  },
  '& > *': { minWidth: 0 },
  ...Object.fromEntries(
    ['description', 'kind', 'quantity', 'unitPrice', 'vatRate', 'amount', 'remove'].map((name) => [
      `& > [data-column=${name}]`,
      { gridArea: name },
    ]),
  ),
  '& > [data-column=amount]': {
    gridArea: 'amount',
    alignSelf: 'center',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
  },
} as const

/** A row of 48 pixels: 40 of its fields, which the headings above name for all, and what is around them. */
export const lineRow = {
  py: '3.5px',
  borderBottom: 1,
  borderColor: 'divider',
  boxSizing: 'border-box',
  minHeight: 48,
  '& .MuiTextField-root': { maxWidth: 'none', width: '100%' },
  '& .MuiInputLabel-root': visuallyHidden,
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  '& .MuiInputBase-root': { minHeight: 39, fontSize: '0.875rem' },
  '& .MuiInputBase-input': { px: 1, py: 0.75 },
  '& .MuiInputAdornment-root': { mr: 0 },
  '& .MuiInputBase-root:has(.MuiInputAdornment-root)': { pl: 1, '& .MuiInputBase-input': { pl: 0.5 } },
  '& .MuiNativeSelect-select.MuiInputBase-input': { pr: 2.5 },
  '& .MuiNativeSelect-icon': { right: 0 },
}
