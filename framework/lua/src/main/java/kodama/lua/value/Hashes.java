package kodama.lua.value;

import java.util.Arrays;
import org.luaj.vm2.LuaBoolean;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Hashes of keys that are the same in every run: from contents or sequence numbers, never from addresses. */
public final class Hashes {

    /** LuaJ's hash of a string below this length covers every byte. */
    private static final int WHOLLY_HASHED = 32;

    private static final long SEED = 0x2545F4914F6CDD1DL;
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private Hashes() {}

    static int of(LuaValue key) {
        if (key instanceof LuaString text) return of(text);
        if (key instanceof LuaNumber) return of(key.todouble());
        if (key instanceof StableHash object) return object.stableHash();
        if (key instanceof LuaBoolean) return key.toboolean() ? 1 : 2;
        return key instanceof LuaFunction function ? mix(function.name().hashCode()) : foreign(key);
    }

    /** LuaJ's hash covers at most some 32 bytes; long names often differ in the others. */
    static int of(LuaString text) {
        return text.m_length < WHOLLY_HASHED ? text.hashCode() : fold(of(text, 0));
    }

    static int of(double key) {
        int whole = (int) key;
        return scatter(whole == key ? whole : Double.hashCode(key));
    }

    /**
     * Returns the hash of an object with a sequence number.
     *
     * @param sequence the sequence number
     */
    public static int ofSequence(int sequence) {
        return mix(sequence);
    }

    /**
     * Returns the hash of a function that has its own hash code, such as that of its name.
     *
     * @param hashCode the function's hash code
     */
    public static int ofFunction(int hashCode) {
        return mix(hashCode);
    }

    // for tables whose keys collide: keys with equal hashes cannot be found without knowing the table

    static int hard(LuaValue key, int seed) {
        if (key instanceof LuaString text) return hard(text, seed);
        if (key instanceof LuaNumber) return hard(key.todouble(), seed);
        return fold(mix(of(key), mix(seed + 1L, SEED)));
    }

    static int hard(LuaString text, int seed) {
        return fold(of(text, mix(seed + 1L, SEED)));
    }

    static int hard(double key, int seed) {
        return fold(mix(Double.doubleToLongBits(key + 0.0), mix(seed + 1L, SEED)));
    }

    /** Hashes every byte, eight at a time. */
    private static long of(LuaString text, long seed) {
        byte[] bytes = text.m_bytes;
        int end = text.m_offset + text.m_length;
        int at = text.m_offset;
        long hash = seed + text.m_length;
        for (; at <= end - Long.BYTES; at += Long.BYTES) hash = mix(EightBytes.get(bytes, at), hash);
        long rest = 0;
        for (; at < end; at++) rest = rest << Byte.SIZE | bytes[at] & 0xff;
        return mix(rest, hash);
    }

    private static long mix(long value, long hash) {
        long mixed = (hash ^ value) * PRIME;
        return mixed ^ mixed >>> 29 ^ mixed << 17;
    }

    private static int fold(long hash) {
        long mixed = hash * PRIME;
        return (int) (mixed ^ mixed >>> 32);
    }

    /** Compares the hashes first: they usually differ. */
    static boolean areEqual(LuaString some, LuaString other) {
        return some.hashCode() == other.hashCode() && haveSameBytes(some, other);
    }

    private static boolean haveSameBytes(LuaString some, LuaString other) {
        int from = some.m_offset;
        int otherFrom = other.m_offset;
        return Arrays.equals(
                some.m_bytes, from, from + some.m_length, other.m_bytes, otherFrom, otherFrom + other.m_length);
    }

    /** Java objects have nothing but an address and a class, so objects of the same class share a hash. */
    private static int foreign(LuaValue key) {
        if (key.isuserdata()) return key.touserdata().getClass().getName().hashCode();
        return key.getClass().getName().hashCode();
    }

    /** Spreads numbers that differ in only a few bits. */
    private static int scatter(int value) {
        int spread = (value ^ value >>> 16) * 0x85EBCA6B;
        spread = (spread ^ spread >>> 13) * 0xC2B2AE35;
        return spread ^ spread >>> 16;
    }

    static int mix(int value) {
        int spread = value * 0x9E3779B9;
        return spread ^ spread >>> 15;
    }
}
