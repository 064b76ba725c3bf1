package kodama.script.api.globals;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import kodama.geom.Hitbox;
import kodama.lua.bind.Value;

/**
 * The hitboxes that scripts have created, so that equal ones are the same object.
 *
 * <p>Thousands of enemies have equal hitboxes, which hit tests read in every tick. One object for all of them stays in
 * the processor's nearest cache.
 */
final class SharedHitboxes {
    /** Number of hitboxes above which all are forgotten, for scripts that create a different one in each tick. */
    private static final int MAX = 1_000;

    private record Key(String kind, double first, double second, double angle) {}

    private final Map<Key, Value> hitboxes = new HashMap<>();

    /**
     * Returns the hitbox with these arguments, as a value of scripts.
     *
     * @param maker creates the hitbox if it is not known
     */
    Value get(String kind, double first, double second, double angle, Supplier<Hitbox> maker) {
        Key key = new Key(kind, first, second, angle);
        Value known = hitboxes.get(key);
        if (known != null) return known;
        Value created = Value.ofObject(maker.get());
        if (hitboxes.size() == MAX) hitboxes.clear();
        hitboxes.put(key, created);
        return created;
    }
}
