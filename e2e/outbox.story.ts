import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const texts = {
  nl: {
    test: 'Testmail sturen',
    sent: /testmail naar admin@example.com/,
    resend: 'Mislukte mails opnieuw versturen',
    none: 'Er is geen mail om opnieuw te versturen.',
    subject: 'Testmail van Cougar Computers',
  },
  en: {
    test: 'Send a test mail',
    sent: /on its way to admin@example.com/,
    resend: 'Send failed mails again',
    none: 'There is no mail to send again.',
    subject: 'Test mail from Cougar Computers',
  },
} as const

for (const [language, theme, width] of [['nl', 'light', 1280], ...longForm(['en', 'dark', 375])] as const) {
  test(`[X24] the owner tests mail and sends failed mails again, in ${language} at ${width} px`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    await prefer(page, language, theme, width)
    await backOffice.open('uitgaande-mail/overzicht')
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: say.test }).click()
    await expect(page.getByText(say.sent)).toBeVisible()
    await expect(page.getByText(say.subject).first()).toBeVisible()
    await page.getByRole('button', { name: say.resend }).click()
    await expect(page.getByText(say.none)).toBeVisible()
  })
}
