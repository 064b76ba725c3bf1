package kodama.lua.value;

import org.luaj.vm2.LuaValue;

/**
 * Replaces an object that was a key and has been removed, until the next rehash. A traversal finds its position by it,
 * and the table does not keep the object alive.
 */
final class DeadKey extends LuaValue implements StableHash {

    /** The hash of the original key, so that probing continues past it. */
    private final int hash;

    private DeadKey(int hash) {
        this.hash = hash;
    }

    /** Returns the dead key for a key; the key itself unless it is an object with identity. */
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
