import { dragByTouch } from './dragByTouch.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

for (const [width, scheme] of [[375, 'light'], ...longForm([1280, 'dark'])] as const) {
  test(`[L17] a page is moved under another by one drag, undone by one press, and moved by keys (${width} px, ${scheme}) @every`, async ({
    backOffice,
    api,
    visitor,
  }) => {
    const { page } = backOffice
    const add = async (title: string, language = 'nl', translationOf?: number) => {
      const { createPage } = await api.graphql<{ createPage: { id: number; fullUrl: string } }>(
        'mutation ($input: CreatePageInput!) { createPage(input: $input) { id fullUrl } }',
        { input: { title, language, translationOf, positionInMenu: translationOf ? undefined : 9000 } },
      )
      return createPage
    }
    const [one, two] = [await add(`Aap ${width}`), await add(`Beer ${width}`)]
    await add(`Ape ${width}`, 'en', one.id)
    const englishBear = await add(`Bear ${width}`, 'en', two.id)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await backOffice.open("pagina's/overzicht")
    let presses = 0
    await page.getByRole('button', { name: 'Menu en boom' }).click()
    presses++
    const grip = page.getByRole('button', { name: `Beer ${width} verplaatsen` })
    await grip.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 250))
    const box = await grip.boundingBox()
    const from = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    const to = { x: from.x + 34, y: from.y + 2 }
    if (width < 600) await dragByTouch(page, from, to)
    else {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 6 })
      await page.mouse.up()
    }
    presses++
    await expect(page.getByText(`Beer ${width} is verplaatst.`).first()).toBeVisible()
    expect(presses).toBe(2)
    await expectNoFindings(page)
    await expectToFit(page)
    const english = async () => {
      const { page: found } = await api.graphql<{ page: { fullUrl: string } }>(
        `{ page(id: ${englishBear.id}) { fullUrl } }`,
      )
      return found.fullUrl
    }
    expect(await english()).toBe(`ape-${width}/bear-${width}`)
    await visitor.goto(`/nl/${two.fullUrl}`)
    await expect(visitor).toHaveURL(new RegExp(`/nl/${one.fullUrl}/${two.fullUrl}$`))
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tree-${width}.png` })

    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    presses++
    await backOffice.hasSaid(`Beer ${width} staat weer waar hij stond.`)
    expect(presses).toBe(3)
    expect(await english()).toBe(`bear-${width}`)

    await grip.focus()
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText(`Beer ${width} is verplaatst.`).first()).toBeVisible()
    const rows = page.getByRole('list', { name: 'Hoofdmenu en pagina’s' }).getByRole('listitem')
    const names = (await rows.allTextContents()).join(' ')
    expect(names.indexOf(`Beer ${width}`)).toBeLessThan(names.indexOf(`Aap ${width}`))
    await expect(grip).toBeFocused()
  })
}
