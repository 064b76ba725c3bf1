package kodama.lua;

import org.luaj.vm2.LuaBoolean;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Hashes of keys that are the same in every run: from contents or from the machine's count, never from addresses. */
final class Hashes {

    /** LuaJ's hash of a shorter string takes in every byte. */
    private static final int WHOLLY_HASHED = 32;

    private Hashes() {}

    static int of(LuaValue key) {
        if (key instanceof LuaString text) return of(text);
        if (key instanceof LuaNumber) return of(key.todouble());
        if (key instanceof ScriptTable || key instanceof ScriptFunction || key instanceof Coroutine)
            return key.hashCode();
        if (key instanceof LuaBoolean) return key.toboolean() ? 1 : 2;
        return key instanceof LuaFunction function ? mix(function.name().hashCode()) : foreign(key);
    }

    /** LuaJ's hash looks at no more than some 32 bytes; long names often differ in the others. */
    static int of(LuaString text) {
        return text.m_length < WHOLLY_HASHED ? text.hashCode() : ofLong(text);
    }

    private static int ofLong(LuaString text) {
        int hash = text.m_length;
        for (int i = 0; i < text.m_length; i++) hash = 31 * hash + text.m_bytes[text.m_offset + i];
        return scatter(hash);
    }

    static int of(double key) {
        int whole = (int) key;
        return scatter(whole == key ? whole : Double.hashCode(key));
    }

    static int ofSequence(int sequence) {
        return mix(sequence);
    }

    /** Java's own objects have nothing but an address and their class; those of one class share a hash. */
    private static int foreign(LuaValue key) {
        if (key.isuserdata()) return key.touserdata().getClass().getName().hashCode();
        return key.getClass().getName().hashCode();
    }

    /** Spreads numbers that differ in few bits only, wherever those are. */
    private static int scatter(int value) {
        int spread = (value ^ value >>> 16) * 0x85EBCA6B;
        spread = (spread ^ spread >>> 13) * 0xC2B2AE35;
        return spread ^ spread >>> 16;
    }

    private static int mix(int value) {
        int spread = value * 0x9E3779B9;
        return spread ^ spread >>> 15;
    }
}
