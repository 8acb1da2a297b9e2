import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MailsOfAnswersDocument } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** An answer as it stands with its message. */
export interface Answer {
  text: string
  answeredAt: string
  answeredBy: string | null
  mail: number
}

/** What was answered, by whom and when, and whether the mail left. */
export function AnswerHistory({ answers }: { answers: readonly Answer[] }) {
  const { translate, language } = useTranslation()
  const ids = answers.map(({ mail }) => mail)
  const { data } = useQuery({
    queryKey: ['outgoingMail', 'answers', ids],
    queryFn: ({ signal }) => askServer({ query: MailsOfAnswersDocument, variables: { ids }, signal }),
  })
  function state(id: number): string | undefined {
    const mail = data?.outgoingMails.items.find((each) => each.id === id)
    if (!mail) return undefined
    if (mail.sentAt) return translate('customer.mailSent')
    return translate(mail.lastError ? 'customer.mailFailed' : 'customer.mailQueued')
  }
  return (
    <PagePart title={translate('inbox.answers')}>
      <PageRows>
        {answers.map(({ text, answeredAt, answeredBy, mail }) => {
          const how = state(mail)
          return (
            <li key={mail}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
                {[answeredBy, formatInstant(answeredAt, language)].filter(Boolean).join(' · ')}
                {how && (
                  <>
                    {' · '}
                    <Box component={Link} to={`/outgoingMail/${mail}/show`} sx={{ color: 'inherit' }}>
                      {translate('inbox.mail', { state: how.toLowerCase() })}
                    </Box>
                  </>
                )}
              </Box>
              <Box sx={{ maxWidth: '72ch', whiteSpace: 'pre-line' }}>{text}</Box>
            </li>
          )
        })}
      </PageRows>
    </PagePart>
  )
}
