package kodama.input;

import org.jspecify.annotations.Nullable;

/**
 * What was typed while text is entered: letters, or a key. A key that is held comes again and again.
 *
 * @param text letters as the keyboard's layout makes them; empty for a key
 * @param key the key; null for letters
 * @param withCtrl whether control was held with the key
 * @param withShift whether shift was held with the key
 * @param isRepeat whether the key is held since it came before
 */
public record TypedInput(String text, @Nullable Key key, boolean withCtrl, boolean withShift, boolean isRepeat) {
    static TypedInput letters(String text) {
        return new TypedInput(text, null, false, false, false);
    }

    /** Returns the name of the key, as bindings have it, such as {@code Page Up}; empty for letters. */
    public String keyName() {
        return key == null ? "" : key.label();
    }
}
