import Box from '@mui/material/Box'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { changeShopName } from '../../kernel/shop/shopFacts'
import { DemoNotice } from '../ownShop/DemoNotice'

/** A part of what the shop is; its name is in the title of every screen. */
export default function ShopEditScreen() {
  return (
    <>
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <DemoNotice />
      </Box>
      <EditScreen onSaved={({ name }) => changeShopName(String(name))} />
    </>
  )
}
