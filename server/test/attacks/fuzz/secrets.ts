import { Customer } from '../../../src/features/customers/Customer.js'
import { AccountantDownload } from '../../../src/features/downloads/AccountantDownload.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { dataOf, restClient } from '../../delivery/rest/restClient.js'
import { uploadPicture } from '../../delivery/rest/uploadPicture.js'
import { password, type TestShop } from '../../startTestShop.js'

/** Words that only responses to this role and cms-admin may contain. */
export const secretOf: Record<Role, string> = {
  'cms-admin': 'Kwikstaart',
  'cms-status-user': 'Roerdomp',
  'cms-zzp': 'Wielewaal',
  'cms-accountant': 'Nachtegaal',
}

/** A shop with some of everything, in which every non-public text contains the word of the role that may read it. */
export async function plantSecrets(shop: TestShop): Promise<void> {
  const headers = await shop.login('cms-admin')
  for (const role of ['cms-status-user', 'cms-zzp', 'cms-accountant'] as const) await shop.login(role)
  const admin = restClient(shop, headers)
  const picture = await uploadPicture(shop, headers)
  const add = async (path: string, record: object) => dataOf(await admin<{ id: number }>('POST', path, record)).id
  const own = secretOf['cms-admin']
  const text = `Geheim: ${own}`

  const other = await add('register', {
    name: own,
    email: `${own}@example.com`,
    password,
    phone_number: own,
    address: own,
  })
  await add('register', { name: own, email: `${own}.boek@example.com`, role: 'cms-accountant', password })
  const { id: customer } = await accountOf(shop, 'cms-status-user')
  for (const kind of ['new-pc', 'repair']) {
    const job = { description: text, description_problem: text, what_has_been_done: text, note: text }
    await add(`statuses-${kind}/add-status-${kind}`, { ...job, customer: other })
    const ownText = `Geheim: ${secretOf['cms-status-user']}`
    await add(`statuses-${kind}/add-status-${kind}`, { customer, description: ownText, note: ownText })
  }
  const note = 'mutation ($text: String!) { addInternalNote(job: statusRepair, id: 2, text: $text) { id } }'
  await shop.graphql(note, { text }, headers)
  await add('zzp-products/add-zzp-product', { title: `Geheim: ${secretOf['cms-zzp']}`, stock: 5 })
  for (const [path, problem] of [
    ['emails/add-email', 'message'],
    ['emails-phone/add-email-phone', 'description_problem'],
    ['emails-remote-assistance/add-email-remote-assistance', 'description_problem'],
  ] as const) {
    await add(path, { name: own, email: 'a@example.com', phone: '06 0000 0001', language: 'nl', [problem]: text })
  }
  await shop.graphql(
    'mutation ($input: AccessTokenInput!, $password: String!) { createAccessToken(input: $input, password: $password) { token } }',
    { input: { name: own, role: 'cms_zzp' }, password },
    headers,
  )

  const parent = await add('pages/add-page', {
    language: 'nl',
    title: 'Zichtbaar',
    menu_title: 'Zichtbaar',
    image: picture,
  })
  const hidden = { language: 'nl', title: own, menu_title: own, intro: text, visible: false, belongs_to: parent }
  await add('pages/add-page', hidden)
  await add('pages/add-page', { language: 'en', title: own, intro: text, visible: false, translation_of: parent })
  const group = await add('news-groups/add-news-group', { language: 'nl', title: 'Groep' })
  for (const number of [1, 2, 3]) {
    await add('news-item/add-news', {
      language: 'nl',
      title: `Nieuws ${number}`,
      overview_image: picture,
      group,
      category: 1,
    })
    await add('tips/add-tip', { language: 'nl', title: `Tip ${number}` })
    await add('products/add-product', { language: 'nl', title: `Product ${number}`, price: 10, stock: 3 })
  }
  const serviceGroup = await add('service-groups/add-service-group', { language: 'nl', title: 'Groep', icon: 'repair' })
  await add('services/add-service', { language: 'nl', title: 'Dienst', icon: 'repair', group: serviceGroup })
  await add('features/add-feature', { language: 'nl', title: 'Kenmerk', icon: 'repair' })
  await add('reviews/add-review', { language: 'nl', name: 'Jan', text: 'Goed' })

  const { id: accountant } = await accountOf(shop, 'cms-accountant')
  await shop.services.database.write(async (manager) => {
    await manager.update(AccountantDownload, { accountant }, { title: secretOf['cms-accountant'] })
  })
}

function accountOf(shop: TestShop, role: Role): Promise<Customer> {
  return shop.services.database.reader.findOneByOrFail(Customer, { email: `${role}@example.com` })
}
