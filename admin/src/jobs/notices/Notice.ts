/** What is about to be saved of a job, as far as its customer would be told. */
export interface NoticeOfChange {
  status: string
  note: string | null
  description: string | null
  currentStatus: string | null
}

/** The mail that would be sent. */
export interface Notice {
  recipient: string
  language: 'nl' | 'en'
  subject: string
  text: string
}

export const noticeQuery = `query Notice($job: JobKind!, $id: Int!, $change: NoticeOfChange!) {
  notice: previewJobNotice(job: $job, id: $id, change: $change) { recipient language subject text }
}`
