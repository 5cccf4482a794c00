import { rewriteMarkdown } from '@/scripts/admin/browser/kept-format';

const before = `Text

| State    | Years |
| -------- | ----- |
| New York | 3     |

1. **One** is first.

2. **Two** is next.

- a
- b`;

const after = `Text

| State | Years |
| --- | --- |
| New York | 3 |

1. **One** is first.
2. **Two** is next.

- a
- b`;

describe('a Markdown text that comes back from the editor', () => {
  it('keeps the original spacing', () => {
    expect(rewriteMarkdown(before, after)).toBe(before);
  });

  it('has the changes', () => {
    const changed = after.replace('New York | 3', 'New York | 4').replace('- b', '- b\n- c');
    const expected = before
      .replace('| New York | 3     |', '| New York | 4 |')
      .replace('- b', '- b\n- c');
    expect(rewriteMarkdown(before, changed)).toBe(expected);
  });

  it('is used as is if it is new', () => {
    expect(rewriteMarkdown('', after)).toBe(after);
  });
});
