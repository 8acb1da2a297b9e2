/** A call that the fuzzer makes. */
export interface Call {
  /** Names the call in a failure message. */
  name: string
  method: string
  /** From the first slash on. */
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

export interface Answered {
  status: number
  type: string
  text: string
  milliseconds: number
}

/** Makes a call with the cookies and headers of a caller. */
export async function makeCall(url: string, call: Call, own: Record<string, string>): Promise<Answered> {
  const begun = performance.now()
  const response = await fetch(url + call.path, {
    method: call.method,
    headers: { ...own, ...call.headers },
    body: call.body,
    redirect: 'manual',
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, text, milliseconds: performance.now() - begun }
}
