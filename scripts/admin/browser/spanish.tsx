import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { ZodType } from 'zod';
import { counted } from '../../../lib/content/mistakes';
import { schemaOf } from '../../content/content-paths';
import { compareEditions, englishProblems, type Text } from './editions';
import { entryOf } from './kept-format';

/**
 * Spanish words below their English text, joined by keys. The editor's own i18n joins list items
 * by position, so removing one could remove another's translation.
 */
export class SpanishWords extends Component<CustomFieldControlProps> {
  private asked = 0;

  /** The editor calls this after each keystroke, and before saving. */
  isValid = async () => {
    this.asked += 1;
    const turn = this.asked;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (turn < this.asked) return true;
    const { english, spanish, isSpanish, schema } = this.read();
    const problems = isSpanish
      ? compareEditions(english, spanish ?? {}, schema).problems()
      : englishProblems(english, schema);
    return problems.length === 0 || { error: { message: problems.join(' ') } };
  };

  private read() {
    const { entry, field } = this.props;
    const { data, i18n } = entryOf(entry as NonNullable<typeof entry>);
    const isSpanish = 'en' in i18n;
    return {
      isSpanish,
      english: i18n['en']?.data ?? data,
      spanish: isSpanish ? data : i18n['es']?.data,
      schema: schemaOf(String(field.get('file'))) as ZodType,
    };
  }

  override render() {
    const { english, spanish, isSpanish, schema } = this.read();
    if (!spanish) return <p>There is none yet.</p>;
    const { texts, write, mark } = compareEditions(english, spanish, schema);
    const missing = texts.filter(isMissing).length;
    const changed = texts.filter(({ isOutdated }) => isOutdated).length;
    const state =
      missing + changed > 0 ? (
        <p>
          {counted(missing, 'text')} to be translated, {changed} whose English has changed.{' '}
          <button type="button" style={button} onClick={showFirst}>
            Show the first
          </button>
        </p>
      ) : (
        <p>Everything is translated.</p>
      );
    if (!isSpanish) return state;
    const save = (data: unknown) => this.props.onChange(JSON.stringify(data));
    return (
      <>
        {state}
        {texts.map((text) => {
          const { id, english, translation = '', isSource, isSection, isOutdated } = text;
          const isElsewhere = isSource || isSection;
          if (isElsewhere && !isOutdated && !isMissing(text)) return null;
          return (
            <div key={id} style={row} data-is-open={isOutdated || isMissing(text)}>
              <small>{isSection ? id.replace(/^body\.(.*)/, 'text {#$1}') : id}</small>
              <p style={{ whiteSpace: 'pre-wrap' }}>{english}</p>
              {!isElsewhere && (
                <textarea
                  lang="es"
                  aria-label={english}
                  style={field}
                  onChange={({ target }) => save(write(text, target.value))}
                  // Uncontrolled: the editor updates values asynchronously, which would move the
                  // cursor.
                  ref={(area) => {
                    if (area && area !== document.activeElement) area.value = translation;
                  }}
                />
              )}
              {isMissing(text) && <strong>To be translated.</strong>}
              {isOutdated && (
                <>
                  <strong>The English has changed.</strong>{' '}
                  <button type="button" style={button} onClick={() => save(mark([text]))}>
                    The Spanish is still right
                  </button>
                </>
              )}
            </div>
          );
        })}
      </>
    );
  }
}

const showFirst = () => document.querySelector('[data-is-open=true]')?.scrollIntoView();

const isMissing = ({ translation, isOptional }: Text) => !translation && !isOptional;

// Long files have hundreds of rows, and few are visible.
const row = {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 100px',
  marginBlock: 16,
} as const;
// The editor resets the browser's button styles.
const button = { border: '1px solid', borderRadius: 4, padding: '2px 8px' };
const field = { ...button, font: 'inherit', width: '100%', fieldSizing: 'content' } as const;
