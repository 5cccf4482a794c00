const part = document.getElementById('share');
const status = part?.querySelector('[role=status]');

if (part && status) {
  const { title = '', url = '', copied = '' } = part.dataset;
  const say = (text: string) => {
    status.textContent = text;
  };
  const actions: Record<string, (() => unknown) | false> = {
    share: 'share' in navigator && (() => navigator.share({ title, url }).catch(() => undefined)),
    // Without a clipboard the address is shown, to copy by hand.
    copy: () =>
      Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
        () => say(copied),
        () => say(url),
      ),
    print: () => window.print(),
  };
  for (const button of part.querySelectorAll('button')) {
    const act = actions[button.value];
    if (!act) continue;
    button.hidden = false;
    button.addEventListener('click', () => void act());
  }
}

export {};
