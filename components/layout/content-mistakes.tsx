/**
 * In development only: what the content's check finds, above every page. The page does not wait for it.
 */
export async function ContentMistakes() {
  // An address of its own each time: the development server keeps the answers of older ones.
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
