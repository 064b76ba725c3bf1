package kodama.player.menu;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A row of a menu: an item that can be chosen or, without a value, a line of information.
 *
 * @param <T> the type of the value
 * @param id a unique id that stays the same over restarts; empty if only its position identifies the item
 * @param group the heading above it; empty for none
 * @param note one or two words of further information; may be empty
 * @param value the meaning of choosing it; null for information, which the cursor skips
 */
public record MenuItem<T>(
        String id,
        String group,
        String title,
        String note,
        @Nullable T value) {
    /** Creates an item of a list in which the titles of a group are unique. */
    public static <T> MenuItem<T> of(String group, String title, String note, @Nullable T value) {
        return new MenuItem<>(group + "/" + title, group, title, note, value);
    }

    /** Whether the cursor stops at it. */
    public boolean isChoosable() {
        return value != null;
    }

    /** Returns the value; only for an item that can be chosen. */
    public T requireValue() {
        return Objects.requireNonNull(value, title);
    }

    /** Whether it contains each of these words, which are in lower case and separated by spaces. */
    public boolean matches(String words) {
        String text = (group + " " + title + " " + note).toLowerCase(Locale.ROOT);
        for (String word : words.split(" ")) if (!text.contains(word)) return false;
        return true;
    }
}
