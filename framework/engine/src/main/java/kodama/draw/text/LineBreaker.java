package kodama.draw.text;

/**
 * Finds the ends of lines: each has as many characters as fit, up to a position where it may break. Blanks at its end
 * take no room, and a 。 or 、 may hang over the margin.
 */
final class LineBreaker {
    private final int[] codes;
    private final Font font;
    private final int room;

    LineBreaker(int[] codes, Font font, int room) {
        this.codes = codes;
        this.font = font;
        this.room = room;
    }

    /** Returns the end of a line: the index of the first character after it, or of the line break in the text. */
    int end(int start) {
        int allowed = start;
        int end = start;
        long width = 0;
        long seen = 0; // does not include blanks at the end
        while (!isOver(end)) {
            width += step(start, end);
            boolean isBlank = codes[end] == ' ';
            if (!isBlank && width > room && !hangs(start, end, seen)) break;
            if (!isBlank) seen = width;
            end++;
            if (!isOver(end) && Kinsoku.canBreak(codes[end - 1], codes[end])) allowed = end;
        }
        if (isOver(end)) return end;
        return allowed > start ? allowed : Math.max(end, start + 1);
    }

    private boolean isOver(int at) {
        return at == codes.length || codes[at] == '\n';
    }

    /** Width that this character adds to the line. */
    private int step(int start, int at) {
        int kerning = at > start ? font.kerning(codes[at - 1], codes[at]) : 0;
        return kerning + font.glyph(codes[at]).advance();
    }

    private boolean hangs(int start, int at, long before) {
        return at > start && before <= room && Kinsoku.canHang(codes[at]);
    }

    /** Width of a line, without blanks at its end and hanging characters. */
    int width(int start, int end) {
        int last = end;
        while (last > start && codes[last - 1] == ' ' && room < Integer.MAX_VALUE) last--;
        long width = 0;
        long before = 0;
        for (int at = start; at < last; at++) {
            before = width;
            width += step(start, at);
        }
        boolean hangs = width > room && last > start && hangs(start, last - 1, before);
        return (int) Math.min(Integer.MAX_VALUE / 256, hangs ? before : width);
    }

    /**
     * Rules for line breaks: between Japanese characters except those that must not begin or end a line, and after
     * blanks and hyphens in Latin text.
     *
     * @see <a href="https://www.w3.org/TR/jlreq/#line_composition_rules_for_punctuation_marks">Requirements for
     *     Japanese text layout, 3.1</a>
     */
    static final class Kinsoku {
        private static final String NEVER_FIRST =
                "、。，．・：；？！゛゜´｀¨ヽヾゝゞ々ー〜～…‥）」』】〉》〕］｝’”" + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ｡､･ｰﾞﾟ｣ｧｨｩｪｫｯｬｭｮ" + "!?,.:;)]}%";

        private static final String NEVER_LAST = "（「『【〈《〔［｛‘“｢" + "([{";

        private static final String HANGING = "、。，．｡､";

        /** Two of these in a row are one symbol. */
        private static final String DOUBLE = "…‥―—";

        private Kinsoku() {}

        /** Whether a line may break between two adjacent characters. */
        static boolean canBreak(int left, int right) {
            if (left == ' ') return right != ' ';
            if (right == ' ' || isOneOf(NEVER_FIRST, right) || isOneOf(NEVER_LAST, left)) return false;
            if (left == right && isOneOf(DOUBLE, left)) return false;
            return isWide(left) || isWide(right) || left == '-' && Character.isLetter(right);
        }

        /** Whether a character may hang over the margin. */
        static boolean canHang(int code) {
            return isOneOf(HANGING, code);
        }

        private static boolean isOneOf(String characters, int code) {
            return characters.indexOf(code) >= 0;
        }

        /** Kana, kanji, Hangul, full-width forms and the like, which are written without blanks. */
        private static boolean isWide(int code) {
            return code >= 0x2E80 && code <= 0xD7FF
                    || code >= 0xF900 && code <= 0xFAFF
                    || code >= 0xFE30 && code <= 0xFE4F
                    || code >= 0xFF01 && code <= 0xFFEF
                    || code >= 0x1F300;
        }
    }
}
