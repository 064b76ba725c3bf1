package kodama.player.menu;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A row of a menu: something that can be chosen or, without a value, something that is told.
 *
 * @param <T> what choosing an item means
 * @param id tells it from all others, and stays the same over restarts; empty if only its place does that
 * @param group the heading it stands under; empty for none
 * @param note what else there is to say, in a word or two; may be empty
 * @param value what choosing it means; null for one that only tells something, which the cursor passes over
 */
public record MenuItem<T>(
        String id,
        String group,
        String title,
        String note,
        @Nullable T value) {
    /** An item of a list in which no two titles of a group are alike. */
    public static <T> MenuItem<T> of(String group, String title, String note, @Nullable T value) {
        return new MenuItem<>(group + "/" + title, group, title, note, value);
    }

    /** Whether the cursor stops on it. */
    public boolean isChoosable() {
        return value != null;
    }

    /** What choosing it means; to be asked only of one that can be chosen. */
    public T requireValue() {
        return Objects.requireNonNull(value, title);
    }

    /** Whether each of the words, in small letters and separated by spaces, is somewhere in it. */
    public boolean matches(String words) {
        String text = (group + " " + title + " " + note).toLowerCase(Locale.ROOT);
        for (String word : words.split(" ")) if (!text.contains(word)) return false;
        return true;
    }
}
