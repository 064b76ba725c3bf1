package kodama.input;

import org.jspecify.annotations.Nullable;

/**
 * Text or a key typed during text entry. A key that is held repeats.
 *
 * @param text characters according to the keyboard layout; empty for a key
 * @param key the key, or null for characters
 * @param withCtrl whether control was down
 * @param withShift whether shift was down
 * @param isRepeat whether this is a repeat of a key that is held
 */
public record TypedInput(String text, @Nullable Key key, boolean withCtrl, boolean withShift, boolean isRepeat) {
    static TypedInput letters(String text) {
        return new TypedInput(text, null, false, false, false);
    }

    /** Returns the name of the key as in bindings, such as {@code Page Up}; empty for characters. */
    public String keyName() {
        return key == null ? "" : key.label();
    }
}
