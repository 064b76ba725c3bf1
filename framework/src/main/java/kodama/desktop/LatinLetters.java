package kodama.desktop;

import kodama.input.Key;
import org.jspecify.annotations.Nullable;

/**
 * Names the keys of a keyboard without Latin letters, such as a Russian or Greek one, by their places. A sign may be
 * where an American keyboard has a letter, on such a keyboard and on a Dvorak one: which it is, the letters show that
 * were pressed before. Called by AWT's thread.
 */
final class LatinLetters {
    private boolean isLatin = true;

    /**
     * Returns what a key is named by.
     *
     * @param letter what the layout puts there; null if that is nothing that a key is named by
     * @param place where the key is
     */
    Key letter(@Nullable Key letter, Key place) {
        if (isLetter(letter)) isLatin = true;
        else if (letter == null && isLetter(place)) isLatin = false;
        if (letter == null) return place;
        return !isLatin && isLetter(place) && !isLetter(letter) ? place : letter;
    }

    private static boolean isLetter(@Nullable Key key) {
        return key != null && key.compareTo(Key.A) >= 0 && key.compareTo(Key.Z) <= 0;
    }
}
