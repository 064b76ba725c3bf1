package kodama.script;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import kodama.lua.LuaMachine;
import org.luaj.vm2.LuaValue;

/**
 * Names of fields as Lua strings: the very objects that scripts use.
 *
 * <p>A table finds a field at once by the object it was set with, and must compare letters for any other that is equal.
 */
final class Names {
    final LuaValue x;
    final LuaValue y;
    final LuaValue sprite;
    final LuaValue frame;
    final LuaValue scale;
    final LuaValue rotation;
    final LuaValue flipX;
    final LuaValue flipY;
    final LuaValue alpha;
    final LuaValue tint;
    final LuaValue visible;
    final LuaValue draw;
    final LuaValue hitbox;
    final LuaValue hits;
    final LuaValue damage;

    private final LuaMachine machine;
    private final Map<String, LuaValue> known = new HashMap<>();

    Names(LuaMachine machine) {
        this.machine = machine;
        x = of("x");
        y = of("y");
        sprite = of("sprite");
        frame = of("frame");
        scale = of("scale");
        rotation = of("rotation");
        flipX = of("flip_x");
        flipY = of("flip_y");
        alpha = of("alpha");
        tint = of("tint");
        visible = of("visible");
        draw = of("draw");
        hitbox = of("hitbox");
        hits = of("hits");
        damage = of("damage");
    }

    /** Returns a name; quick from the second time on. */
    LuaValue of(String name) {
        LuaValue found = known.get(name);
        return found != null ? found : learn(name);
    }

    /** The machine keeps one object for each constant of its scripts; a script of that one constant tells it. */
    private LuaValue learn(String name) {
        boolean isPlain = name.chars().allMatch(Character::isUnicodeIdentifierPart);
        LuaValue learned = isPlain ? constant(name) : LuaValue.valueOf(name);
        known.put(name, learned);
        return learned;
    }

    private LuaValue constant(String name) {
        byte[] script = ("return '" + name + "'").getBytes(StandardCharsets.UTF_8);
        return machine.coroutine(machine.load("name", script))
                .resume(LuaValue.NONE)
                .arg1();
    }
}
