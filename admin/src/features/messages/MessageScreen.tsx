import Box from '@mui/material/Box'
import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { ViewScreen } from '../../kernel/generate/ViewScreen'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { messageKindOf } from '../../kernel/managed/messageKinds'
import { AnswerForm } from './AnswerForm'
import { type Answer, AnswerHistory } from './AnswerHistory'
import { MessagePhotos } from './MessagePhotos'
import { MessageTools } from './MessageTools'

/** A message of a visitor: what was written, what the shop has answered, and what can be done about it. */
export default function MessageScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { data: message } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  const kind = messageKindOf(entity)
  const answers = (message?.answers ?? []) as Answer[]
  return (
    <>
      {message && <MessageTools message={message} />}
      <ViewScreen hidden={shownBelow}>
        {message && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2 }}>
            {kind && <MessagePhotos kind={kind} id={message.id} />}
            {answers.length > 0 && <AnswerHistory answers={answers} />}
            <AnswerForm key={message.id} message={message} />
          </Box>
        )}
      </ViewScreen>
    </>
  )
}

const shownBelow: ReadonlySet<string> = new Set(['answers'])
