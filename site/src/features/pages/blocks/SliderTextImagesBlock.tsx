import { FormattedMessage, useIntl } from 'react-intl'
import { Icon, type IconName } from '../../../kernel/components/icons/Icon'
import { Picture } from '../../../kernel/components/Picture'
import type { MessageId } from '../../../kernel/i18n/MessageId'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'
import { useSlides } from './useSlides'

/** Slides of words and a picture in a row that is swiped, scrolled or stepped through; without scripts it scrolls. */
export function SliderTextImagesBlock({ block }: { block: BlockOf<'SliderTextImagesBlock'> }) {
  const { slides, title } = block
  const Heading = `h${partLevel(block)}` as const
  const { formatMessage } = useIntl()
  const { row, shown, show, moves, isPaused, setIsPaused, isRunning, setIsEngaged, onScroll } = useSlides(
    block.showSlider ? slides.length : 0,
  )
  const nameOf = (index: number) =>
    formatMessage({ id: 'gallery.picture' }, { number: index + 1, total: slides.length, title: title || 'none' })
  const button = (id: MessageId, icon: IconName, onClick: () => void) => (
    <button type="button" onClick={onClick} aria-label={formatMessage({ id })}>
      <Icon name={icon} />
    </button>
  )
  if (!block.showSlider) return <BlockSection block={block} kind="slides" />
  return (
    <BlockSection block={block} kind="slides">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would gather fields of a form. */}
      <div
        className="slides"
        role="group"
        aria-label={title ?? formatMessage({ id: 'slides.title' })}
        onPointerEnter={() => setIsEngaged(true)}
        onPointerLeave={({ currentTarget }) => setIsEngaged(currentTarget.querySelector(':focus-visible') !== null)}
        onFocus={() => setIsEngaged(true)}
        onBlur={() => setIsEngaged(false)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
        <ul ref={row} className="slides__row" tabIndex={0} onScroll={onScroll}>
          {slides.map((slide, index) => (
            <li key={`${slide.image.url} ${slide.title}`} className="slide">
              <Picture
                image={slide.image}
                alt={slide.title || slide.text ? '' : nameOf(index)}
                sizes="(width > 62em) 680px, 92vw"
              />
              {(slide.title || slide.text) && (
                <div className="slide__words">
                  {slide.title && <Heading>{slide.title}</Heading>}
                  {slide.text && <p>{slide.text}</p>}
                </div>
              )}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className="slides__tools">
            {button('slides.previous', 'chevron-left', () => show(shown - 1))}
            <p aria-live={isRunning ? 'off' : 'polite'}>
              <FormattedMessage id="slides.position" values={{ number: shown + 1, total: slides.length }} />
            </p>
            {button('slides.next', 'chevron-right', () => show(shown + 1))}
            {moves &&
              button(isPaused ? 'slider.play' : 'slider.pause', isPaused ? 'play' : 'pause', () =>
                setIsPaused(!isPaused),
              )}
          </div>
        )}
      </div>
    </BlockSection>
  )
}
