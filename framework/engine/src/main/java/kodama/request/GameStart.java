package kodama.request;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A place in the game at which it can start again, with the data of that moment. Plain data, as in {@link FirstScene}.
 *
 * @param first the scene, and its mark if it is fast-forwarded
 * @param data what {@code game.data} contains when the scene starts
 * @param markData what {@code game.data} contains when the mark is reached; empty without a mark
 */
public record GameStart(FirstScene first, Map<String, Object> data, Map<String, Object> markData) {
    /** Makes copies; the order of the data is kept. */
    public GameStart {
        data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
        markData = Collections.unmodifiableMap(new LinkedHashMap<>(markData));
    }

    /** Creates a start without data. */
    public static GameStart of(FirstScene first) {
        return new GameStart(first, Map.of(), Map.of());
    }
}
