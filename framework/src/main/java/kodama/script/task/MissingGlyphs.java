package kodama.script.task;

import java.util.BitSet;
import java.util.stream.Collectors;
import kodama.draw.DotFont;

/** Which letters were to be written that the font lacks, so that each is told of once. */
final class MissingGlyphs {
    /** So many are told of in all: an author who writes Thai knows by then. */
    private static final int MOST = 100;

    private static final int LAST_ASCII = '~';

    private final DotFont font = DotFont.builtIn();
    private final BitSet known = new BitSet();

    /** Returns those of a text that are new, as {@code 'ж' (U+0436), U+0007}; empty for none, as nearly always. */
    String newIn(String text) {
        for (int i = 0; i < text.length(); i++) if (isOdd(text.charAt(i))) return listed(text);
        return "";
    }

    /** Whether it is worth a closer look. */
    private static boolean isOdd(char letter) {
        return letter > LAST_ASCII || letter < ' ' && letter != '\n';
    }

    private String listed(String text) {
        return text.codePoints()
                .filter(this::isNew)
                .mapToObj(MissingGlyphs::told)
                .collect(Collectors.joining(", "));
    }

    private boolean isNew(int letter) {
        if (letter == '\n' || font.has(letter) || known.get(letter) || known.cardinality() == MOST) return false;
        known.set(letter);
        return true;
    }

    private static String told(int letter) {
        String code = "U+%04X".formatted(letter);
        return Character.isISOControl(letter) ? code : "'" + Character.toString(letter) + "' (" + code + ")";
    }
}
