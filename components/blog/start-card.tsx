import { StartForm } from '@/components/forms/start-form';
import { Card, Heading } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import { loadLabels, loadOperator } from '@/lib/content/site-content';
import { textsAtSend } from '@/lib/forms/at-send';
import type { Language } from '@/lib/language';

export const startCardId = 'start';

type StartCardProps = { language: Language; accidentType: string | undefined };

export function StartCard({ language, accidentType }: StartCardProps) {
  const { article } = loadLabels(language);
  const { text, areas, types } = textsAtSend(language).compensation;
  const isAtWork = types.some((type) => type === accidentType);
  return (
    <Card
      as="section"
      id={startCardId}
      aria-labelledby="start-title"
      className="shadow-finder mt-12 scroll-mt-6 print:hidden"
    >
      <Heading as="h2" size="title" id="start-title">
        {article.start.title}
      </Heading>
      <p className="text-ink-soft mt-2">{article.start.text}</p>
      <StartForm language={language} accidentType={accidentType} />
      {isAtWork && loadOperator(language).states && areas.length > 0 && (
        <p className="mt-4 font-bold">{text}</p>
      )}
      <p className="mt-4">
        <LinkedText text={article.start.call} />
      </p>
    </Card>
  );
}
