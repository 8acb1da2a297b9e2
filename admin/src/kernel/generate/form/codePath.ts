/** In the address of an add form: the barcode that it begins with. */
const codeParameter = 'streepjescode'

/** Of the form for something new whose barcode was scanned. */
export function codePath(resource: string, code: string): string {
  return `/${resource}/create?${codeParameter}=${code}`
}

/** The digits of the barcode that a form was opened with; undefined without one. */
export function codeIn(query: URLSearchParams): string | undefined {
  const code = query.get(codeParameter) ?? ''
  return /^\d{8,14}$/.test(code) ? code : undefined
}
