import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { Link } from 'react-router'
import { type InboxQuery, MarkMessageHandledDocument } from '../../generated/graphql'
import { PhotoLinks } from '../../kernel/components/PhotoLinks'
import { UnreadMark } from '../../kernel/components/UnreadMark'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { messageKindOf } from '../../kernel/managed/messageKinds'
import { sectionIcon } from '../../kernel/navigation/menuGroups'

interface InboxRowProps {
  message: InboxQuery['inbox']['items'][number]
  onChanged: () => void
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A message at a glance, and whether anything is left to do about it. */
export function InboxRow({ message, onChanged }: InboxRowProps) {
  const { kind, id, name, text, createdAt, isRead, isHandled, answeredAt, photos } = message
  const { entities } = useManaged()
  const { translate, localize, language } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const entity = entities.find((each) => messageKindOf(each) === kind)
  if (!entity) return null

  const mark = () =>
    run(async () => {
      await askServer({ query: MarkMessageHandledDocument, variables: { kind, id, isHandled: !isHandled } })
      onChanged()
      return translate(isHandled ? 'inbox.reopened' : 'inbox.handledNow', { name })
    })
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'center',
        px: { xs: 1.5, sm: 2 },
        py: 1,
        '&:hover': { bgcolor: 'shop.soft' },
      }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }} title={localize(entity.label)}>
        <Icon name={sectionIcon(entity)} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
          {!isRead && <UnreadMark />}
          <Box
            component={Link}
            to={`/${entity.name}/${id}/show`}
            sx={{
              color: 'text.primary',
              fontWeight: isRead ? 400 : 650,
              textDecoration: 'none',
              ...oneLine,
              // The whole row leads to the message.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {name}
          </Box>
          {answeredAt && <Chip size="small" variant="outlined" label={translate('inbox.answered')} />}
          {isHandled && <Chip size="small" variant="outlined" label={translate('inbox.handled')} />}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.92rem', ...oneLine }}>{text}</Box>
        <Box sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
          <PhotoLinks photos={photos} width={72} />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
          {localize(entity.label)} · {formatInstant(createdAt, language)}
        </Box>
      </Box>
      <Button
        color="inherit"
        disabled={isBusy}
        onClick={() => void mark()}
        aria-label={translate(isHandled ? 'inbox.reopenOne' : 'inbox.handleOne', { name })}
        startIcon={<Icon name={isHandled ? 'undo' : 'check'} />}
        sx={{ position: 'relative', zIndex: 1, minHeight: 44, gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' }}
      >
        {translate(isHandled ? 'inbox.reopen' : 'inbox.handle')}
      </Button>
    </Box>
  )
}
