package kodama.script;

import java.util.Map;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * The fields that the framework asks a task's table for in every frame, each with a bit.
 *
 * <p>A task notes which of them its table was ever given. Most tasks are never given most of them, and what was never
 * given need not be looked up.
 */
final class SeenFields {
    static final int VISIBLE = 1;
    static final int SPRITE = 2;
    static final int FRAME = 4;
    static final int DRAW = 8;
    static final int HITBOX = 16;
    static final int HITS = 32;

    /** Any of the fields that change how a sprite looks. */
    static final int LOOK = 64;

    private static final Map<LuaValue, Integer> BITS = Map.ofEntries(
            entry("visible", VISIBLE),
            entry("sprite", SPRITE),
            entry("frame", FRAME),
            entry("draw", DRAW),
            entry("hitbox", HITBOX),
            entry("hits", HITS),
            entry("scale", LOOK),
            entry("rotation", LOOK),
            entry("flip_x", LOOK),
            entry("flip_y", LOOK),
            entry("alpha", LOOK),
            entry("tint", LOOK));

    private SeenFields() {}

    private static Map.Entry<LuaValue, Integer> entry(String name, int bit) {
        return Map.entry(LuaValue.valueOf(name), bit);
    }

    /** The bit of a field; 0 for one that no frame asks for. */
    static int bit(LuaValue key) {
        return BITS.getOrDefault(key, 0);
    }

    /** The bits of all fields that a table has. */
    static int bits(LuaTable table) {
        int bits = 0;
        for (Map.Entry<LuaValue, Integer> field : BITS.entrySet()) {
            if (!table.rawget(field.getKey()).isnil()) bits |= field.getValue();
        }
        return bits;
    }
}
