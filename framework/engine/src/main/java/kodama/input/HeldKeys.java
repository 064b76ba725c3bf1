package kodama.input;

import org.jspecify.annotations.Nullable;

/**
 * The physical keys that are down. The label that a key had when it was pressed stays until its release, even if the
 * keyboard layout changes. Not thread-safe.
 */
final class HeldKeys {
    private final @Nullable Key[] letters = new @Nullable Key[Key.values().length];
    private final boolean[] isDown = new boolean[letters.length];

    /** Keys that are ignored until they are released. */
    private final boolean[] isOld = new boolean[letters.length];

    /** Adds a key, which may have no label. Returns whether it was already down. */
    boolean press(@Nullable Key letter, Key place) {
        boolean wasDown = isDown[place.ordinal()];
        isDown[place.ordinal()] = true;
        if (!wasDown) letters[place.ordinal()] = letter;
        return wasDown;
    }

    /** Removes a key. Returns its label if no other key with that label is down, otherwise null. */
    @Nullable
    Key release(Key place) {
        Key letter = letters[place.ordinal()];
        isDown[place.ordinal()] = false;
        isOld[place.ordinal()] = false;
        letters[place.ordinal()] = null;
        return letter == null || holds(letter) ? null : letter;
    }

    /** Returns whether a key with this label is down. */
    boolean holds(Key letter) {
        for (Key held : letters) if (held == letter) return true;
        return false;
    }

    /** Marks the keys that are down as old. */
    void markOld() {
        System.arraycopy(isDown, 0, isOld, 0, isDown.length);
    }

    /** Returns whether a key was already down at the last call of {@link #markOld}. */
    boolean isOld(Key place) {
        return isOld[place.ordinal()];
    }

    /** Returns whether a physical key is down. */
    boolean holdsPlace(Key place) {
        return isDown[place.ordinal()];
    }

    /** Returns whether a physical key is down that was pressed with this label. */
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
