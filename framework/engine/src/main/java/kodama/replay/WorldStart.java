package kodama.replay;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import kodama.request.FirstScene;
import kodama.request.GameStart;

/**
 * What a world begins with.
 *
 * @param isFresh whether the loop object was created for it, so that nothing of an earlier world is left
 * @param seed seed of the random numbers
 * @param start the first scene, and the data that it begins with
 * @param language language of the player's system, two letters
 * @param settings the player's settings that the game can read: plain data by name
 * @param files hash of each script, data file and Java class of the game, by path
 */
public record WorldStart(
        boolean isFresh,
        long seed,
        GameStart start,
        String language,
        Map<String, Object> settings,
        Map<String, Long> files) {
    /** Makes copies; the order of the settings is kept. */
    public WorldStart {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
        files = Map.copyOf(files);
    }

    /** Returns the first scene. */
    public FirstScene first() {
        return start.first();
    }
}
