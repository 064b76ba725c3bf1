package kodama.draw.text;

/**
 * Where a line may end: between Japanese characters but for those that must not begin or end a line, and after blanks
 * and hyphens in Latin.
 *
 * @see <a href="https://www.w3.org/TR/jlreq/#line_composition_rules_for_punctuation_marks">Requirements for Japanese
 *     text layout, 3.1</a>
 */
final class Kinsoku {
    private static final String NEVER_FIRST =
            "、。，．・：；？！゛゜´｀¨ヽヾゝゞ々ー〜～…‥）」』】〉》〕］｝’”" + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ｡､･ｰﾞﾟ｣ｧｨｩｪｫｯｬｭｮ" + "!?,.:;)]}%";

    private static final String NEVER_LAST = "（「『【〈《〔［｛‘“｢" + "([{";

    private static final String HANGING = "、。，．｡､";

    /** Two of them are one sign. */
    private static final String DOUBLE = "…‥―—";

    private Kinsoku() {}

    /** Whether a line may end between two characters that follow each other. */
    static boolean mayBreak(int left, int right) {
        if (left == ' ') return right != ' ';
        if (right == ' ' || isOneOf(NEVER_FIRST, right) || isOneOf(NEVER_LAST, left)) return false;
        if (left == right && isOneOf(DOUBLE, left)) return false;
        return isWide(left) || isWide(right) || left == '-' && Character.isLetter(right);
    }

    /** Whether a character may stand beyond the end of a line. */
    static boolean mayHang(int code) {
        return isOneOf(HANGING, code);
    }

    private static boolean isOneOf(String characters, int code) {
        return characters.indexOf(code) >= 0;
    }

    /** Kana, kanji, Hangul, full-width forms and the like, which stand side by side without blanks. */
    private static boolean isWide(int code) {
        return code >= 0x2E80 && code <= 0xD7FF
                || code >= 0xF900 && code <= 0xFAFF
                || code >= 0xFE30 && code <= 0xFE4F
                || code >= 0xFF01 && code <= 0xFFEF
                || code >= 0x1F300;
    }
}
