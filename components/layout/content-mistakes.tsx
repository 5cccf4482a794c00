/**
 * In development only: the mistakes that the content's check finds, above every page. The page does
 * not wait for them.
 */
export async function ContentMistakes() {
  // An address of its own each time: the development server keeps the answers of older ones.
  const address = `${process.env.COMPANION_URL}/content-mistakes?${Date.now()}`;
  const mistakes = await fetch(address)
    .then((answer) => answer.text())
    .catch(() => '');
  if (!mistakes) return null;
  return (
    <pre
      role="alert"
      className="rounded-control border-danger bg-danger-wash text-ink m-4 border-2 px-4 py-3 text-sm whitespace-pre-wrap"
    >
      {mistakes}
    </pre>
  );
}
