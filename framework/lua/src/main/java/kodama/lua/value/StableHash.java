package kodama.lua.value;

/** A key that is compared by identity and yet hashes alike in every run, so that tables iterate alike. */
public interface StableHash {

    /** The hash, which no address has a part in. */
    int stableHash();
}
