package kodama.dev;

import java.util.Locale;

/**
 * Something that can be chosen.
 *
 * @param id tells it from all others, and stays the same over restarts
 * @param group the heading it stands under; empty for none
 * @param title what it is called
 * @param note what else there is to say, in a word or two; may be empty
 * @param value what choosing it means
 */
record MenuItem<T>(String id, String group, String title, String note, T value) {
    /** Whether each of the words is somewhere in it. */
    boolean matches(String words) {
        String text = (group + " " + title + " " + note).toLowerCase(Locale.ROOT);
        for (String word : words.split(" ")) if (!text.contains(word)) return false;
        return true;
    }
}
