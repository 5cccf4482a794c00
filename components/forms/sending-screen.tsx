/** The full screen while a message is sent; the empty region stands ready to be announced. */
export function SendingScreen({ text }: { text?: string }) {
  return (
    <div role="status" className={text ? 'sending-screen' : 'sr-only'}>
      {text && (
        <>
          <span className="spinner" aria-hidden />
          <p className="heading-3">{text}</p>
        </>
      )}
    </div>
  );
}
