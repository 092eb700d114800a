import { expect, test } from 'vitest'
import { qrCode } from './qrCode'

const TEXT = 'https://higaki.example/table/aZ09-_'.repeat(4)
// Made by another program (uqr 0.1.3): how many letters of the text, which mask, and each row as a hexadecimal number.
const CODES: [letters: number, mask: number, rows: string][] = [
  [
    1,
    0,
    '1fce7f 105741 17445d 17415d 17555d 104141 1fd57f 700 154a12 1ea046 1f5911 172046 10cd54 16ab 1fceef 1043b8 ' +
      '1756ed 174c46 175111 104046 1fd557',
  ],
  [
    26,
    1,
    '1fd9c7f 1044041 1752b5d 1747f5d 174f45d 105c541 1fd557f b500 1465325 ab776b 66efbd d23398 1ce9161 294a63 ' +
      '1847a4d 72e0f8 19ff1f2 13111 1fde951 1048711 17477f2 1747b96 17572bb 1045530 1fde149',
  ],
  [
    27,
    6,
    '1fd7e57f 105fea41 1759c35d 1748695d 1753aa5d 1041c841 1fd5557f 24600 13f3f897 1d924636 fd84dd4 18ad68b9 ' +
      'b6ac261 1f2b047f bdc6fa5 17aed4f5 114223a8 1a270716 187eda19 1b3cb74c 1d4987fe 139d18 1fd0b358 10599712 ' +
      '1757bbfa 17525782 174957b7 104422dd 1fde5f20',
  ],
  [
    43,
    5,
    '1fc7ccc7f 105d14041 175951f5d 175f7775d 17497145d 104c22341 1fd55557f 1f73600 105b4e3ce 30fbee1c ee8f8414 ' +
      '8ac9c93e 1b73aab42 171b8c9eb 257794ee 1180916bd ef0297bd 1f9fb324f 18d53eeef 1206916dc 19cfc6918 1625c03b8 ' +
      '16f182c6a 17087762f 19dc111fa 153fd17 1fc2e9754 1046fdf1c 1746f1df9 174584bb1 1745eeebf 10444007c 1fd82856a',
  ],
  [
    84,
    3,
    '1fdf0ef57f 105b3d2141 174b140e5d 175a025c5d 174837935d 10427f4d41 1fd555557f 111d7700 16ef39d74b f852eb8ae ' +
      '40d4a5f8 4bcd4680c 127f096edf 7172396fb e5e1e1856 1d8000e671 c70a45a0f 1c2f699a4f 2c574c217 1cb729212a ' +
      '4f96f87b1 1a340a3108 15da59fda0 f3ff01b9f d762b5cd6 62afa1fd3 dcec61d8e 1597e5e691 3ea5489f4 14aff515 ' +
      '1fd0259555 105acd3711 174f9fa5fb 1753d770df 17509df4dc 1043631afc 1fdb385cdf',
  ],
  [
    85,
    7,
    '1fc9bf2b67f 104e35ef841 174fe72995d 174bacaf85d 1745a4e685d 105fd7df241 1fd5555557f ddba5b00 12d2c3992a0 ' +
      '1292c9d114f 1b48b2c56ee 1c38d4cc0f5 15fbda9eb6b 99bb4fbde8 11c34110a6b 188cee9ed78 9f0fbe5d2b 989417c86f ' +
      '9f16595957 8877e652eb 146e4e12966 62d9c9536b 34196106b6 1490478e694 e05bb9bc3 fbab2d8aaa 10e13d7c993 ' +
      '6ac4bee9c0 1ee66be48f1 a16ca87fa3 11f4a74383b 60fcbe4ca9 16cb23b61f5 1680d7b17 1fcbaa0155e 105479f6517 ' +
      '174f01705f1 175ba310ed5 174e5d2501f 104c009ffe2 1fdc79e0bba',
  ],
]

const written = (code: boolean[][] | null) =>
  code?.map((row) => parseInt(row.map(Number).join(''), 2).toString(16)).join(' ')

test.each(CODES)('a code of %i letters with mask %i', (letters, mask, rows) => {
  expect(written(qrCode(TEXT.slice(0, letters), mask))).toBe(rows)
})

test('the mask is chosen by itself, and it is one of the eight', () => {
  const eight = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => written(qrCode(TEXT.slice(0, 45), mask)))
  expect(eight).toContain(written(qrCode(TEXT.slice(0, 45))))
})

test('letters beyond ASCII are bytes, and what does not fit gets no code', () => {
  expect(qrCode('ü'.repeat(53))?.length).toBe(41)
  expect(qrCode('ü'.repeat(54))).toBeNull()
  expect(qrCode(TEXT.slice(0, 107))).toBeNull()
})
