import { fees, figure, type Mistake } from './mistake';

export const pictures: Record<string, Mistake> = {
  'a picture that is missing': {
    file: fees,
    change: ['](fee-caps.svg', '](fee-cap.svg'],
    points: '](fee-cap.svg',
    says: /^picture fee-cap\.svg: is not in public\/images\/blogs\/9\/\. Did you mean fee-caps\.svg\?/,
  },
  'a picture without alternative text': {
    file: fees,
    change: [/!\[[^\]]*\]\(fee-caps/, '![](fee-caps'],
    points: '![](fee-caps',
    says: /^picture fee-caps\.svg: needs an alternative text of 20 to 320 characters/,
  },
  'a picture without a caption': {
    file: fees,
    change: [/\(fee-caps\.svg "[^"]*"\)/, '(fee-caps.svg)'],
    points: '(fee-caps.svg)',
    says: /^picture fee-caps\.svg: needs a caption\. Write it in "quotes"/,
  },
  'a figure that was not drawn again': {
    file: figure,
    change: ['value: 40000', 'value: 41000'],
    says: /^drawing: does not show what this file says\. Run npm run draw\./,
  },
};
