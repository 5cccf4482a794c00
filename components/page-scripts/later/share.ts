/** Shares or copies the page's address, or prints the page. */
export function act(button: HTMLButtonElement): void {
  const part = button.parentElement;
  const title = document.querySelector('h1')?.textContent ?? '';
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  const copied = part?.dataset['copied'] ?? '';
  const say = (text: string) => part?.querySelector('[role=status]')?.replaceChildren(text);
  const copy = () =>
    // Without a clipboard the address is shown, to copy by hand.
    navigator.clipboard
      ? navigator.clipboard.writeText(url).then(
          () => say(copied),
          () => say(url),
        )
      : say(url);
  if (button.value === 'print') window.print();
  else if (button.value === 'share' && 'share' in navigator)
    void navigator.share({ title, url }).catch(() => undefined);
  else void copy();
}
