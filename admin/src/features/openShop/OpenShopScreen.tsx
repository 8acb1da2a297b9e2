import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  CloseShopDocument,
  JudgeExamplesDocument,
  type JudgeExamplesMutationVariables,
  OpenShopDocument,
  ShopOpeningDocument,
  type ShopOpeningQuery,
} from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { type Example, ExampleRow } from './ExampleRow'

type Fact = ShopOpeningQuery['shopOpening']['missing'][number]
type Question = 'open' | 'close' | 'delete'

/** Where each is filled in. */
const places: Record<Fact, string> = {
  name: '/shopSettings/1',
  phone: '/shopSettings/1',
  address: '/shopSettings/1',
  opening_hours: '/shopSettings/1/openingstijden',
}

const keyOf = ({ entity, id }: Example) => `${entity} ${id}`

/** What the owner reads before the shop opens, many at once, and the press that opens it; closes it again, too. */
export default function OpenShopScreen() {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [question, setQuestion] = useState<Question>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['shopOpening'],
    queryFn: async ({ signal }) => (await askServer({ query: ShopOpeningDocument, signal })).shopOpening,
  })
  if (isError && !data) return <RetryAlert text={translate('list.failed')} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />

  const { isOpen, missing, examples } = data
  const named = examples.filter((example) => chosen.has(keyOf(example)))
  const unread = examples.filter(({ state }) => state === 'untouched').length

  async function judge(verdict: JudgeExamplesMutationVariables['verdict']) {
    setQuestion(undefined)
    await run(async () => {
      const asked = named.map(({ entity, id }) => ({ entity, id }))
      await askServer({ query: JudgeExamplesDocument, variables: { examples: asked, verdict } })
      setChosen(new Set())
      await refetch()
      return translate('openShop.judged', { count: asked.length })
    })
  }

  async function setOpen(opens: boolean) {
    setQuestion(undefined)
    await run(async () => {
      if (opens) await askServer({ query: OpenShopDocument })
      else await askServer({ query: CloseShopDocument })
      await refetch()
      return translate(opens ? 'openShop.isOpen' : 'openShop.isClosed')
    })
  }

  const answers: Record<Question, () => Promise<void>> = {
    open: () => setOpen(true),
    close: () => setOpen(false),
    delete: () => judge('deleted'),
  }
  const choose = (example: Example, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(keyOf(example))
    else next.delete(keyOf(example))
    setChosen(next)
  }

  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Alert severity={isOpen ? 'success' : 'info'}>
        {translate(isOpen ? 'openShop.isOpen' : 'openShop.isClosed')}
        {!isOpen && ` ${translate('openShop.intro')}`}
      </Alert>
      {missing.length > 0 && (
        <ScreenSection title={translate('openShop.missing')}>
          <Box component="ul" sx={{ m: 0, pl: 3, '& a': { display: 'inline-block', minHeight: 24 } }}>
            {missing.map((fact) => (
              <li key={fact}>
                <Link to={places[fact]}>{translate(`openShop.fact.${fact}`)}</Link>
              </li>
            ))}
          </Box>
        </ScreenSection>
      )}
      {examples.length > 0 && (
        <ScreenSection title={translate('openShop.examples', { count: unread })}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, '& .MuiButton-root': { minHeight: 44 } }}
            role="toolbar"
            aria-label={translate('openShop.title')}
          >
            <Button
              color="inherit"
              onClick={() => setChosen(new Set(named.length < examples.length ? examples.map(keyOf) : []))}
            >
              {translate(named.length < examples.length ? 'openShop.all' : 'openShop.none')}
            </Button>
            <Button variant="contained" disabled={isBusy || named.length === 0} onClick={() => void judge('right')}>
              {translate('openShop.right', { count: named.length })}
            </Button>
            <Button variant="outlined" disabled={isBusy || named.length === 0} onClick={() => void judge('hidden')}>
              {translate('openShop.hide')}
            </Button>
            <Button color="error" disabled={isBusy || named.length === 0} onClick={() => setQuestion('delete')}>
              {translate('openShop.delete')}
            </Button>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {examples.map((example) => (
              <ExampleRow
                key={keyOf(example)}
                example={example}
                isChosen={chosen.has(keyOf(example))}
                onChoose={(isChosen) => choose(example, isChosen)}
              />
            ))}
          </Box>
        </ScreenSection>
      )}
      <Button
        variant={isOpen ? 'outlined' : 'contained'}
        disabled={isBusy}
        onClick={() => setQuestion(isOpen ? 'close' : 'open')}
        sx={{ minHeight: 48, justifySelf: 'start' }}
      >
        {translate(isOpen ? 'openShop.close' : 'openShop.open')}
      </Button>
      {question && (
        <FormDialog
          maxWidth="xs"
          title={translate(`openShop.${question}`)}
          submit={translate(`openShop.${question}`)}
          isDangerous={question !== 'open'}
          isBusy={isBusy}
          onSubmit={() => void answers[question]()}
          onClose={() => setQuestion(undefined)}
        >
          <p>{translate(`openShop.${question}.text`, { count: question === 'delete' ? named.length : unread })}</p>
        </FormDialog>
      )}
    </Box>
  )
}
