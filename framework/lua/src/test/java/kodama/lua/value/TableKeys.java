package kodama.lua.value;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Keys of all kinds, by number: integers first, then keys that cannot be list items. */
final class TableKeys {

    static final int WHOLE = 600;

    /** More names than a shape may have. */
    static final int NAMES = 300;

    private final int firstName;

    private final List<LuaValue> keys = new ArrayList<>();

    TableKeys() {
        for (int i = 1; i <= WHOLE; i++) keys.add(LuaReal.of(i));
        for (double each : new double[] {0, -1, -2, 0.5, 1.5, 1e9, 1L << 31, 1L << 53, -1e300})
            keys.add(LuaReal.of(each));
        for (double each : new double[] {Double.POSITIVE_INFINITY, Integer.MIN_VALUE}) keys.add(LuaReal.of(each));
        for (int i = 0; i < 20; i++) keys.add(new ScriptTable(1000 + i, noFields()));
        keys.add(LuaValue.TRUE);
        keys.add(LuaValue.FALSE);
        keys.add(LuaString.valueOf(""));
        keys.add(LuaString.valueOf("long".repeat(20)));
        firstName = keys.size();
        for (int i = 0; i < NAMES; i++) keys.add(i % 8 == 3 ? colliding(i) : LuaString.valueOf("field" + i));
    }

    /** Returns one of many keys that probe the same place, except in large tables. */
    private static LuaString colliding(int number) {
        for (int i = 0; ; i++) {
            LuaString name = LuaString.valueOf(number + "data" + i);
            if ((ShapeNameIndex.start(name) & 1023) == 0) return name;
        }
    }

    /** Returns a machine's empty shape, shared with no other machine. */
    static Shape noFields() {
        Map<LuaString, LuaString> constants = new HashMap<>();
        return Shape.empty(name -> constants.computeIfAbsent(name, each -> each), name -> !name.tojstring()
                .startsWith("data"));
    }

    /** Returns the number of the first name; all keys after it are names, too. */
    int firstName() {
        return firstName;
    }

    int count() {
        return keys.size();
    }

    LuaValue at(int number) {
        return keys.get(number);
    }

    /** Returns an equal key that is another object, if possible. */
    LuaValue copyAt(int number) {
        LuaValue key = keys.get(number);
        if (key instanceof LuaReal real) return LuaReal.of(real.v);
        return key instanceof LuaString name ? LuaString.valueOf(bytes(name)) : key;
    }

    private static byte[] bytes(LuaString name) {
        return name.tojstring().getBytes(StandardCharsets.UTF_8);
    }

    int numberOf(LuaValue key) {
        if (key instanceof LuaReal real && real.v >= 1 && real.v <= WHOLE && real.v == (int) real.v)
            return (int) real.v - 1;
        for (int i = WHOLE; i < keys.size(); i++) if (keys.get(i).raweq(key)) return i;
        throw new AssertionError("a key that was not set: " + key);
    }
}
