import Box from '@mui/material/Box'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { changeShopName } from '../../kernel/shop/shopFacts'
import { DemoNotice } from '../ownShop/DemoNotice'
import { PartsAffected } from '../parts/PartsAffected'

/** A part of what the shop is; its name is in the title of every screen. */
export function ShopEditScreen() {
  return (
    <>
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <DemoNotice />
      </Box>
      <EditScreen onSaved={({ name }) => changeShopName(String(name))} />
    </>
  )
}

/** Which parts the shop uses: the back office begins anew with those. */
export function ShopPartsScreen() {
  return <EditScreen onSaved={() => window.location.reload()} notice={<PartsAffected />} />
}
