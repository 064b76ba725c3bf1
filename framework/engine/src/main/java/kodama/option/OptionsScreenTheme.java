package kodama.option;

import java.util.Map;

/**
 * How a game dresses the screens on which its player chooses; what is empty is as it is in every game.
 *
 * @param title what stands above the first screen
 * @param colors ARGB by the names {@code ground}, {@code band}, {@code ink}, {@code dim}, {@code title} and
 *     {@code cursor}
 * @param picture name of a picture behind it
 * @param sounds names of sounds, for {@code move}, {@code change}, {@code choose} and {@code back}
 */
public record OptionsScreenTheme(
        String title, Map<String, Integer> colors, String picture, Map<String, String> sounds) {
    /** As it is in every game. */
    public static final OptionsScreenTheme PLAIN = new OptionsScreenTheme("", Map.of(), "", Map.of());
}
