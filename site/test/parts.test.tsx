import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { MainMenu } from '../src/app/layout/MainMenu'
import { VisitorMenu } from '../src/app/layout/VisitorMenu'
import { ActionLink } from '../src/kernel/components/ActionLink'
import { layout } from './fixtures'
import { renderAt } from './renderAt'

describe('parts that the shop does not use', () => {
  const show = (closedAddresses: string[]) =>
    renderAt(
      '/nl',
      <>
        <MainMenu onKeyDown={() => undefined} />
        <VisitorMenu />
        <ActionLink action="appointment" />
        <ActionLink action="question" />
      </>,
      { layoutData: { shop: { ...layout.shop, closedAddresses } } },
    )
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

  it('[W13] are not linked by menus and buttons; what is beside them is', () => {
    show(['/nl/verkoop/product-verkoop', '/nl/volg', '/status', '/login-status', '/nl/contact?form=appointment'])
    expect(addresses()).toEqual(['/nl/nieuws', '/nl/reviews', '/nl/contact?form=question#formulier'])
  })

  it('[W13] are linked once they are used again', () => {
    show([])
    expect(addresses()).toEqual(
      expect.arrayContaining(['/nl/verkoop/product-verkoop', '/nl/volg', '/nl/contact?form=appointment#formulier']),
    )
  })
})
