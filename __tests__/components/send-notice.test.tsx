import { render, screen } from '@testing-library/react';
import { formContent } from '@/components/forms/form-content';
import { SendNotice } from '@/components/forms/send-notice';

const { texts } = formContent();

describe('the notice of what became of a message', () => {
  it('stays silent where the text for a failure is empty', () => {
    const { container } = render(
      <SendNotice phase="failed" texts={{ ...texts, sendFailed: '' }} />,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['failed', 'was not sent'],
    ['unknown', 'may or may not have arrived'],
    ['arrived', 'has arrived after all'],
  ] as const)('says of %s that it %s, and takes the focus', (phase, words) => {
    render(<SendNotice phase={phase} texts={texts} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
