import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { contentTypes } from '../../../src/features/downloads/downloadTypes.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type Accountant, type DownloadShop, startDownloadShop } from './downloadShop.js'
import { csv, pdf, realFiles, zip } from './files.js'

const addFile = 'mutation ($id: Int!, $file: Upload!) { addDownloadFile(download: $id, file: $file) { id name url } }'
const replaceFile =
  'mutation ($id: Int!, $file: Upload!) { replaceDownloadFile(id: $id, file: $file) { id name type bytes url } }'

describe.each(testDatabases)('the files of accountants, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: DownloadShop
  let anna: Accountant
  let bert: Accountant

  beforeAll(async () => {
    database = await create()
    shop = await startDownloadShop(database)
    anna = await shop.accountant('anna')
    bert = await shop.accountant('bert')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const refused = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as { code: string }).code,
  })

  describe('uploads and downloads', () => {
    it.each(Object.entries(realFiles))(
      '[D2] [D3] [D6] %s is stored and served to its accountant',
      async (name, content) => {
        const sent = await shop.send(anna.download, content, name)
        expect(sent.status).toBe(201)
        const type = name.split('.')[1] as keyof typeof contentTypes
        const { url, id } = dataOf(sent)
        expect(sent.body.data).toEqual({
          id,
          name,
          type,
          bytes: content.length,
          uploaded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          url: `/api/accountant-download/${anna.download}/files/${id}`,
        })
        const answer = await shop.get(url, anna.headers)
        expect(answer.status).toBe(200)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': contentTypes[type],
          'content-length': String(content.length),
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
        })
        expect((await bytesOf(answer)).equals(content)).toBe(true)
        expect((await bytesOf(await shop.get(url, shop.adminHeaders))).equals(content)).toBe(true)
      },
    )

    it('[D1] [D2] [D6] [G14] [R37] the own download is one, with title, description and files', async () => {
      await shop.admin('PUT', `accountant-download/edit/${bert.download}`, {
        title: 'Boeken',
        description: 'Derde kwartaal',
      })
      const file = await shop.add(bert.download, pdf(), 'btw.pdf')
      const own = await bert.rest<{ files: { uploaded_at: string }[] }>('GET', 'accountant-download-of-accountant')
      const uploadedAt = dataOf(own).files[0]?.uploaded_at
      expect(own.body.data).toEqual({
        id: bert.download,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        title: 'Boeken',
        description: 'Derde kwartaal',
        files: [{ name: 'btw.pdf', type: 'pdf', bytes: pdf().length, uploaded_at: uploadedAt, url: file.url }],
      })
      expect((await bert.rest('GET', `accountant-download/${bert.download}`)).body).toEqual(own.body)
      const whole = await shop.admin('GET', `accountant-download/${bert.download}`)
      expect(whole.body.data).toMatchObject({ accountant: bert.id, files: [{ url: file.url }] })
      const asked = '{ myDownload { id title files { id name type bytes uploadedAt url } } }'
      expect((await shop.graphql(asked, {}, bert.headers)).data?.myDownload).toEqual({
        id: bert.download,
        title: 'Boeken',
        files: [{ id: file.id, name: 'btw.pdf', type: 'pdf', bytes: pdf().length, uploadedAt, url: file.url }],
      })
    })

    it('[R37] an accountant without a download is refused', async () => {
      const headers = await shop.login('cms-accountant')
      const { errors } = await shop.graphql('{ myDownload { id } }', {}, headers)
      expect(errors?.[0]).toMatchObject({ message: 'Accountant download not found', extensions: { code: 'NOT_FOUND' } })
    })

    it('[D3] a name is stripped of folders and of what cannot be seen', async () => {
      for (const [given, name] of [
        ['../../../etc/jaar.pdf', 'jaar.pdf'],
        ['..\\..\\jaar.pdf', 'jaar.pdf'],
        ['a\u202Eb.pdf', 'ab.pdf'],
        ['Café €.pdf', 'Café €.pdf'],
      ] as const) {
        const { body } = await shop.sendOverGraphql(addFile, anna.download, pdf(), given)
        expect(body.data).toMatchObject({ name })
      }
      expect(await shop.send(anna.download, pdf(), 'a\0b.pdf')).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      })
      const { url } = await shop.add(anna.download, pdf(), 'x\r\nSet-Cookie: a=b; "€".pdf')
      const { headers } = await shop.get(url, anna.headers)
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]+$/,
      )
      expect(headers.getSetCookie()).toEqual([])
    })

    it('[D3] two files may have the same name', async () => {
      const first = await shop.add(anna.download, pdf('one'), 'same.pdf')
      const second = await shop.add(anna.download, pdf('two'), 'same.pdf')
      expect((await bytesOf(await shop.get(first.url, anna.headers))).equals(pdf('one'))).toBe(true)
      expect((await bytesOf(await shop.get(second.url, anna.headers))).equals(pdf('two'))).toBe(true)
    })

    it('[D4] is stored outside the public uploads, under a generated name that only the shop can read', async () => {
      const before = await shop.onDisk()
      const content = pdf('private')
      await shop.add(anna.download, content, 'private.pdf')
      const [name = '', ...more] = (await shop.onDisk()).filter((each) => !before.includes(each))
      expect(more).toEqual([])
      expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{32}$/)
      expect((await readFile(path.join(database.folder, 'private', name))).equals(content)).toBe(true)
      for (const address of [
        `/uploads/images/../../private/${name}`,
        `/uploads/images/..%2F..%2Fprivate%2F${name}`,
        `/private/${name}`,
        `/uploads/private/${name}`,
      ]) {
        expect((await shop.get(address)).status).toBe(404)
      }
    })
  })

  describe('what is refused', () => {
    it.each([
      ['[D3] another type', Buffer.from('MZ'), 'tool.exe', 415, 'FILE_TYPE'],
      ['[D3] a page of the web by the name of a PDF', Buffer.from('<!doctype html>'), 'jaar.pdf', 415, 'FILE_TYPE'],
      ['[D3] an SVG image by the name of a CSV', Buffer.from('<svg onload="a,b"/>'), 'jaar.csv', 415, 'FILE_TYPE'],
      ['[D3] a PDF by the name of an archive', pdf(), 'jaar.zip', 415, 'FILE_TYPE'],
      ['[D3] an archive by the name of a workbook', zip({ a: 'a' }), 'jaar.xlsx', 415, 'FILE_TYPE'],
      [
        '[D3] a PDF that is an archive as well',
        Buffer.concat([pdf(), zip({ a: 'a' }, 'startxref\n0\n%%EOF')]),
        'jaar.pdf',
        415,
        'FILE_TYPE',
      ],
      ['[D3] nothing', Buffer.alloc(0), 'jaar.csv', 422, 'VALIDATION'],
    ])('%s', async (_, content, name, status, code) => {
      const before = await shop.onDisk()
      expect(await shop.send(anna.download, content, name)).toMatchObject({ status, body: { code } })
      expect((await shop.sendOverGraphql(addFile, anna.download, content, name)).body).toMatchObject({ code })
      expect(await shop.onDisk()).toEqual(before)
    })

    it('[D3] an empty file is an error of its field', async () => {
      const { body } = await shop.send(anna.download, Buffer.alloc(0), 'jaar.csv')
      expect(body.errors).toEqual({ file: ['The file is empty or cannot be read.'] })
    })

    it('[D3] a download that is not there', async () => {
      expect(await shop.send(4000, pdf(), 'a.pdf')).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Accountant download not found' },
      })
      expect((await shop.sendOverGraphql(replaceFile, 4000, pdf(), 'a.pdf')).body).toMatchObject({
        message: 'File not found',
      })
    })

    it('a form without a file, and what is no form', async () => {
      const address = `${shop.url}/api/accountant-download/${anna.download}/files`
      const other = new FormData()
      other.append('other', new Blob(['x']), 'a.csv')
      for (const body of [new FormData(), other]) {
        const answer = await fetch(address, { method: 'POST', headers: shop.adminHeaders, body })
        expect(await refused(answer)).toEqual({ status: 400, code: 'BAD_REQUEST' })
      }
      const headers = { ...shop.adminHeaders, 'content-type': 'multipart/form-data' }
      expect((await fetch(address, { method: 'POST', headers, body: 'x' })).status).toBe(400)
      expect((await shop.admin('POST', `accountant-download/${anna.download}/files`, {})).status).toBe(400)
    })
  })

  describe('who may', () => {
    it('[D4] [D5] [A28] read: the own accountant and cms-admin', async () => {
      const { url } = await shop.add(anna.download, csv(), 'own.csv')
      for (const method of ['GET', 'HEAD']) {
        const statusFor = async (headers: Record<string, string>) => (await shop.get(url, headers, method)).status
        expect(await statusFor({})).toBe(401)
        expect(await statusFor(await shop.login('cms-status-user'))).toBe(403)
        expect(await statusFor(await shop.login('cms-zzp'))).toBe(403)
        expect(await statusFor(bert.headers)).toBe(404)
        expect(await statusFor(anna.headers)).toBe(200)
        expect(await statusFor(shop.adminHeaders)).toBe(200)
      }
      expect(await refused(await shop.get(url))).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
      expect(await refused(await shop.get(url, bert.headers))).toEqual({ status: 404, code: 'NOT_FOUND' })
    })

    it('[D5] read it under the own download alone: another one in the address is another file', async () => {
      const { id } = await shop.add(anna.download, csv(), 'own.csv')
      const address = `/api/accountant-download/${bert.download}/files/${id}`
      for (const headers of [anna.headers, bert.headers, shop.adminHeaders]) {
        expect(await refused(await shop.get(address, headers))).toEqual({ status: 404, code: 'NOT_FOUND' })
      }
    })

    it('[D5] an accountant cannot read another download', async () => {
      const { status, body } = await bert.rest('GET', `accountant-download/${anna.download}`)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
      const { errors } = await shop.graphql(
        `{ accountantDownload(id: ${anna.download}) { files { url } } }`,
        {},
        bert.headers,
      )
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    })

    it('[D1] [A25] upload and delete: cms-admin, with the CSRF token', async () => {
      const { id, url } = await shop.add(anna.download, csv(), 'stays.csv')
      const before = await shop.onDisk()
      for (const role of ['cms-status-user', 'cms-zzp', 'cms-accountant'] as const) {
        const headers = await shop.login(role)
        expect(await shop.send(anna.download, csv(), 'a.csv', headers)).toMatchObject({
          status: 403,
          body: { code: 'FORBIDDEN' },
        })
        for (const operation of [addFile, replaceFile]) {
          const { body } = await shop.sendOverGraphql(operation, id, csv(), 'a.csv', headers)
          expect(body.code).toBe('FORBIDDEN')
        }
        const removed = await shop.graphql(`mutation { removeDownloadFile(id: ${id}) { deleted } }`, {}, headers)
        expect(removed.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      }
      expect(await shop.send(anna.download, csv(), 'a.csv', anna.headers)).toMatchObject({ status: 403 })
      const { cookie = '' } = shop.adminHeaders
      expect(await shop.send(anna.download, csv(), 'a.csv', { cookie })).toMatchObject({
        status: 403,
        body: { code: 'CSRF' },
      })
      expect((await shop.sendOverGraphql(addFile, id, csv(), 'a.csv', { cookie })).body.code).toBe('CSRF')
      expect((await shop.get(url, { cookie }, 'DELETE')).status).toBe(403)
      expect((await shop.get(url, anna.headers, 'DELETE')).status).toBe(403)
      expect(await shop.onDisk()).toEqual(before)
    })

    it.each(['x', '0', '-1', '1.5', '99999999999', '1%2F..%2F2', '%00'])('%s is no id', async (id) => {
      const { status } = await shop.get(`/api/accountant-download/${anna.download}/files/${id}`, shop.adminHeaders)
      expect(status).toBe(400)
      expect((await shop.get(`/api/accountant-download/${id}/files/1`, shop.adminHeaders)).status).toBe(400)
    })

    it('the address knows GET, HEAD and DELETE', async () => {
      const { url } = await shop.add(anna.download, csv(), 'a.csv')
      const answer = await shop.get(url, shop.adminHeaders, 'PUT')
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD'])
    })
  })

  describe('when they change', () => {
    it('[D6] another file takes the place of one, whose content is deleted from disk', async () => {
      const { id, url } = await shop.add(anna.download, pdf('old'), 'old.pdf')
      const before = await shop.onDisk()
      const tag = (await shop.get(url, anna.headers)).headers.get('etag') ?? ''
      const { body } = await shop.sendOverGraphql(replaceFile, id, csv(), 'new.csv')
      expect(body.data).toEqual({ id, name: 'new.csv', type: 'csv', bytes: csv().length, url })
      const answer = await shop.get(url, { ...anna.headers, range: 'bytes=5-', 'if-range': tag })
      expect(answer.status).toBe(200)
      expect((await bytesOf(answer)).equals(csv())).toBe(true)
      const after = await shop.onDisk()
      expect(after).toHaveLength(before.length)
      expect(after).not.toEqual(before)
    })

    it('[D6] a replacement that is refused leaves the file as it is', async () => {
      const { id, url } = await shop.add(anna.download, pdf('stays'), 'stays.pdf')
      const before = await shop.onDisk()
      const { body } = await shop.sendOverGraphql(replaceFile, id, Buffer.from('x'), 'new.pdf')
      expect(body.code).toBe('FILE_TYPE')
      expect((await bytesOf(await shop.get(url, anna.headers))).equals(pdf('stays'))).toBe(true)
      expect(await shop.onDisk()).toEqual(before)
    })

    it('[D6] several simultaneous replacements leave one of them, and nothing else on disk', async () => {
      const { id, url } = await shop.add(anna.download, pdf(), 'a.pdf')
      const before = (await shop.onDisk()).length
      const contents = Array.from({ length: 6 }, (_, index) => pdf(`content ${index}`))
      await Promise.all(contents.map((content) => shop.sendOverGraphql(replaceFile, id, content, 'b.pdf')))
      const stored = await bytesOf(await shop.get(url, anna.headers))
      expect(contents.some((content) => content.equals(stored))).toBe(true)
      expect(await shop.onDisk()).toHaveLength(before)
    })

    it('[D6] a removed file is deleted from disk', async () => {
      const before = await shop.onDisk()
      const first = await shop.add(anna.download, pdf(), 'a.pdf')
      const second = await shop.add(anna.download, pdf(), 'b.pdf')
      const elsewhere = await shop.admin('DELETE', `accountant-download/${bert.download}/files/${first.id}`)
      expect(elsewhere.status).toBe(404)
      const { status, body } = await shop.admin('DELETE', first.url.slice('/api/'.length))
      expect({ status, data: body.data }).toEqual({ status: 200, data: { deleted: [first.id] } })
      const document = `mutation { removeDownloadFile(id: ${second.id}) { deleted } }`
      expect((await shop.graphql(document, {}, shop.adminHeaders)).data).toEqual({
        removeDownloadFile: { deleted: [second.id] },
      })
      expect((await shop.graphql(document, {}, shop.adminHeaders)).errors?.[0]?.message).toBe('File not found')
      expect((await shop.get(first.url, anna.headers)).status).toBe(404)
      expect(await shop.onDisk()).toEqual(before)
    })

    it('[D1] [D6] files are deleted with the account of their accountant, from disk too', async () => {
      const before = await shop.onDisk()
      const carl = await shop.accountant('carl')
      const { url } = await shop.add(carl.download, pdf(), 'a.pdf')
      await shop.add(carl.download, csv(), 'b.csv')
      expect((await shop.admin('DELETE', `customer/delete/${carl.id}`)).status).toBe(200)
      expect((await shop.get(url, shop.adminHeaders)).status).toBe(404)
      expect(await shop.onDisk()).toEqual(before)
    })

    it('answers not found for a file that is missing on disk', async () => {
      const { url, id } = await shop.add(anna.download, pdf(), 'lost.pdf')
      const file = await shop.services.database.reader.query(`SELECT storage_name FROM download_file WHERE id = ${id}`)
      await shop.services.storage.privateFiles.remove([file[0].storage_name])
      expect(await refused(await shop.get(url, anna.headers))).toEqual({ status: 404, code: 'NOT_FOUND' })
    })
  })

  describe('parts of them', () => {
    let url: string
    const content = csv()
    const size = content.length
    beforeAll(async () => {
      url = (await shop.add(anna.download, content, 'parts.csv')).url
    })
    const part = (headers: Record<string, string>, method = 'GET') =>
      shop.get(url, { ...anna.headers, ...headers }, method)

    it.each([
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=5-${size + 100}`, 5, size - 1],
    ])('[D2] %s is the part alone', async (range, first, last) => {
      const answer = await part({ range })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
      expect(answer.headers.get('content-length')).toBe(String(last - first + 1))
      expect((await bytesOf(answer)).equals(content.subarray(first, last + 1))).toBe(true)
    })

    it('[D2] a part beyond the end is refused', async () => {
      const answer = await part({ range: `bytes=${size}-` })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe(`bytes */${size}`)
      expect(await answer.text()).toBe('')
    })

    it('[D2] requests for several parts, or for none, get the whole', async () => {
      for (const range of ['bytes=0-1,4-5', 'bytes=9-1', 'lines=1-2']) {
        const answer = await part({ range })
        expect(answer.status).toBe(200)
        expect(await bytesOf(answer)).toHaveLength(size)
      }
    })

    it('[D2] continues what has not changed since', async () => {
      const { headers } = await part({})
      const tag = headers.get('etag') ?? ''
      const changed = headers.get('last-modified') ?? ''
      const range = 'bytes=10-'
      expect((await part({ range, 'if-range': tag })).status).toBe(206)
      expect((await part({ range, 'if-range': changed })).status).toBe(206)
      expect((await part({ range, 'if-range': `W/${tag}` })).status).toBe(200)
      expect((await part({ range, 'if-range': '"other"' })).status).toBe(200)
      expect((await part({ range, 'if-range': new Date(0).toUTCString() })).status).toBe(200)
    })

    it('[D2] HEAD answers the headers without the bytes', async () => {
      const answer = await part({}, 'HEAD')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-length')).toBe(String(size))
      expect(await answer.text()).toBe('')
      const ofPart = await part({ range: 'bytes=0-9' }, 'HEAD')
      expect(ofPart.headers.get('content-length')).toBe('10')
    })
  })
})
