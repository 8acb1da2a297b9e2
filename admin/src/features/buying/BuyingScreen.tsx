import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PurchaseForm } from './PurchaseForm'
import { PurchaseList } from './PurchaseList'
import { type Purchased, PurchaseNotice } from './PurchaseNotice'

/** Buys used goods of a person: one form, the proof, and what was bought before. */
export default function BuyingScreen() {
  const queries = useQueryClient()
  const [bought, setBought] = useState<Purchased>()
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {bought && <PurchaseNotice {...bought} />}
      <PurchaseForm
        key={bought?.id ?? 0}
        isFirst={bought === undefined}
        onBought={(item) => {
          setBought(item)
          window.scrollTo({ top: 0 })
          void queries.invalidateQueries({ queryKey: ['buying'] })
        }}
      />
      <PurchaseList />
    </Box>
  )
}
