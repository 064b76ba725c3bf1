package kodama.input;

import org.jspecify.annotations.Nullable;

/**
 * The keys that are down, by their places: what each was pressed as it stays until it is let go, whatever the keyboard
 * says by then. Not for several threads at once.
 */
final class HeldKeys {
    private final @Nullable Key[] letters = new @Nullable Key[Key.values().length];
    private final boolean[] isDown = new boolean[letters.length];

    /** Those that are ignored until they are released. */
    private final boolean[] isOld = new boolean[letters.length];

    /** Notes a press; answers whether the key was down already. Without a letter it stands for its place alone. */
    boolean press(@Nullable Key letter, Key place) {
        boolean wasDown = isDown[place.ordinal()];
        isDown[place.ordinal()] = true;
        if (!wasDown) letters[place.ordinal()] = letter;
        return wasDown;
    }

    /** Notes a release; returns the letter that no key stands for any more, or null if one does. */
    @Nullable
    Key release(Key place) {
        Key letter = letters[place.ordinal()];
        isDown[place.ordinal()] = false;
        isOld[place.ordinal()] = false;
        letters[place.ordinal()] = null;
        return letter == null || holds(letter) ? null : letter;
    }

    /** Whether a key is down that was pressed as this one. */
    boolean holds(Key letter) {
        for (Key held : letters) if (held == letter) return true;
        return false;
    }

    /** From now on the keys that are down are old. */
    void markOld() {
        System.arraycopy(isDown, 0, isOld, 0, isDown.length);
    }

    /** Whether the key at a place was already down when keys last aged. */
    boolean isOld(Key place) {
        return isOld[place.ordinal()];
    }

    /** Whether the key at a place is down. */
    boolean holdsPlace(Key place) {
        return isDown[place.ordinal()];
    }

    /** Whether the key at a place was pressed as a letter and is down. */
    boolean holds(Key letter, Key place) {
        return letters[place.ordinal()] == letter;
    }

    void clear() {
        for (int i = 0; i < letters.length; i++) {
            letters[i] = null;
            isDown[i] = false;
            isOld[i] = false;
        }
    }
}
