import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { PutOurTextBackDocument } from '../../generated/graphql'
import { DeletionDialog } from '../../kernel/components/DeletionDialog'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { PlaceholderMenu } from '../../kernel/placeholders/PlaceholderMenu'
import { type TextName, useCursorInsertion } from './useCursorInsertion'
import { type MailTextInHand, useMailText } from './useMailText'

/** Below the text: what it can be filled in with, and the way back to ours. */
export function MailTextTools() {
  const text = useMailText()
  if (!text) return null
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OursWhereNothingIsChanged text={text} />
      <Placeholders text={text} />
      <BackToOurs text={text} />
    </Box>
  )
}

/** What is not changed is shown as it is sent, to begin from: whenever the form begins with what is stored. */
function OursWhereNothingIsChanged({ text: { kind, language } }: { text: MailTextInHand }) {
  useStart('subject', kind.subject[language])
  useStart('body', kind.body[language])
  return null
}

function useStart(name: TextName, ours: string): void {
  const { resetField } = useFormContext()
  const { defaultValues } = useFormState()
  const isOwn = Boolean(defaultValues?.[name])
  useEffect(() => {
    if (isOwn) return
    // Once the form has begun with the record.
    const timer = setTimeout(() => resetField(name, { defaultValue: ours }))
    return () => clearTimeout(timer)
  }, [name, isOwn, ours, resetField])
}

function Placeholders({ text: { kind } }: { text: MailTextInHand }) {
  const { translate, localize } = useTranslation()
  const insert = useCursorInsertion()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box component="section" aria-labelledby="mail-placeholders">
      <Box component="h3" id="mail-placeholders" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {translate('mailTexts.placeholders')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary', fontSize: '0.9rem' }}>
        {translate('mailTexts.placeholders.help')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kind.placeholders.map(({ name, text, label, isRequired, isForSubject }) => (
          <Chip
            key={name}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={`${localize(label)}${isRequired ? ' *' : ''}`}
            title={text}
            // The text does not lose its cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(text, isForSubject ? undefined : 'body')}
            sx={{ minHeight: 36, borderRadius: 1 }}
          />
        ))}
        <Chip
          component="button"
          type="button"
          clickable
          variant="outlined"
          icon={<Icon name="sell" size={16} />}
          label={translate('mailTexts.shopPlaceholders')}
          aria-haspopup="menu"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ minHeight: 36, borderRadius: 1 }}
        />
      </Box>
      {anchor && (
        <PlaceholderMenu
          anchorEl={anchor}
          onChoose={(_name, chosen) => {
            setAnchor(null)
            insert(chosen)
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </Box>
  )
}

function BackToOurs({ text: { id, version, stored, kind, language } }: { text: MailTextInHand }) {
  const { translate, localize } = useTranslation()
  const { reset } = useFormContext()
  const { run } = useNoticedCall()
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (stored.subject === null && stored.body === null) {
    return <Box sx={{ color: 'text.secondary' }}>{translate('mailTexts.isOurs')}</Box>
  }
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="undo" />}
        onClick={() => setAsked(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('mailTexts.back')}
      </Button>
      {isAsked && (
        <DeletionDialog
          title={translate('mailTexts.back.title')}
          confirm={translate('mailTexts.back')}
          onConfirm={() =>
            run(async () => {
              await askServer({ query: PutOurTextBackDocument, variables: { id, version } })
              reset({ subject: kind.subject[language], body: kind.body[language] })
              return translate('mailTexts.back.done')
            })
          }
          onClose={() => setAsked(false)}
        >
          {translate('mailTexts.back.text', { name: localize(kind.label) })}
        </DeletionDialog>
      )}
    </>
  )
}
