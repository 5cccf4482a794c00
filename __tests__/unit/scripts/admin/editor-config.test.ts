import { readEditorConfig } from '@/scripts/admin/editor-config';

const repository = {
  NEXT_PUBLIC_EDITOR_SERVICE: 'github',
  NEXT_PUBLIC_EDITOR_REPOSITORY: 'owner/name',
  NEXT_PUBLIC_EDITOR_BRANCH: 'main',
};

describe('where the editing page keeps changes', () => {
  it('is nowhere but in local files where nothing is set', () => {
    expect(readEditorConfig({})).toBeUndefined();
  });

  it('is the repository that is named', () => {
    expect(readEditorConfig(repository)).toEqual({
      service: 'github',
      repository: 'owner/name',
      branch: 'main',
      signIn: '',
    });
  });

  it('may be in a group of GitLab, where people sign in to an application', () => {
    const config = readEditorConfig({
      NEXT_PUBLIC_EDITOR_SERVICE: 'gitlab',
      NEXT_PUBLIC_EDITOR_REPOSITORY: 'group/below/name',
      NEXT_PUBLIC_EDITOR_BRANCH: 'main',
      NEXT_PUBLIC_EDITOR_SIGN_IN: 'an-id',
    });
    expect(config).toMatchObject({ repository: 'group/below/name', signIn: 'an-id' });
  });
});
