package kodama.lua;

import org.luaj.vm2.LuaBoolean;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Hashes of keys that are the same in every run: from contents or from the machine's count, never from addresses. */
final class Hashes {

    private Hashes() {}

    static int of(LuaValue key) {
        if (key instanceof LuaString) return key.hashCode();
        if (key instanceof LuaNumber) return of(key.todouble());
        if (key instanceof ScriptTable || key instanceof ScriptFunction || key instanceof Coroutine)
            return key.hashCode();
        if (key instanceof LuaBoolean) return key.toboolean() ? 1 : 2;
        return key instanceof LuaFunction function ? mix(function.name().hashCode()) : foreign(key);
    }

    static int of(double key) {
        int whole = (int) key;
        return whole == key ? whole : mix(Double.hashCode(key));
    }

    static int ofSequence(int sequence) {
        return mix(sequence);
    }

    /** Java's own objects have nothing but an address and their class; those of one class share a hash. */
    private static int foreign(LuaValue key) {
        if (key.isuserdata()) return key.touserdata().getClass().getName().hashCode();
        return key.getClass().getName().hashCode();
    }

    private static int mix(int value) {
        int spread = value * 0x9E3779B9;
        return spread ^ spread >>> 15;
    }
}
