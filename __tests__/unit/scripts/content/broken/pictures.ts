import { addText, fact, fees, figure, type Mistake } from './mistake';

const shown = '{figure: fee-caps}';

export const pictures: Record<string, Mistake> = {
  'a figure that has no file': {
    file: fees,
    change: [shown, '{figure: fee-cap}'],
    points: '{figure: fee-cap}',
    says: /^figure fee-cap: has no file content\/en\/figures\/09\/fee-cap\.yml\. .*Did you mean “fee-caps”\?/,
  },
  'a figure that is shown twice': {
    file: fees,
    change: addText('{figure:  money-path}'),
    points: '{figure:  money-path}',
    says: /^figure money-path: is in the text twice\./,
  },
  'a figure in the middle of a text': {
    file: fees,
    change: addText('See {figure: fee-caps}.'),
    points: 'See {figure',
    says: /^text: says \{figure: fee-caps\}, which nothing fills in\. Write a figure as \{figure: name\}, alone in its line/,
  },
  'a figure without a caption': {
    file: figure,
    change: fact('caption', '""'),
    points: 'caption',
    says: /^caption: is empty\. Write the sentence below the figure/,
  },
  'a picture that is missing': {
    file: fees,
    change: addText('![A brass balance on a table](balance.svg "Weigh both sides.")'),
    points: '![A brass',
    says: /^picture balance\.svg: is not in public\/images\/blogs\/9\/\./,
  },
  'a picture without alternative text': {
    file: fees,
    change: addText('![](cover.svg "Weigh both sides.")'),
    points: '![](cover',
    says: /^picture cover\.svg: has no alternative text\. Write what it shows between/,
  },
};
