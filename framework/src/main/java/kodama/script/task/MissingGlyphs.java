package kodama.script.task;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import kodama.draw.DotFont;

/** Which letters were to be written that their font lacks, so that each is told of once. */
final class MissingGlyphs {
    /** So many are told of for a font: an author who writes Thai knows by then. */
    private static final int MOST = 100;

    private static final int LAST_ASCII = '~';

    private final DotFont builtIn = DotFont.builtIn();
    private final Map<String, BitSet> known = new HashMap<>();

    /** Returns those of a text that are new, as {@code 'ж' (U+0436), U+0007}; empty for none, as nearly always. */
    String newIn(String text) {
        for (int i = 0; i < text.length(); i++) if (isOdd(text.charAt(i))) return newIn(text, "", builtIn::has);
        return "";
    }

    /** The same for another font. */
    String newIn(String text, String font, IntPredicate has) {
        BitSet told = known.computeIfAbsent(font, name -> new BitSet());
        return text.codePoints()
                .filter(letter -> letter != '\n' && !has.test(letter) && isNew(letter, told))
                .mapToObj(MissingGlyphs::told)
                .collect(Collectors.joining(", "));
    }

    /** Whether it is worth a closer look. */
    private static boolean isOdd(char letter) {
        return letter > LAST_ASCII || letter < ' ' && letter != '\n';
    }

    private static boolean isNew(int letter, BitSet told) {
        if (told.get(letter) || told.cardinality() == MOST) return false;
        told.set(letter);
        return true;
    }

    private static String told(int letter) {
        String code = "U+%04X".formatted(letter);
        return Character.isISOControl(letter) ? code : "'" + Character.toString(letter) + "' (" + code + ")";
    }
}
