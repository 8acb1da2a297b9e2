import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useStore } from 'ra-core'
import type { DashboardActivityQuery } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { preferencePrefix } from '../../kernel/start/createStore'
import { DashboardSection } from './DashboardSection'
import { GlanceList } from './GlanceList'
import type { DashboardPart } from './useDashboardCall'

type Task = DashboardActivityQuery['onboarding'][number]['task']

/** Where each is done. */
const places: Record<Task, string | undefined> = {
  public_address: undefined,
  name: '/shopSettings/1',
  details: '/shopSettings/1',
  opening_hours: '/shopSettings/1/openingstijden',
  mail: '/shopSettings/1/mail',
  logo: '/shopSettings/1/uiterlijk',
  legal_pages: '/page',
  second_factor: '/account',
  backups: '/backups',
  examples: '/openShop',
  open: '/openShop',
}

/** Examples named at once; the others come as these are saved. */
const examplesShown = 8

/** What a new shop still lacks, as long as its owner does not put it away. */
export function FirstSteps({ part }: { part: DashboardPart<DashboardActivityQuery> }) {
  const { translate } = useTranslation()
  const [isAway, setAway] = useStore(`${preferencePrefix}onboarding.isAway`, false)
  const open = part.data?.onboarding.filter(({ isDone }) => !isDone) ?? []
  if (open.length === 0) return null
  // What keeps customers away is shown to who has put the list away, too.
  const urgentOnes = open.filter(({ isUrgent }) => isUrgent)
  const shown = isAway ? urgentOnes : open
  if (shown.length === 0) {
    return (
      <Button color="inherit" sx={{ justifySelf: 'start' }} onClick={() => setAway(false)}>
        {translate('firstSteps.show', { count: open.length })}
      </Button>
    )
  }
  return (
    <DashboardSection title={translate('firstSteps.title')} part={part}>
      {({ onboarding, unreadExamples }) => (
        <>
          <p>{translate('firstSteps.intro', { done: onboarding.length - open.length, all: onboarding.length })}</p>
          <GlanceList
            label={translate('firstSteps.title')}
            lines={shown.map(({ task }) => ({
              key: task,
              to: places[task],
              title: translate(`firstSteps.${task}`, { count: unreadExamples.length }),
              detail: translate(`firstSteps.${task}.why`),
              end: places[task] && <Icon name="next" />,
            }))}
          />
          {!isAway && <Examples examples={unreadExamples} />}
          {shown.length > urgentOnes.length && (
            <Button color="inherit" sx={{ mt: 1 }} onClick={() => setAway(true)}>
              {translate('firstSteps.putAway')}
            </Button>
          )}
          {isAway && open.length > shown.length && (
            <Button color="inherit" sx={{ mt: 1 }} onClick={() => setAway(false)}>
              {translate('firstSteps.show', { count: open.length })}
            </Button>
          )}
        </>
      )}
    </DashboardSection>
  )
}

/** What came with the site and nobody has read yet. */
function Examples({ examples }: { examples: DashboardActivityQuery['unreadExamples'] }) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  if (examples.length === 0) return null
  return (
    <Box sx={{ pl: { xs: 0, sm: 2 } }}>
      <GlanceList
        label={translate('firstSteps.list')}
        lines={examples.slice(0, examplesShown).map(({ entity, id, title, language }) => ({
          key: `${entity}-${id}`,
          to: `/${entity}/${id}`,
          title,
          detail: `${localize(catalogue.entity(entity).label)} · ${translate(`firstSteps.language.${language}`)}`,
          end: translate('firstSteps.mark'),
        }))}
      />
      {examples.length > examplesShown && (
        <p>{translate('dashboard.more', { count: examples.length - examplesShown })}</p>
      )}
    </Box>
  )
}
