import { render } from '@testing-library/react';
import { SendFailed } from '@/components/forms/send-failed';

describe('the notice of a failed send', () => {
  it('stays silent where its text is empty', () => {
    const { container } = render(<SendFailed text="" phone="(555) 010-0142" />);
    expect(container).toBeEmptyDOMElement();
  });
});
