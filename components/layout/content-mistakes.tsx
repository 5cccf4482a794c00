/** In development, shows results of the content check at the top of every page. */
export async function ContentMistakes() {
  // Cache buster: the development server caches responses by URL.
  const address = `${process.env.COMPANION_URL}/content-mistakes?${Date.now()}`;
  const report: { errors: string; advice: string } = await fetch(address)
    .then((answer) => answer.json())
    .catch(() => ({ errors: '', advice: '' }));
  const [summary, ...advice] = report.advice.split('\n');
  const box = 'rounded-control text-ink m-4 px-4 py-3 text-sm whitespace-pre-wrap';
  return (
    <>
      {report.errors && (
        <pre role="alert" className={`${box} border-danger bg-danger-wash border-2`}>
          {report.errors}
        </pre>
      )}
      {summary && (
        <details className={`${box} border-line border`}>
          <summary>{summary}</summary>
          {advice.join('\n')}
        </details>
      )}
    </>
  );
}
