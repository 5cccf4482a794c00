import { readEditorConfig } from '@/scripts/admin/editor-config';

const repository = {
  NEXT_PUBLIC_EDITOR_SERVICE: 'github',
  NEXT_PUBLIC_EDITOR_REPOSITORY: 'owner/name',
  NEXT_PUBLIC_EDITOR_BRANCH: 'main',
};

describe('where the editing page keeps changes', () => {
  it('is local without settings', () => {
    expect(readEditorConfig({})).toBeUndefined();
  });

  it('is the configured repository', () => {
    expect(readEditorConfig(repository)).toEqual({
      service: 'github',
      repository: 'owner/name',
      branch: 'main',
      signIn: '',
    });
  });

  it('may be in a GitLab group with an application for sign-in', () => {
    const config = readEditorConfig({
      NEXT_PUBLIC_EDITOR_SERVICE: 'gitlab',
      NEXT_PUBLIC_EDITOR_REPOSITORY: 'group/below/name',
      NEXT_PUBLIC_EDITOR_BRANCH: 'main',
      NEXT_PUBLIC_EDITOR_SIGN_IN: 'an-id',
    });
    expect(config).toMatchObject({ repository: 'group/below/name', signIn: 'an-id' });
  });
});
