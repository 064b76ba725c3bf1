package kodama.lua.value;

import org.luaj.vm2.LuaValue;

/**
 * Stands where an object was a key that has been removed, until the table is made again: a traversal finds its place by
 * it, and the table does not keep the object alive.
 */
final class DeadKey extends LuaValue implements StableHash {

    /** That of the key that stood here, so that the search goes on over it. */
    private final int hash;

    private DeadKey(int hash) {
        this.hash = hash;
    }

    /** What is left of a key: the key itself, unless it is an object that is told from others by its hash. */
    static LuaValue of(LuaValue key) {
        return key instanceof SequencedObject object ? new DeadKey(object.stableHash()) : key;
    }

    @Override
    public boolean raweq(LuaValue key) {
        return key instanceof SequencedObject object && object.stableHash() == hash;
    }

    @Override
    public int stableHash() {
        return hash;
    }

    @Override
    public int type() {
        return TNIL;
    }

    @Override
    public String typename() {
        return "nil";
    }
}
