package kodama.lua.value;

/** A key that is compared by identity and has the same hash in every run, so that tables keep the same order. */
public interface StableHash {

    /** Returns the hash, which does not depend on an address. */
    int stableHash();
}
