package kodama.option;

import java.util.Map;

/**
 * A game's theme for the options screens; empty values stand for the default.
 *
 * @param title title of the first screen
 * @param colors ARGB by the names {@code ground}, {@code band}, {@code ink}, {@code dim}, {@code title} and
 *     {@code cursor}
 * @param picture name of the background picture
 * @param sounds names of sounds, for {@code move}, {@code change}, {@code choose} and {@code back}
 */
public record OptionsScreenTheme(
        String title, Map<String, Integer> colors, String picture, Map<String, String> sounds) {
    /** The default theme. */
    public static final OptionsScreenTheme PLAIN = new OptionsScreenTheme("", Map.of(), "", Map.of());
}
