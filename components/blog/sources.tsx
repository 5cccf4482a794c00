import { Fold } from '@/components/ui/fold';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { notesId } from '@/lib/markdown/citations';

/** The cited sources; browsers open the fold when a reference leads into it. */
export function Sources({ notes, language }: { notes: readonly string[]; language: Language }) {
  if (notes.length === 0) return null;
  const { sources, allSources } = loadLabels(language).article;
  return (
    <div className="prose">
      <section data-footnotes className="footnotes">
        <h2 id={notesId}>{sources}</h2>
        <Fold
          title={fillText(allSources, { count: notes.length })}
          wideTitle={null}
          unfoldsFrom="md"
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown.ts escapes the sources. */}
          <ol dangerouslySetInnerHTML={{ __html: notes.join('') }} />
        </Fold>
      </section>
    </div>
  );
}
